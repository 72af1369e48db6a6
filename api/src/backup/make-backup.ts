import { randomUUID } from 'node:crypto';
import { createWriteStream, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { finished } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { startRefusal } from '../platform/database/embedded-postgres/start-refusal.ts';
import { streamBaseBackup } from '../platform/database/stream-base-backup.ts';
import { ARCHIVE, describeFile, MANIFEST, type BackupManifest } from './backup-manifest.ts';
import type { BackupTexts } from './backup.en.ts';
import { readFacts } from './database-facts.queries.ts';
import { readKeyFingerprints } from './key-fingerprints.ts';
import { copyAnchors, copyMonths, logArchiveOf } from './kept-files.ts';
import { openCluster, withClient } from './open-cluster.ts';

export interface MakeBackupInput {
  readonly dataDir: string;
  /** A folder that is not there yet. */
  readonly target: string;
  readonly version: string;
  readonly env: NodeJS.ProcessEnv;
  readonly now: Date;
}

/**
 * Copies the embedded database, running or not, and the evidence beside it into a folder that gets its name when it is complete. @throws a refusal when
 * there is no database, or something is there already
 */
export async function makeBackup(input: MakeBackupInput, texts: BackupTexts): Promise<BackupManifest> {
  const { dataDir, target } = input;
  if (!existsSync(path.join(dataDir, 'postgres'))) throw startRefusal(texts.noDatabase(dataDir));
  if (existsSync(target)) throw startRefusal(texts.targetTaken(target));
  const draft = `${target}.new-${randomUUID()}`;
  mkdirSync(draft, { recursive: true, mode: 0o700 });
  try {
    const manifest = await fill(draft, input);
    writeFileSync(path.join(draft, MANIFEST), `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600, flush: true });
    renameSync(draft, target);
    return manifest;
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

async function fill(draft: string, { dataDir, version, env, now }: MakeBackupInput): Promise<BackupManifest> {
  const cluster = await openCluster(dataDir);
  try {
    const { facts, postgres } = await readDatabase(cluster.url);
    const anchors = copyAnchors(dataDir, draft);
    await writeArchive(cluster.url, path.join(draft, ARCHIVE));
    const names = [ARCHIVE, ...anchors, ...copyMonths(logArchiveOf(dataDir, env), draft)];
    return {
      format: 1,
      madeAt: now.toISOString(),
      comptoir: version,
      postgres,
      schema: facts.schema,
      counts: facts.counts,
      lanes: [...facts.lanes],
      keys: readKeyFingerprints(dataDir, env),
      files: await Promise.all(names.map(async (name) => ({ name, ...(await describeFile(path.join(draft, name))) }))),
    };
  } finally {
    await cluster.close();
  }
}

async function readDatabase(url: string) {
  return withClient({ connectionString: url, application_name: 'comptoir backup' }, async (client) => {
    const { rows } = await client.query<{ version: number }>(
      "select current_setting('server_version_num')::int / 10000 as version",
    );
    return { facts: await readFacts(client), postgres: rows[0]?.version ?? 0 };
  });
}

async function writeArchive(url: string, file: string): Promise<void> {
  // Most of it is pages half empty: the quickest level makes a tenth of it.
  const archive = createGzip({ level: 1 });
  const disk = archive.pipe(createWriteStream(file, { mode: 0o600, flush: true }));
  disk.once('error', (error) => archive.destroy(error));
  await streamBaseBackup(url, archive);
  archive.end();
  await finished(disk);
}

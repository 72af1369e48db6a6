import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { createWriteStream, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { finished } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { startRefusal } from '../platform/database/embedded-postgres/start-refusal.ts';
import { streamBaseBackup } from '../platform/database/stream-base-backup.ts';
import { ARCHIVE, describeFile, MANIFEST, type BackupManifest } from './backup-manifest.ts';
import type { Given } from '../read-environment.ts';
import type { BackupTexts } from './backup.en.ts';
import { openGivenSource } from './given/dump-database.ts';
import type { GivenDatabase } from './given/given-database.ts';
import { readFacts } from './database-facts.queries.ts';
import { readKeyFingerprints } from './key-fingerprints.ts';
import { copyAnchors, copyMonths, logArchiveOf } from './kept-files.ts';
import { openCluster, withClient } from './open-cluster.ts';

export interface MakeBackupInput {
  readonly dataDir: string;
  /** Database to copy; the embedded one of the data folder unless given. */
  readonly given?: GivenDatabase | null;
  /** A folder that is not there yet. */
  readonly target: string;
  readonly version: string;
  readonly env: Given;
  readonly now: Date;
}

/**
 * Copies the database, running or not, and the evidence beside it into a folder that gets its name when it is complete. @throws a refusal when
 * there is no database, or something is there already
 */
export async function makeBackup(input: MakeBackupInput, texts: BackupTexts): Promise<BackupManifest> {
  const { dataDir, target, given } = input;
  if (!given && !existsSync(path.join(dataDir, 'postgres'))) throw startRefusal(texts.noDatabase(dataDir));
  if (existsSync(target)) throw startRefusal(texts.targetTaken(target));
  const draft = `${target}.new-${randomUUID()}`;
  mkdirSync(draft, { recursive: true, mode: 0o700 });
  try {
    const source = await (given ? openGivenSource(given, input.env, texts) : openEmbeddedSource(dataDir));
    const manifest = await fillAndClose(draft, input, source);
    writeFileSync(path.join(draft, MANIFEST), `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600, flush: true });
    renameSync(draft, target);
    return manifest;
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

/** A database that is copied. */
export interface CopySource {
  /** Connection by which its facts are read, just before. */
  readonly facts: string | pg.ClientConfig;
  /** Of a PostgreSQL of one's own. */
  readonly given?: NonNullable<BackupManifest['given']>;
  /** Copies it into a folder. Returns the name of the file. */
  copyInto(folder: string): Promise<string>;
  close(): Promise<void>;
}

async function openEmbeddedSource(dataDir: string): Promise<CopySource> {
  const cluster = await openCluster(dataDir);
  const { url } = cluster;
  return {
    facts: { connectionString: url, application_name: 'comptoir backup' },
    copyInto: async (folder) => {
      await writeArchive(url, path.join(folder, ARCHIVE));
      return ARCHIVE;
    },
    close: () => cluster.close(),
  };
}

async function fillAndClose(draft: string, input: MakeBackupInput, source: CopySource): Promise<BackupManifest> {
  try {
    return await fill(draft, input, source);
  } finally {
    await source.close();
  }
}

async function fill(
  draft: string,
  { dataDir, version, env, now }: MakeBackupInput,
  source: CopySource,
): Promise<BackupManifest> {
  const { facts, postgres } = await readDatabase(source.facts);
  const anchors = copyAnchors(dataDir, draft);
  const copy = await source.copyInto(draft);
  const names = [copy, ...anchors, ...copyMonths(logArchiveOf(dataDir, env), draft)];
  return {
    format: 1,
    madeAt: now.toISOString(),
    comptoir: version,
    postgres,
    ...(source.given ? { given: source.given } : {}),
    schema: facts.schema,
    counts: facts.counts,
    lanes: [...facts.lanes],
    keys: readKeyFingerprints(dataDir, env),
    files: await Promise.all(names.map(async (name) => ({ name, ...(await describeFile(path.join(draft, name))) }))),
  };
}

async function readDatabase(config: string | pg.ClientConfig) {
  return withClient(config, async (client) => {
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

import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startEmbeddedPostgres } from '../platform/database/embedded-postgres.ts';
import { readBackup, type BackupManifest } from './backup-manifest.ts';
import type { BackupTexts } from './backup.en.ts';
import { openDatabase } from '../platform/database/database.ts';
import { checkDatabase, type Claim, type DatabaseCheck } from './check-database.ts';
import { checkEvidence, type EvidencePlaces } from './check-evidence.ts';
import { LOG_ARCHIVE } from './kept-files.ts';
import { asServing, superuserUrl, withClient } from './open-cluster.ts';
import { withScratchDatabase, type GivenDatabase } from './given/given-database.ts';
import { openDump } from './given/restore-dump.ts';
import { startRefusal } from '../platform/database/embedded-postgres/start-refusal.ts';
import type { Given } from '../read-environment.ts';
import { unpackCluster } from './unpack-cluster.ts';

interface CheckedBackup {
  readonly manifest: BackupManifest;
  readonly check: DatabaseCheck;
}

/** Restores a dump into a database of its own beside the one that is given, looks at everything in it, and removes the database. */
export async function checkDump(
  { backup, given, env }: { backup: string; given: GivenDatabase; env: Given },
  texts: BackupTexts,
): Promise<CheckedBackup> {
  const manifest = await readBackup(backup, texts);
  const dump = await openDump({ backup, manifest, given, env }, texts);
  const name = `comptoir_check_${randomBytes(8).toString('hex')}`;
  const work = async (scratch: GivenDatabase): Promise<CheckedBackup> => {
    await dump.readInto(scratch);
    return { manifest, check: await lookAsClaimed(scratch.servingUrl, { backup, manifest }) };
  };
  return withScratchDatabase({ given, login: dump.login, name }, { texts, work });
}

/** Restores a backup into a folder of its own, looks at everything in it, and throws the folder away. */
export async function checkBackup(backup: string, texts: BackupTexts): Promise<CheckedBackup> {
  const manifest = await readBackup(backup, texts);
  if (manifest.given) throw startRefusal(texts.ofGiven);
  const dataDir = mkdtempSync(path.join(tmpdir(), 'comptoir-restore-check-'));
  try {
    await unpackCluster(backup, path.join(dataDir, 'postgres'));
    return { manifest, check: await lookInto({ dataDir, backup }, manifest) };
  } finally {
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 });
  }
}

async function lookInto(
  { dataDir, backup }: { dataDir: string; backup: string },
  manifest: BackupManifest,
): Promise<DatabaseCheck> {
  const server = await startEmbeddedPostgres({ dataDir, log: () => {}, durable: false });
  const port = Number(new URL(server.url).port);
  try {
    return await lookAsClaimed(superuserUrl(path.join(dataDir, 'postgres'), port), { backup, manifest });
  } finally {
    await server.stop();
  }
}

const lookAsClaimed = (
  url: string,
  { backup, manifest }: { backup: string; manifest: BackupManifest },
): Promise<DatabaseCheck> =>
  look({
    url,
    places: { anchors: backup, log: path.join(backup, LOG_ARCHIVE) },
    madeAt: new Date(manifest.madeAt),
    claim: manifest,
  });

/** A database that its own PostgreSQL serves, and where the evidence beside it is. */
export interface ServedCopy {
  /** Of the login that serves. */
  readonly url: string;
  readonly dataDir: string;
  readonly logArchiveDir: string;
  readonly now: Date;
}

/**
 * Looks at everything in a database that was restored into a PostgreSQL of its own, or in the one that is served: it is only read. There
 * is no manifest of it, so that heads and counts are held against themselves.
 */
export const checkServed = ({ url, dataDir, logArchiveDir, now }: ServedCopy): Promise<DatabaseCheck> =>
  look({ url, places: { anchors: dataDir, log: logArchiveDir }, madeAt: now, claim: null });

interface Look {
  readonly url: string;
  readonly places: EvidencePlaces;
  readonly madeAt: Date;
  readonly claim: Claim | null;
}

async function look({ url, places, madeAt, claim }: Look): Promise<DatabaseCheck> {
  const database = openDatabase(url, { connections: 2 });
  try {
    const check = await withClient(asServing(url), (client) => checkDatabase(client, claim));
    return { ...check, evidence: await checkEvidence(database, { places, madeAt }) };
  } finally {
    await database.close();
  }
}

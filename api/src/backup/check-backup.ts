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
import { unpackCluster } from './unpack-cluster.ts';

/** Restores a backup into a folder of its own, looks at everything in it, and throws the folder away. */
export async function checkBackup(
  backup: string,
  texts: BackupTexts,
): Promise<{ manifest: BackupManifest; check: DatabaseCheck }> {
  const manifest = await readBackup(backup, texts);
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
  const url = superuserUrl(path.join(dataDir, 'postgres'), port);
  const places = { anchors: backup, log: path.join(backup, LOG_ARCHIVE) };
  try {
    return await look({ url, places, madeAt: new Date(manifest.madeAt), claim: manifest });
  } finally {
    await server.stop();
  }
}

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

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { startEmbeddedPostgres } from '../platform/database/embedded-postgres.ts';
import { readBackup, type BackupManifest } from './backup-manifest.ts';
import type { BackupTexts } from './backup.en.ts';
import { openDatabase } from '../platform/database/database.ts';
import { checkDatabase, type DatabaseCheck } from './check-database.ts';
import { checkEvidence } from './check-evidence.ts';
import { superuserUrl } from './open-cluster.ts';
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
  const connectionString = superuserUrl(path.join(dataDir, 'postgres'), port);
  const client = new pg.Client({ connectionString });
  const database = openDatabase(connectionString, { connections: 2 });
  try {
    await client.connect();
    const check = await checkDatabase(client, manifest);
    return { ...check, evidence: await checkEvidence(database, { backup, madeAt: new Date(manifest.madeAt) }) };
  } finally {
    await database.close();
    await client.end();
    await server.stop();
  }
}

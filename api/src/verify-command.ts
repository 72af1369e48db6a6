import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { readConfig, type Config } from './config.ts';
import { readAnchors } from './features/base/audit/audit-anchors.ts';
import { verifyAudit } from './features/base/audit/verify-audit.ts';
import { openDatabase } from './platform/database/database.ts';

/**
 * Follows the chain of the audit trail of a running Comptoir and says whether it holds; ends with 1 when it does not. It writes
 * nothing: the heads it is held against are those of the data folder.
 */
async function main(): Promise<void> {
  const config = readConfig(process.env);
  const database = openDatabase(config.databaseUrl ?? (await findEmbedded(config)));
  try {
    const anchors = await readAnchors(config.dataDir);
    const { count, hash, faults } = await verifyAudit({ database, now: () => new Date() }, anchors);
    for (const fault of faults)
      process.stdout.write(`${JSON.stringify(fault)}
`);
    const verdict = faults.length === 0 ? 'holds' : 'DOES NOT HOLD';
    process.stdout.write(`${count} rows, ${anchors.length} anchors, head ${hash}: ${verdict}
`);
    process.exitCode = faults.length === 0 ? 0 : 1;
  } finally {
    await database.close();
  }
}

/** The server that a running Comptoir keeps in its data folder. */
async function findEmbedded({ dataDir }: Config): Promise<string> {
  try {
    const folder = path.join(dataDir, 'postgres');
    const [password, pidFile] = await Promise.all([
      readFile(path.join(folder, 'password'), 'utf8'),
      readFile(path.join(folder, 'postmaster.pid'), 'utf8'),
    ]);
    return `postgres://postgres:${password.trim()}@127.0.0.1:${pidFile.split('\n')[PORT_LINE]}/postgres`;
  } catch {
    throw new Error(`No Comptoir runs on ${dataDir}: start it with npm start, or name its database with DATABASE_URL.`);
  }
}

/** Where PostgreSQL writes the port it listens on. */
const PORT_LINE = 3;

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});

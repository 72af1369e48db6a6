import { readConfig } from '../config.ts';
import { readAnchors } from '../features/base/audit/audit-anchors.ts';
import { verifyAudit } from '../features/base/audit/verify-audit.ts';
import { findEmbedded } from './find-embedded.ts';
import { openDatabase } from '../platform/database/database.ts';

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

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});

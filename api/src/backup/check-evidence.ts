import type { ChainAnchor } from '@comptoir/domain/base/audit/audit-chain';
import { archivePath, checkArchive } from '../features/base/activity-log/archive-file.ts';
import { listArchives } from '../features/base/activity-log/log-archives.store.ts';
import { verifyLog } from '../features/base/activity-log/verify-log.ts';
import { readAnchors } from '../features/base/audit/audit-anchors.ts';
import { verifyAudit } from '../features/base/audit/verify-audit.ts';
import { withPatience, type Database } from '../platform/database/database.ts';
import { hasTable, listLostDays } from './evidence.queries.ts';

/** Faults of the evidence in a backup, a JSON object or a sentence each. Empty lists are good news. */
export interface EvidenceCheck {
  /** The audit trail against the heads that were written down. */
  readonly trail: readonly string[];
  /** Sealed days of the log, and its months in files. */
  readonly log: readonly string[];
}

/** Folders of the evidence that is in files: the heads of the trail, and the months of the log. */
export interface EvidencePlaces {
  readonly anchors: string;
  readonly log: string;
}

const PATIENCE_MS = 10 * 60_000;

/** Follows the audit trail and the seals of the log of a restored database, with the files of its backup. What its schema has not is passed over. */
export async function checkEvidence(
  given: Database,
  { places, madeAt }: { places: EvidencePlaces; madeAt: Date },
): Promise<EvidenceCheck> {
  const database = withPatience(given, PATIENCE_MS);
  const trail = (await hasTable(database, 'audit_links'))
    ? (await verifyAudit({ database, now: () => madeAt }, await listHeads(database, places.anchors))).faults
    : [];
  if (!(await hasTable(database, 'log_archives'))) return { trail: trail.map(write), log: [] };
  const folder = places.log;
  const { faults } = await verifyLog({ database, folder }, { night: null });
  return { trail: trail.map(write), log: [...faults.map(write), ...(await listBrokenMonths(database, folder))] };
}

const write = (fault: object): string => JSON.stringify(fault);

/** The heads that were written down, but those of days that a restore has lost: they speak of rows that are gone for good. */
async function listHeads(database: Database, folder: string): Promise<ChainAnchor[]> {
  const lost = await listLostDays(database);
  return (await readAnchors(folder)).filter(({ date }) => !lost.some(({ from, to }) => date >= from && date <= to));
}

async function listBrokenMonths(database: Database, folder: string): Promise<string[]> {
  const months = await database.transaction({ role: 'system' }, (tx) => listArchives(tx));
  const broken: string[] = [];
  for (const { month, lines, sha256 } of months) {
    const end = await checkArchive(archivePath(folder, month)).catch((error: Error) => error.message);
    if (typeof end === 'string') broken.push(end);
    else if (end.lines !== lines || end.sha256 !== sha256)
      broken.push(`${month}: not the file that the database knows`);
  }
  return broken;
}

import type { Dependencies } from '../../../dependencies.ts';
import { orderedId } from '../../../platform/ordered-id.ts';
import { insertLogCheck } from './log-heads.store.ts';
import { sealLog, type SealLogDeps } from './seal-log.ts';
import { verifyLog, type LogFault, type LogVerdict } from './verify-log.ts';
import { writeLog } from '../record/write-log.ts';

export interface CheckLogDeps extends SealLogDeps, Pick<Dependencies, 'announcements' | 'log'> {
  readonly config: { readonly logArchiveDir: string };
}

const DAY_MS = 86_400_000;

/**
 * Seals what has ended and follows the seals whose turn it is: the last days, and each older one once in thirty nights. What differs is an event
 * of the merchant's log, every night until it is explained, and an error in ours. Each check leaves a row of what it found.
 */
export async function checkLog(deps: CheckLogDeps): Promise<LogVerdict> {
  await sealLog(deps);
  const checkedAt = deps.now();
  const night = Math.floor(checkedAt.getTime() / DAY_MS);
  const folder = deps.config.logArchiveDir;
  const verdict = await verifyLog({ ...deps, folder }, { night, found: (faults) => tell(deps, faults) });
  const check = { id: orderedId(checkedAt), checkedAt, days: verdict.days, faults: verdict.faults.length };
  await deps.database.transaction({ role: 'system' }, (tx) => insertLogCheck(tx, check));
  return verdict;
}

async function tell({ database, announcements, now, log }: CheckLogDeps, faults: readonly LogFault[]): Promise<void> {
  const [first] = faults;
  if (!first) return;
  log.error({ faults }, 'a log is not as it was sealed: see the runbook');
  const record = { event: 'log-differs', facts: { days: faults.length, first: first.day } } as const;
  const line = { merchantId: first.merchantId, occurredAt: now(), record };
  await database.transaction({ role: 'system' }, (tx) => writeLog(tx, [line]));
  announcements.publish(first.merchantId);
}

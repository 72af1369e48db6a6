import { dueWarnings } from '@comptoir/domain/sales/transmissions/waiting-warning';
import type { Dependencies } from '../../../dependencies.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { enqueueJobs } from '../../../platform/jobs/enqueue-job.ts';
import { writeLog } from '../../base/record/write-log.ts';
import { listRecipients } from '../../base/mail/list-recipients.ts';
import { SEND_WAITING_LETTER, type WaitingLetter } from './send-waiting-letter.ts';
import { endWarnings, listLongWaiting, recordWarning, type LongWaiting } from './waiting-warnings.store.ts';

export type WarnDeps = Pick<Dependencies, 'database' | 'announcements' | 'now'>;

/**
 * Writes to merchants for whom a bill has waited for 24 hours, and again at 42, once each for as long as bills wait: that it was done
 * is noted in the transaction that orders the letters. After a time without servers only the more pressing letter goes.
 */
export async function warnOfWaiting(deps: WarnDeps): Promise<void> {
  const now = deps.now();
  const found = await deps.database.transaction({ role: 'system' }, (tx) => {
    endWarnings(tx, now);
    return listLongWaiting(tx, now);
  });
  for (const merchant of found) {
    const isNew = await deps.database.transaction({ role: 'system' }, (tx) => warn(tx, merchant, now));
    if (isNew) deps.announcements.publish(merchant.merchantId);
  }
}

async function warn(tx: Transaction, merchant: LongWaiting, now: Date): Promise<boolean> {
  const { merchantId, oldestAt, waiting } = merchant;
  let newest: number | null = null;
  for (const hours of dueWarnings(oldestAt, now))
    if (await recordWarning(tx, { merchantId, hours, now })) newest = hours;
  if (newest === null) return false;
  const record = { event: 'waiting-warned', facts: { waiting, hours: newest } } as const;
  writeLog(tx, [{ merchantId, occurredAt: now, record }]);
  const people = await listRecipients(tx, merchantId);
  const hours = newest;
  const payloads = people.map(({ address, name, language }): WaitingLetter => ({
    to: { address, name },
    language: language ?? merchant.language,
    companyName: merchant.companyName,
    timeZone: merchant.timeZone,
    oldestAt: oldestAt.toISOString(),
    waiting,
    hours,
  }));
  enqueueJobs(tx, { task: SEND_WAITING_LETTER, payloads });
  return true;
}

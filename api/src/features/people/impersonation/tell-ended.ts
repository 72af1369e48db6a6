import type { Announcements } from '../../../platform/database/announcements.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { writeLog } from '../../base/record/write-log.ts';
import type { EndedImpersonation } from './impersonation.store.ts';

/** Writes to each merchant's activity log that an impersonation of it has ended. */
export function logEnded(tx: Transaction, ended: readonly EndedImpersonation[]): void {
  writeLog(
    tx,
    ended.map(({ merchantId, userId, email, endedAt }) => ({
      merchantId,
      userId,
      occurredAt: endedAt,
      record: { event: 'impersonation-ended' as const, facts: { email } },
    })),
  );
}

/** Lets open screens of those merchants know. */
export function announceEnded(announcements: Announcements, ended: readonly EndedImpersonation[]): void {
  for (const { merchantId } of ended) announcements.publish(merchantId);
}

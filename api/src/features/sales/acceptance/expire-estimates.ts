import type { Announcements } from '../../../platform/database/announcements.ts';
import type { Database } from '../../../platform/database/database.ts';
import { writeLog } from '../../base/record/write-log.ts';
import { expireRevisions } from './acceptance-mail.store.ts';
import { numberOf } from './view-acceptance.ts';

/** Notes that estimates have expired whose last day is over where the merchant is; by the clock. None was acceptable since that instant. */
export async function expireEstimates({
  database,
  announcements,
  now: clock,
}: {
  database: Database;
  announcements: Announcements;
  now: () => Date;
}): Promise<void> {
  const now = clock();
  const merchantIds = await database.transaction({ role: 'system' }, async (tx) => {
    const expired = await expireRevisions(tx, now);
    writeLog(
      tx,
      expired.map(({ merchantId, revision, ...row }) => ({
        merchantId,
        occurredAt: now,
        record: { event: 'estimate-expired', facts: { number: numberOf(row), revision, email: null } },
      })),
    );
    return new Set(expired.map(({ merchantId }) => merchantId));
  });
  for (const merchantId of merchantIds) announcements.publish(merchantId);
}

import { nextTransferState, transferStateAt } from '@comptoir/domain/people/ownership/transfer-state';
import type { Dependencies } from '../../../dependencies.ts';
import { writeLog } from '../../base/record/write-log.ts';
import { lockOverdueTransfers, settleTransfer } from './ownership.store.ts';
import { queueOwnershipLetter } from './queue-ownership-letter.ts';

/** Ends offers that nobody answered in time, by the clock, and tells who offered, as long as they are an owner still. Source: decision 202. */
export async function expireOffers({
  database,
  announcements,
  now: clock,
}: Pick<Dependencies, 'announcements' | 'database' | 'now'>): Promise<void> {
  const now = clock();
  const merchantIds = await database.transaction({ role: 'system' }, async (tx) => {
    const rows = await lockOverdueTransfers(tx, now);
    for (const row of rows) {
      const { id, merchantId, email, isOffererOwner } = row;
      const next = nextTransferState(transferStateAt(row, now), 'expire');
      if (!next.ok) continue;
      settleTransfer(tx, { id, state: next.value, now });
      const record = { event: 'ownership-offer-ended', facts: { email, how: 'expired' } } as const;
      writeLog(tx, [{ merchantId, occurredAt: now, record }]);
      if (isOffererOwner) queueOwnershipLetter(tx, row, 'expired');
    }
    return rows.map(({ merchantId }) => merchantId);
  });
  for (const merchantId of merchantIds) announcements.publish(merchantId);
}

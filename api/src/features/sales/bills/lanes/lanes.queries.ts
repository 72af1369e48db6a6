import type { Transaction } from '../../../../platform/database/database.ts';

/** Reads the state of a till's lane. `waitingAfter`: the link before the oldest bill that waits; null when none does. */
export const readLane = (
  tx: Transaction,
  deviceId: string,
): Promise<{ waiting: number; failures: number; waitingAfter: string | null } | null> =>
  tx.first({
    name: 'read-lane',
    text: `select l.failures, (select count(*)::int from transmissions t where t.device_id = l.device_id
          and t.state in ('waiting', 'sending', 'unknown')) as waiting,
        (select b.document::jsonb #>> '{signa,preced}' from transmissions t
          join transactions b on b.merchant_id = t.merchant_id and b.id = t.transaction_id and b.signed_at = t.signed_at
          where t.device_id = l.device_id and t.state in ('waiting', 'sending', 'unknown')
          order by t.position limit 1) as "waitingAfter"
      from lanes l where l.device_id = $1`,
    values: [deviceId],
  });

/** Reads the bills that wait for a merchant, and whether the authority answers it. */
export const readWaiting = (
  tx: Transaction,
  merchantId: string,
): Promise<{ count: number; oldestAt: Date | null; failing: boolean } | null> =>
  tx.first({
    name: 'read-waiting',
    text: `select (select count(*)::int from transmissions
          where merchant_id = $1 and state in ('waiting', 'sending', 'unknown')) as count,
        (select min(signed_at) from transmissions
          where merchant_id = $1 and state in ('waiting', 'sending', 'unknown')) as "oldestAt",
        exists (select from lanes where merchant_id = $1 and failures > 0) as failing`,
    values: [merchantId],
  });

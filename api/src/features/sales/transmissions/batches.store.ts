import type { Transaction } from '../../../platform/database/database.ts';
import type { BatchState } from '@comptoir/domain/sales/transmissions/batch-state';

/** A batch about to be asked for. */
export interface NewBatch {
  readonly id: string;
  readonly merchantId: string;
  readonly userId: string;
  readonly userName: string;
  readonly now: Date;
}

/**
 * Opens a batch over all that waits, with its bills, in one statement: what it counts is what it holds. Null when nothing waits,
 * or while another batch of the merchant runs.
 */
export const insertBatch = (tx: Transaction, batch: NewBatch): Promise<{ planned: number } | null> =>
  tx.first({
    text: `with bill as (
        select device_id, position, signed_at,
          row_number() over (order by signed_at, device_id, position)::int as ordinal
        from transmissions where merchant_id = :merchantId and state in ('waiting', 'sending', 'unknown')
      ), batch as (
        insert into transmission_batches
          (id, merchant_id, requested_by, requested_by_name, requested_at, planned, oldest_at)
        select :id::uuid, :merchantId::uuid, :userId::uuid, :userName, :now::timestamptz, count(*), min(signed_at) from bill
          having count(*) > 0
        on conflict (merchant_id) where state = 'running' do nothing
        returning id, merchant_id, planned
      ), held as (
        insert into transmission_batch_bills (batch_id, merchant_id, ordinal, device_id, position)
        select batch.id, batch.merchant_id, ordinal, device_id, position from batch, bill
      )
      select planned from batch`,
    values: { ...batch },
  });

/** A batch, locked: what ends it goes one after the other. */
export const lockBatch = (
  tx: Transaction,
  id: string,
): Promise<{ id: string; merchantId: string; state: BatchState } | null> =>
  tx.first({
    text: 'select id, merchant_id as "merchantId", state from transmission_batches where id = $1 for update',
    values: [id],
  });

/**
 * `t`, the bill that a row `h` of a batch holds, looked up by its key and not joined: of a batch just made the database knows no size yet,
 * and took every bill for each other one.
 */
export const HELD_BILL = `cross join lateral (
        select * from transmissions t
        where t.merchant_id = h.merchant_id and t.device_id = h.device_id and t.position = h.position
        offset 0
      ) t`;

/** Ends a batch, with what of it still waits. */
export function endBatchRow(tx: Transaction, ended: { id: string; state: BatchState; left: number; now: Date }): void {
  tx.write({
    text: 'update transmission_batches set state = $2, ended_at = $3, left_waiting = $4 where id = $1',
    values: [ended.id, ended.state, ended.now, ended.left],
  });
}

/** The lanes of a batch on which bills of it wait, and whether another server is sending one at this moment. */
export const listBatchLanes = (
  tx: Transaction,
  { batchId, merchantId, now }: { batchId: string; merchantId: string; now: Date },
): Promise<{ deviceId: string; waiting: number; isBusy: boolean }[]> =>
  tx.many({
    text: `select l.device_id as "deviceId", count(*)::int as waiting, coalesce(l.lease_until > $3, false) as "isBusy"
      from transmission_batch_bills h
      ${HELD_BILL}
      join lanes l on l.device_id = h.device_id
      where h.batch_id = $1 and h.merchant_id = $2 and t.state in ('waiting', 'sending', 'unknown')
      group by l.device_id, l.lease_until order by l.device_id`,
    values: [batchId, merchantId, now],
  });

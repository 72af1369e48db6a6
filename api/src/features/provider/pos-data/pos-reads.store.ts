import type { PosDataKind } from '@comptoir/contract/provider/pos-connection';
import type { Transaction } from '../../../platform/database/database.ts';
import { READ_POS_DATA, type Reading } from '../pos-connection/queue-readings.ts';

/** Reason for a reading that came to nothing. */
export type ReadFailure = 'unavailable' | 'refused' | 'needs-sign-in';

/** Last reading of one kind, and the result of the newest try. */
export interface ReadRow {
  readonly kind: PosDataKind;
  readonly readAt: Date | null;
  readonly failedAt: Date | null;
  readonly failure: ReadFailure | null;
}

/** Holds back every other reading of the same; false when a younger one than this, begun at `readAt`, is kept already. */
export async function lockRead(tx: Transaction, read: Reading & { readAt: Date }): Promise<boolean> {
  tx.write({
    text: 'insert into pos_reads (merchant_id, kind) values ($1, $2) on conflict do nothing',
    values: [read.merchantId, read.kind],
  });
  const row = await tx.first<{ readAt: Date | null }>({
    text: 'select read_at as "readAt" from pos_reads where merchant_id = $1 and kind = $2 for update',
    values: [read.merchantId, read.kind],
  });
  return !row?.readAt || row.readAt <= read.readAt;
}

export const recordSuccess = (tx: Transaction, read: Reading & { readAt: Date }): void =>
  tx.write({
    text: `update pos_reads set read_at = $3, failed_at = null, failure = null where merchant_id = $1 and kind = $2`,
    values: [read.merchantId, read.kind, read.readAt],
  });

export const recordFailure = (tx: Transaction, read: Reading & { failedAt: Date; failure: ReadFailure }): void =>
  tx.write({
    text: 'update pos_reads set failed_at = $3, failure = $4 where merchant_id = $1 and kind = $2',
    values: [read.merchantId, read.kind, read.failedAt, read.failure],
  });

/** Lists the readings of a merchant's data, also those that failed. */
export const listReads = (tx: Transaction, merchantId: string): Promise<ReadRow[]> =>
  tx.many({
    text: `select kind, read_at as "readAt", failed_at as "failedAt", failure from pos_reads where merchant_id = $1`,
    values: [merchantId],
  });

/**
 * Puts a reading of each kind into the queue for every connected merchant: a merchant a second, or as many as it takes to be
 * through in three hours.
 */
export const planReadings = (tx: Transaction, kinds: readonly PosDataKind[]): void =>
  tx.write({
    text: `select enqueue_keyed_job($1::text, json_build_object('merchantId', merchant_id, 'kind', kind),
        concat_ws(':', $1::text, merchant_id, kind), now() + place * least(interval '1 second', interval '3 hours' / count))
      from (
        select merchant_id, row_number() over (order by merchant_id) - 1 as place, count(*) over () as count
        from pos_connections where state = 'connected'
      ) connected, unnest($2::text[]) as kind`,
    values: [READ_POS_DATA, kinds],
  });

import type { Cents } from '@comptoir/domain/base/amounts/cents';
import type { Transaction } from '../../../../platform/database/database.ts';

/** A bill as the ones that refer to it name it. */
export interface BillName {
  readonly merchantId: string;
  readonly noTrans: string;
  readonly stamp: string;
}

/** Amount of a bill, and of its credit notes together. */
export interface CreditedBill {
  readonly soldCents: Cents;
  readonly creditedCents: Cents;
}

/**
 * Lets those who credit one bill go one after the other until they commit: two tills that do so at once would each see its own credit alone.
 * A till that waits here holds its own lane, and no one who holds a bill waits for a lane.
 */
export function lockCredits(tx: Transaction, { merchantId, noTrans, stamp }: BillName): void {
  tx.write({
    name: 'lock-credits',
    text: 'select pg_advisory_xact_lock(hashtextextended($1, 0))',
    values: [`credits ${merchantId} ${noTrans} ${stamp}`],
  });
}

/**
 * A bill with the credit notes that name it and no other bill; null when it is not here. What the authority refused was made again, so
 * it does not count twice.
 */
export const findCredited = (tx: Transaction, { merchantId, noTrans, stamp }: BillName): Promise<CreditedBill | null> =>
  tx.first({
    name: 'find-credited',
    text: `select b.total_cents::float8 as "soldCents", coalesce((
        select sum(c.total_cents) from bill_references f
          join transactions c on c.merchant_id = f.merchant_id and c.id = f.transaction_id and c.signed_at = f.signed_at
          join transmissions t on t.merchant_id = c.merchant_id and t.device_id = c.device_id and t.position = c.position
        where f.merchant_id = $1 and f.no_trans = $2 and f.stamp = $3 and c.kind in ('credit-note', 'reverse')
          and t.state <> 'refused' and json_array_length(c.document::json -> 'refs') = 1
      ), 0)::float8 as "creditedCents"
      from transactions b
      where b.merchant_id = $1 and b.no_trans collate "C" = $2 and b.document::json ->> 'datTrans' = $3
        and b.kind not in ('reproduction', 'duplicate', 'training')
      order by b.signed_at, b.id limit 1`,
    values: [merchantId, noTrans, stamp],
  });

import type { Transaction } from '../../../platform/database/database.ts';
import type { YearBounds } from './annual.queries.ts';

/** A bill by which a report differs from what it was. */
export interface ChangedBill {
  readonly id: string;
  readonly noTrans: string;
  readonly deviceName: string;
  readonly signedAt: Date;
  readonly soldCents: number;
  /** True when it was refused since; false when it came since. */
  readonly isRefused: boolean;
  /** Sum of all of its sort. */
  readonly allCents: number;
}

const BILL = `b.id, b.no_trans as "noTrans", d.name as "deviceName", b.signed_at as "signedAt", b.sold_cents::float8 as "soldCents"`;

/** Bills of some days that came behind a report, and bills in it that were refused behind it; the oldest of each. */
export const listChangedBills = (
  tx: Transaction,
  given: YearBounds & { madeAt: Date; positions: Readonly<Record<string, number>>; limit: number },
): Promise<ChangedBill[]> =>
  tx.many({
    text: `with known as (
        select d.id, d.name, coalesce((:positions::jsonb ->> d.id::text)::bigint, 0) as position
        from devices d where d.merchant_id = :merchantId
      ), changed as (
        select ${BILL}, false as "isRefused"
        from known d join transactions b on b.device_id = d.id and b.position > d.position
          and b.signed_at >= :start and b.signed_at < :end
          join transmissions t on t.merchant_id = :merchantId and t.device_id = d.id and t.position = b.position
        where b.merchant_id = :merchantId and b.sold_cents <> 0 and t.state <> 'refused'
        union all
        select ${BILL}, true
        from transmissions t join known d on d.id = t.device_id and t.position <= d.position
          join transactions b on b.merchant_id = :merchantId and b.id = t.transaction_id and b.signed_at = t.signed_at
        where t.merchant_id = :merchantId and t.state = 'refused' and t.signed_at >= :start and t.signed_at < :end
          and t.settled_at > :madeAt and b.sold_cents <> 0
      ), placed as (
        select *, sum("soldCents") over (partition by "isRefused") as "allCents",
          row_number() over (partition by "isRefused" order by "signedAt", id) as place
        from changed
      )
      select id, "noTrans", "deviceName", "signedAt", "soldCents", "isRefused", "allCents" from placed
      where place <= :limit order by "signedAt", id`,
    values: {
      merchantId: given.merchantId,
      start: given.start,
      end: given.end,
      madeAt: given.madeAt,
      positions: JSON.stringify(given.positions),
      limit: given.limit,
    },
  });

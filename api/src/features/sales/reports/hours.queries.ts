import type { MerchantTimeZone } from '@comptoir/domain/base/merchants/merchant-information';
import type { Transaction } from '../../../platform/database/database.ts';

/** Sales and refunds of an hour of the clock: their number, and their sum after tax. */
export interface HourSum {
  readonly day: string;
  readonly hour: number;
  readonly bills: number;
  readonly soldCents: number;
}

/** The bills of some stretches of time by hour, one by one: days know no hours. Those that the authority refused are none. */
export const sumByHour = (
  tx: Transaction,
  wanted: { merchantId: string; zone: MerchantTimeZone; starts: readonly Date[]; ends: readonly Date[] },
): Promise<HourSum[]> =>
  tx.many({
    name: 'sum-by-hour',
    text: `select (b.signed_at at time zone zone_of($2::text))::date::text as day, extract(hour from b.signed_at at time zone zone_of($2))::int as hour,
        count(*)::int as bills, sum(b.sold_cents)::float8 as "soldCents"
      from unnest($3::timestamptz[], $4::timestamptz[]) s (start, "end")
      cross join lateral (
        select signed_at, sold_cents from transactions t
        where t.merchant_id = $1 and t.signed_at >= s.start and t.signed_at < s."end" and t.sold_cents <> 0
          and not exists (
            select from transmissions r
            where r.merchant_id = $1 and r.signed_at = t.signed_at and r.transaction_id = t.id and r.state = 'refused'
          )
      ) b
      group by 1, 2`,
    values: [wanted.merchantId, wanted.zone, wanted.starts, wanted.ends],
  });

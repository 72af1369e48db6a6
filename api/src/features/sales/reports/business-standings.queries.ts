import type { MerchantRight } from '@comptoir/domain/base/access/merchant-right';
import type { Transaction } from '../../../platform/database/database.ts';
import { OPENED_PLACE } from './book-places.queries.ts';

/** Sales of one business of an account, so far today and in the same hours a week before. Whole cents. */
export interface BusinessSales {
  readonly userId: string;
  readonly merchantId: string;
  readonly right: MerchantRight | null;
  readonly todayBills: number;
  readonly todayCents: number;
  readonly beforeBills: number;
  readonly beforeCents: number;
}

/** Sums between two instants what was sold and not refused. */
const sold = (from: string, to: string): string => `lateral (
    select count(*)::int as bills, coalesce(sum(t.sold_cents), 0)::float8 as cents from transactions t
    where t.merchant_id = m.id and t.signed_at >= ${from} and t.signed_at < ${to} and t.sold_cents <> 0
      and not exists (
        select from transmissions r
        where r.merchant_id = m.id and r.signed_at = t.signed_at and r.transaction_id = t.id and r.state = 'refused'
      )
  )`;

/**
 * Lists the sales of the businesses that an account has opened and may come into, in the order of the last opening, or of `only` one of
 * its places, under the scope `system`: each is read by its merchant alone.
 */
export const listBusinessSales = (
  tx: Transaction,
  {
    accountId,
    only,
    now,
    most,
  }: { readonly accountId: string; readonly only: string | null; readonly now: Date; readonly most: number },
): Promise<BusinessSales[]> =>
  tx.many({
    name: 'list-business-sales',
    text: `select u.id as "userId", m.id as "merchantId", u.merchant_right as "right", today.bills as "todayBills", today.cents as "todayCents",
        earlier.bills as "beforeBills", earlier.cents as "beforeCents"
      from (
        select merchant_id, merchant_right, last_sign_in_at, id from users
        where ${OPENED_PLACE} and ($4::uuid is null or id = $4)
        order by last_sign_in_at desc, id limit $3
      ) u join merchants m on m.id = u.merchant_id
      cross join lateral (select $2::timestamptz at time zone zone_of(m.time_zone) as here) n
      cross join lateral (
        select date_trunc('day', n.here) at time zone zone_of(m.time_zone) as starts,
          date_trunc('day', n.here - interval '7 days') at time zone zone_of(m.time_zone) as before_starts,
          (n.here - interval '7 days') at time zone zone_of(m.time_zone) as before_ends
      ) d
      cross join ${sold('d.starts', '$2')} today
      cross join ${sold('d.before_starts', 'd.before_ends')} earlier
      order by u.last_sign_in_at desc, u.id`,
    values: [accountId, now, most, only],
  });

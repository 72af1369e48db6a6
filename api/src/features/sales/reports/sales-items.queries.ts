import type { Day } from '@comptoir/domain/base/calendar/calendar-day';
import type { MerchantTimeZone } from '@comptoir/domain/base/merchants/merchant-information';
import type { ItemSales } from '@comptoir/domain/sales/reports/gather-items';
import type { Transaction } from '../../../platform/database/database.ts';
import type { SalesFilter } from './sales-days.queries.ts';

const BILL = `join transactions b on b.merchant_id = :merchantId and b.id = t.transaction_id and b.signed_at = t.signed_at
    and b.sold_cents <> 0
  cross join lateral bill_items(b.document::jsonb, b.sold_cents) f
  where t.signed_at >= :start::timestamptz and t.signed_at < :end::timestamptz`;

/** Sum of an item, or of all of them together: then `item` is null. */
type ItemSum = Omit<ItemSales, 'item'> & { readonly item: string | null };

/**
 * The items of a period as they stand on bills, their sum first, then what brought most, `limit` lines in all. Exact at any moment, as days
 * are: what is folded, the bills behind it one by one, and those that the authority refused taken away again. Decision 104.
 */
export const listItemSums = (
  tx: Transaction,
  filter: Pick<SalesFilter, 'merchantId' | 'zone' | 'from' | 'to' | 'start' | 'end'>,
  limit: number,
): Promise<ItemSum[]> =>
  tx.many({
    name: 'list-item-sums',
    text: `with folds as (
        select d.id as device_id, coalesce(f.items_position, 0) as position
        from devices d left join sales_folds f on f.device_id = d.id and f.zone = :zone::text
        where d.merchant_id = :merchantId
      ), items as (
        select item, sold_hundredths, returned_hundredths, gross_cents, refunded_cents from sales_items
        where merchant_id = :merchantId and day between :from::date and :to::date
          and device_id in (select device_id from folds where position > 0)
        union all
        select f.* from folds
          join transmissions t on t.merchant_id = :merchantId and t.device_id = folds.device_id and t.position > folds.position
          ${BILL}
        union all
        select f.item, - f.sold_hundredths, - f.returned_hundredths, - f.gross_cents, - f.refunded_cents
        from transmissions t ${BILL} and t.merchant_id = :merchantId and t.state = 'refused'
      )
      select item, coalesce(sum(sold_hundredths), 0)::float8 as "soldHundredths",
        coalesce(sum(returned_hundredths), 0)::float8 as "returnedHundredths",
        coalesce(sum(gross_cents), 0)::float8 as "grossCents", coalesce(sum(refunded_cents), 0)::float8 as "refundedCents"
      from items group by grouping sets ((), (item))
      having grouping(item) = 1 or sum(sold_hundredths) <> 0 or sum(returned_hundredths) <> 0 or sum(gross_cents) <> 0
        or sum(refunded_cents) <> 0
      order by grouping(item) desc, abs(sum(gross_cents) + sum(refunded_cents)) desc, item limit :limit`,
    values: {
      merchantId: filter.merchantId,
      zone: filter.zone,
      from: filter.from,
      to: filter.to,
      start: filter.start,
      end: filter.end,
      limit,
    },
  });

/** Counts the items of every folded bill of a merchant once more and lists the days on which they are others. */
export const listDifferentItemDays = (
  tx: Transaction,
  given: { merchantId: string; zone: MerchantTimeZone },
): Promise<{ day: Day }[]> =>
  tx.many({
    text: `with folded as (
        select day, device_id, item, sold_hundredths, returned_hundredths, gross_cents, refunded_cents
        from sales_items where merchant_id = $1
      ), counted as (
        select (b.signed_at at time zone zone_of($2::text))::date as day, b.device_id, f.item, sum(f.sold_hundredths),
          sum(f.returned_hundredths), sum(f.gross_cents), sum(f.refunded_cents)
        from sales_folds d join transactions b on b.merchant_id = d.merchant_id and b.device_id = d.device_id
            and b.position <= d.items_position and b.sold_cents <> 0
          cross join lateral bill_items(b.document::jsonb, b.sold_cents) f
        where d.merchant_id = $1 and d.zone = $2 group by 1, 2, 3
      ), different as (
        (table folded except table counted) union all (table counted except table folded)
      )
      select distinct day::text as day from different order by 1`,
    values: [given.merchantId, given.zone],
  });

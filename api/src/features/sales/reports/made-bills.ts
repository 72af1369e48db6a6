import { addDays, type Day } from '@comptoir/domain/base/calendar/calendar-day';

/** Between which first days of months the whole months of a period lie: `firstMonth` and `monthsEnd`; both behind the period when it has none. */
export function wholeMonths({ from, to }: { readonly from: Day; readonly to: Day }): {
  readonly firstMonth: Day;
  readonly monthsEnd: Day;
} {
  const end = addDays(to, 1);
  const firstMonth = from.endsWith('-01') ? from : monthAfter(from);
  const monthsEnd = `${end.slice(0, 7)}-01`;
  return firstMonth < monthsEnd ? { firstMonth, monthsEnd } : { firstMonth: end, monthsEnd: end };
}

const monthAfter = (day: Day): Day => `${addDays(`${day.slice(0, 7)}-01`, 31).slice(0, 7)}-01`;

/** Bills of a period, from `:start` to `:end`, that are not folded yet: behind the place that the counts of their device have reached. */
const FRESH_BILLS = `fresh as (
    select t.merchant_id, t.signed_at, b.sold_cents
    from lanes l left join sales_folds f on f.device_id = l.device_id
      cross join lateral (
        select merchant_id, transaction_id, signed_at from transmissions
        where merchant_id = l.merchant_id and device_id = l.device_id and position > coalesce(f.counted_position, 0)
          and signed_at >= :start and signed_at < :end
      ) t
      join transactions b on b.merchant_id = t.merchant_id and b.id = t.transaction_id and b.signed_at = t.signed_at
        and b.signed_at >= :start and b.signed_at < :end
    where l.last_position > coalesce(f.counted_position, 0)
  )`;

/** Bills that each merchant made in a period, and their sum: whole months, the days on both sides of them, and bills that are not folded yet. */
export const MADE_BY_MERCHANT = `${FRESH_BILLS}, counted as (
    select merchant_id, bills, sold_cents from bill_months where month >= :firstMonth::date and month < :monthsEnd::date
    union all
    select merchant_id, bills, sold_cents from bill_days where day >= :from::date and day < :firstMonth::date
    union all
    select merchant_id, bills, sold_cents from bill_days where day >= :monthsEnd::date and day <= :to::date
    union all
    select merchant_id, 1, sold_cents from fresh
  ), made_by_merchant as (
    select merchant_id, sum(bills) as bills, sum(sold_cents) as sold_cents from counted group by 1
  )`;

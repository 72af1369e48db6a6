import type { Day } from '@comptoir/domain/base/calendar/calendar-day';
import type { Transaction } from '../../../platform/database/database.ts';

/** Counts the folded bills of a merchant once more and lists the days on which the counts are others, by the day and in their sums of a month. */
export const listDifferentCounts = (tx: Transaction, merchantId: string): Promise<{ day: Day }[]> =>
  tx.many({
    text: `with folded as (
        select day, bills, sold_cents from bill_days where merchant_id = $1
      ), counted as (
        select (b.signed_at at time zone 'America/Toronto')::date as day, count(*), sum(b.sold_cents)
        from sales_folds d join transactions b
          on b.merchant_id = d.merchant_id and b.device_id = d.device_id and b.position <= d.counted_position
        where d.merchant_id = $1 group by 1
      ), months as (
        select month, bills, sold_cents from bill_months where merchant_id = $1 and bills <> 0
      ), summed as (
        select date_trunc('month', day)::date as month, sum(bills), sum(sold_cents) from folded group by 1
      ), different (day) as (
        (table folded except table counted) union all (table counted except table folded)
        union all (table months except table summed) union all (table summed except table months)
      )
      select distinct day::text as day from different order by 1`,
    values: [merchantId],
  });

import type { FigureGroup } from '@comptoir/domain/base/figures/figure-section';
import type { RevenueSum } from '@comptoir/domain/money/revenue/add-up-revenue';
import type { RevenueFigure } from '@comptoir/domain/money/revenue/revenue-figures';
import type { Transaction } from '../../../platform/database/database.ts';
import { listBehind, OWNER, partAt, partOn, sumEntries, sumRows } from '../../base/figures/figure-sql.ts';
import type { BehindPart, BehindRow } from '../../base/figures/list-figure-merchants.ts';
import type { FigureBounds } from '../../base/figures/report-figures.ts';

/**
 * Every part of every figure with its merchant and day, by runs: months of service without a break at one price. A subscription whose
 * renewal is late has not ended. The last day of service is the day before a run ends, and a season that has ended is over on the day
 * after.
 */
const ENTRIES = `awaited as (
    select merchant_id, covered_until from subscriptions where state = 'active' and covered_until <= :to::date
  ), runs as (
    select merchant_id, starts_on, ends_on, cents, lag(ends_on) over w as ended_before, lag(cents) over w as before,
      lead(starts_on) over w as starts_next
    from service_runs window w as (partition by merchant_id order by starts_on)
  ), moved as (
    select merchant_id, :from::date as day, 'opening' as figure, cents from runs where starts_on < :from::date and ends_on >= :from::date
    union all
    select r.merchant_id, :from::date, 'opening', r.cents
      from awaited a join runs r on r.merchant_id = a.merchant_id and r.ends_on = a.covered_until
      where a.covered_until < :from::date
    union all
    select merchant_id, starts_on,
        case when ended_before is null then 'new' when ended_before = starts_on then 'changed' else 'resumed' end,
        cents - case when ended_before = starts_on then before else 0 end
      from runs where starts_on between :from::date and :to::date
    union all
    select r.merchant_id, r.ends_on, 'paused', r.cents from runs r
      where r.ends_on between :from::date and :to::date and r.starts_next is distinct from r.ends_on
        and not exists (select from awaited a where a.merchant_id = r.merchant_id and a.covered_until = r.ends_on)
    union all
    select r.merchant_id, r.ends_on + 365, 'churned', r.cents from runs r
      where r.ends_on between :from::date - 365 and :to::date - 365
        and (r.starts_next is null or r.starts_next > r.ends_on + 365)
        and not exists (select from awaited a where a.merchant_id = r.merchant_id and a.covered_until = r.ends_on)
  ), entries as (
    select ${OWNER}, ${partOn('day')}, figure, count(*) as count, sum(cents)::numeric as cents, 0::numeric as gst, 0::numeric as qst,
      sum(cents)::numeric as total, 0::numeric as days from moved group by 1, 2, 3
    union all
    ${sumRows("'invoiced'", partAt('created_at'), 'invoices where created_at >= :start and created_at < :end')}
    union all
    ${sumRows("'credited'", partAt('created_at'), 'credit_notes where created_at >= :start and created_at < :end')}
  )`;

/** A sum of a figure in a row. */
export interface RevenueSumRow extends RevenueSum {
  readonly key: string;
  readonly name: string | null;
  readonly days: number;
}

/** The sums of every figure, by the rows of a group. */
export const listRevenueSums = (
  tx: Transaction,
  { from, to, start, end, firsts, starts, isSplit }: FigureBounds,
  groupBy: FigureGroup,
): Promise<RevenueSumRow[]> =>
  tx.many({ text: sumEntries(ENTRIES, groupBy), values: { from, to, start, end, firsts, starts, isSplit } });

/** A page of the merchants behind a figure; what a period ends with is what the day after begins with. */
export const listRevenueMerchantsBehind = (
  tx: Transaction,
  { from, to, start, end, firsts, starts, isSplit }: FigureBounds,
  part: BehindPart<Exclude<RevenueFigure, 'closing'>>,
): Promise<BehindRow[]> =>
  tx.many({ text: listBehind(ENTRIES), values: { from, to, start, end, firsts, starts, isSplit, ...part } });

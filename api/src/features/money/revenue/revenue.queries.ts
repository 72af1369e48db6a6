import type { FigureGroup } from '@comptoir/domain/base/figures/figure-section';
import type { RevenueSum } from '@comptoir/domain/money/revenue/add-up-revenue';
import type { RevenueFigure } from '@comptoir/domain/money/revenue/revenue-figures';
import type { Transaction } from '../../../platform/database/database.ts';
import { listBehind, sumEntries } from '../../base/figures/figure-sql.ts';
import type { BehindPart, BehindRow } from '../../base/figures/list-figure-merchants.ts';
import type { FigureBounds } from '../../base/figures/report-figures.ts';

/**
 * Every part of every figure with its merchant and day. A period of service is a month: one that touches a day began 31 days
 * before it at most, so that old invoices are left alone. A subscription whose renewal is late has not ended. The last day of
 * service is the day before a period ends, and a season that has ended is over on the day after.
 */
const ENTRIES = `installed as (
    select invoice_id, sum(amount_cents)::bigint as cents from invoice_lines
    where kind in ('installation', 'installation-discount') group by invoice_id
  ), service as (
    select i.merchant_id, i.period_starts_on as starts_on, i.period_ends_on as ends_on,
      i.subtotal_cents - coalesce(o.cents, 0) as cents
    from invoices i left join installed o on o.invoice_id = i.id
    where i.period_starts_on between :from::date - 31 and :to::date
  ), ended as (
    select i.merchant_id, i.period_ends_on as ends_on, i.subtotal_cents - coalesce(o.cents, 0) as cents
    from invoices i left join installed o on o.invoice_id = i.id
    where i.period_starts_on between :from::date - 396 and :to::date - 365
      and i.period_ends_on between :from::date - 365 and :to::date - 365
      and not exists (select from invoices n where n.merchant_id = i.merchant_id
        and n.period_starts_on between i.period_ends_on and i.period_ends_on + 365)
  ), awaited as (
    select merchant_id, covered_until from subscriptions where state = 'active' and covered_until <= :to::date
  ), begun as (
    select s.merchant_id, s.starts_on, s.cents, p.cents as before
    from service s left join service p on p.merchant_id = s.merchant_id and p.ends_on = s.starts_on
    where s.starts_on >= :from::date
  ), entries as (
    select merchant_id, :from::date as day, 'opening' as figure, 1 as count, cents, 0::bigint as gst, 0::bigint as qst, cents as total, 0 as days
      from service where starts_on < :from::date and ends_on >= :from::date
    union all
    select i.merchant_id, :from::date, 'opening', 1, i.subtotal_cents - coalesce(o.cents, 0), 0, 0,
        i.subtotal_cents - coalesce(o.cents, 0), 0
      from awaited a join invoices i on i.merchant_id = a.merchant_id and i.period_ends_on = a.covered_until
      left join installed o on o.invoice_id = i.id where a.covered_until < :from::date
    union all
    select b.merchant_id, b.starts_on,
        case when b.before is not null then 'changed'
          when exists (select from invoices e where e.merchant_id = b.merchant_id and e.period_starts_on < b.starts_on)
          then 'resumed' else 'new' end,
        1, b.cents - coalesce(b.before, 0), 0, 0, b.cents - coalesce(b.before, 0), 0
      from begun b where b.before is distinct from b.cents
    union all
    select s.merchant_id, s.ends_on, 'paused', 1, s.cents, 0, 0, s.cents, 0 from service s
      where s.ends_on between :from::date and :to::date
        and not exists (select from service n where n.merchant_id = s.merchant_id and n.starts_on = s.ends_on)
        and not exists (select from awaited a where a.merchant_id = s.merchant_id and a.covered_until = s.ends_on)
    union all
    select e.merchant_id, e.ends_on + 365, 'churned', 1, e.cents, 0, 0, e.cents, 0 from ended e
      where not exists (select from awaited a where a.merchant_id = e.merchant_id and a.covered_until = e.ends_on)
    union all
    select merchant_id, (created_at at time zone 'America/Montreal')::date, 'invoiced', 1, subtotal_cents, gst_cents,
        qst_cents, total_cents, 0
      from invoices where created_at >= :start and created_at < :end
    union all
    select merchant_id, (created_at at time zone 'America/Montreal')::date, 'credited', 1, subtotal_cents, gst_cents,
        qst_cents, total_cents, 0
      from credit_notes where created_at >= :start and created_at < :end
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
  { from, to, start, end }: FigureBounds,
  groupBy: FigureGroup,
): Promise<RevenueSumRow[]> => tx.many({ text: sumEntries(ENTRIES, groupBy), values: { from, to, start, end } });

/** A page of the merchants behind a figure; what a period ends with is what the day after begins with. */
export const listRevenueMerchantsBehind = (
  tx: Transaction,
  { from, to, start, end }: FigureBounds,
  part: BehindPart<Exclude<RevenueFigure, 'closing'>>,
): Promise<BehindRow[]> => tx.many({ text: listBehind(ENTRIES), values: { from, to, start, end, ...part } });

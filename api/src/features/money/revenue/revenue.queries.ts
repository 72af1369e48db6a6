import type { FigureGroup } from '@comptoir/domain/base/figures/figure-section';
import type { RevenueSum } from '@comptoir/domain/money/revenue/add-up-revenue';
import type { RevenueFigure } from '@comptoir/domain/money/revenue/revenue-figures';
import type { RevenueInADay } from '@comptoir/domain/money/revenue/revenue-journal';
import type { Transaction } from '../../../platform/database/database.ts';
import { listBehind, OWNER, partAt, partOn, sumEntries, sumRows } from '../../base/figures/figure-sql.ts';
import type { BehindPart, BehindRow } from '../../base/figures/list-figure-merchants.ts';
import type { FigureBounds } from '../../base/figures/report-figures.ts';

/**
 * Every part of every figure with its merchant and day, by runs: months of service without a break at one price. A subscription whose
 * renewal is late has not ended. The last day of service is the day before a run ends, and a season that has ended is over on the day
 * after. Only runs that begin or end near the period are looked at with their neighbours. Invoices of parts come from the days of everyone.
 */
const ENTRIES = `awaited as (
    select merchant_id, covered_until from subscriptions where state = 'active' and covered_until <= :to::date
  ), touched as materialized (
    select merchant_id, starts_on, ends_on, cents from service_runs
    where starts_on between :from::date and :to::date or ends_on between :from::date - 365 and :to::date
  ), runs as (
    select t.*, b.ends_on as ended_before, b.cents as before, n.starts_on as starts_next from touched t
      left join lateral (
        select ends_on, cents from service_runs where merchant_id = t.merchant_id and starts_on < t.starts_on order by starts_on desc limit 1
      ) b on true
      left join lateral (
        select starts_on from service_runs where merchant_id = t.merchant_id and starts_on > t.starts_on order by starts_on limit 1
      ) n on true
  ), moved as (
    select ${OWNER}, :from::date as day, 'opening' as figure, count(*) as count, sum(cents) as cents from service_runs
      where starts_on < :from::date and ends_on >= :from::date group by 1
    union all
    select r.merchant_id, :from::date, 'opening', 1, r.cents
      from awaited a join service_runs r on r.merchant_id = a.merchant_id and r.ends_on = a.covered_until
      where a.covered_until < :from::date
    union all
    select merchant_id, starts_on,
        case when ended_before is null then 'new' when ended_before = starts_on then 'changed' else 'resumed' end, 1,
        cents - case when ended_before = starts_on then before else 0 end
      from runs where starts_on between :from::date and :to::date
    union all
    select r.merchant_id, r.ends_on, 'paused', 1, r.cents from runs r
      where r.ends_on between :from::date and :to::date and r.starts_next is distinct from r.ends_on
        and not exists (select from awaited a where a.merchant_id = r.merchant_id and a.covered_until = r.ends_on)
    union all
    select r.merchant_id, r.ends_on + 365, 'churned', 1, r.cents from runs r
      where r.ends_on between :from::date - 365 and :to::date - 365
        and (r.starts_next is null or r.starts_next > r.ends_on + 365)
        and not exists (select from awaited a where a.merchant_id = r.merchant_id and a.covered_until = r.ends_on)
  ), entries as (
    select ${OWNER}, ${partOn('day')}, figure, sum(count) as count, sum(cents)::numeric as cents, 0::numeric as gst, 0::numeric as qst,
      sum(cents)::numeric as total, 0::numeric as days from moved group by 1, 2, 3
    union all
    select null, ${partOn('day')}, 'invoiced', sum(invoices), sum(subtotal_cents)::numeric, sum(gst_cents)::numeric, sum(qst_cents)::numeric,
      sum(total_cents)::numeric, 0 from invoiced_days where :isSplit and day between :from::date and :to::date group by 2
    union all
    ${sumRows("'invoiced'", partAt('created_at'), 'invoices where not :isSplit and created_at >= :start and created_at < :end')}
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

/** From when on, and before when. */
interface Bounds {
  readonly start: Date;
  readonly end: Date;
}

const NO_LINES = '0::bigint as service, 0::bigint as installation, 0::bigint as discount';

/**
 * Lists the amounts invoiced, paid, credited and refunded day by day in Québec. Charges to a card are those that succeeded; a refund is of the
 * day of its credit note, as no other is kept, and counts once the network has confirmed it. Charges that fit no invoice are in none.
 */
export const listRevenueDays = (tx: Transaction, { start, end }: Bounds): Promise<RevenueInADay[]> =>
  tx.many({
    name: 'list-revenue-days',
    text: `with booked as (
        select i.created_at as at, 'invoiced' as event,
            coalesce(l.service, 0) as service, coalesce(l.installation, 0) as installation, coalesce(l.discount, 0) as discount,
            i.subtotal_cents as subtotal, i.gst_cents as gst, i.qst_cents as qst, i.total_cents as total
          from invoices i left join lateral (
            select sum(amount_cents) filter (where kind = 'monthly-service') as service,
              sum(amount_cents) filter (where kind = 'installation') as installation,
              sum(amount_cents) filter (where kind in ('service-discount', 'installation-discount')) as discount
            from invoice_lines where invoice_id = i.id
          ) l on true
          where i.created_at >= :start and i.created_at < :end
        union all
        select a.settled_at, 'paid', ${NO_LINES}, 0, 0, 0, coalesce(a.charged_cents, i.total_cents - (
            select coalesce(sum(n.total_cents), 0) from credit_notes n where n.invoice_id = i.id and n.created_at <= a.settled_at))
          from payment_attempts a join invoices i on i.id = a.invoice_id
          where a.state = 'succeeded' and a.settled_at >= :start and a.settled_at < :end
        union all
        select created_at, 'credited', ${NO_LINES}, subtotal_cents, gst_cents, qst_cents, total_cents
          from credit_notes where created_at >= :start and created_at < :end
        union all
        select created_at, 'refunded', ${NO_LINES}, 0, 0, 0, total_cents
          from credit_notes where refund_state = 'done' and created_at >= :start and created_at < :end
      )
      select (at at time zone 'America/Toronto')::date::text as day, event, sum(service)::float8 as "serviceCents",
        sum(installation)::float8 as "installationCents", sum(discount)::float8 as "discountCents",
        sum(subtotal)::float8 as "subtotalCents", sum(gst)::float8 as "gstCents", sum(qst)::float8 as "qstCents",
        sum(total)::float8 as "totalCents"
      from booked group by 1, 2 order by 1, 2`,
    values: { start, end },
  });

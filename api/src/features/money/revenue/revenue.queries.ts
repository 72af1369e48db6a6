import type { RevenueMerchant } from '@comptoir/contract/money/revenue';
import type { RevenueFigure, RevenueGroup } from '@comptoir/domain/money/revenue/revenue-figures';
import type { RevenueSum } from '@comptoir/domain/money/revenue/add-up-revenue';
import type { Transaction } from '../../../platform/database/database.ts';

/** The days of a report, and the instants at which the first begins and the last ends. */
export interface RevenueBounds {
  readonly from: string;
  readonly to: string;
  readonly start: Date;
  readonly end: Date;
}

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
    select merchant_id, :from::date as day, 'opening' as figure, cents, 0::bigint as gst, 0::bigint as qst, cents as total
      from service where starts_on < :from::date and ends_on >= :from::date
    union all
    select i.merchant_id, :from::date, 'opening', i.subtotal_cents - coalesce(o.cents, 0), 0, 0,
        i.subtotal_cents - coalesce(o.cents, 0)
      from awaited a join invoices i on i.merchant_id = a.merchant_id and i.period_ends_on = a.covered_until
      left join installed o on o.invoice_id = i.id where a.covered_until < :from::date
    union all
    select b.merchant_id, b.starts_on,
        case when b.before is not null then 'changed'
          when exists (select from invoices e where e.merchant_id = b.merchant_id and e.period_starts_on < b.starts_on)
          then 'resumed' else 'new' end,
        b.cents - coalesce(b.before, 0), 0, 0, b.cents - coalesce(b.before, 0)
      from begun b where b.before is distinct from b.cents
    union all
    select s.merchant_id, s.ends_on, 'paused', s.cents, 0, 0, s.cents from service s
      where s.ends_on between :from::date and :to::date
        and not exists (select from service n where n.merchant_id = s.merchant_id and n.starts_on = s.ends_on)
        and not exists (select from awaited a where a.merchant_id = s.merchant_id and a.covered_until = s.ends_on)
    union all
    select e.merchant_id, e.ends_on + 365, 'churned', e.cents, 0, 0, e.cents from ended e
      where not exists (select from awaited a where a.merchant_id = e.merchant_id and a.covered_until = e.ends_on)
    union all
    select merchant_id, (created_at at time zone 'America/Montreal')::date, 'invoiced', subtotal_cents, gst_cents,
        qst_cents, total_cents
      from invoices where created_at >= :start and created_at < :end
    union all
    select merchant_id, (created_at at time zone 'America/Montreal')::date, 'credited', subtotal_cents, gst_cents,
        qst_cents, total_cents
      from credit_notes where created_at >= :start and created_at < :end
  )`;

/** The row that an entry belongs to, by the group; opening figures are those of the first month. */
const KEY = `case :groupBy when 'month' then to_char(e.day, 'YYYY-MM') when 'plan' then coalesce(s.installation, 'none')
  when 'partner' then coalesce(m.partner_id::text, 'none') else coalesce(m.sub_sector, 'none') end`;

/** A sum of a figure in a row. */
export interface RevenueSumRow extends RevenueSum {
  readonly key: string;
  readonly name: string | null;
}

/** The sums of every figure, by the rows of a group. */
export const listRevenueSums = (
  tx: Transaction,
  bounds: RevenueBounds,
  groupBy: RevenueGroup,
): Promise<RevenueSumRow[]> =>
  tx.many({
    name: 'list-revenue-sums',
    text: `with ${ENTRIES}
      select ${KEY} as key, case :groupBy when 'partner' then min(p.name) end as name, e.figure, count(*)::int as count,
        sum(e.cents)::float8 as "subtotalCents", sum(e.gst)::float8 as "gstCents", sum(e.qst)::float8 as "qstCents",
        sum(e.total)::float8 as "totalCents"
      from entries e join merchants m on m.id = e.merchant_id
      left join subscriptions s on s.merchant_id = e.merchant_id left join partners p on p.id = m.partner_id
      group by 1, e.figure order by 1`,
    values: { ...boundsOf(bounds), groupBy },
  });

/** Which part of a report is asked about; `key` null for all of its rows. */
export interface RevenuePart {
  readonly figure: Exclude<RevenueFigure, 'closing'>;
  readonly groupBy: RevenueGroup;
  readonly key: string | null;
}

/** The merchants behind a figure, the largest part first. */
export const listMerchantsBehind = (
  tx: Transaction,
  bounds: RevenueBounds,
  part: RevenuePart,
): Promise<RevenueMerchant[]> =>
  tx.many({
    text: `with ${ENTRIES}
      select m.id as "merchantId", m.company_name, count(*)::int as count, sum(e.cents)::float8 as cents,
        sum(e.total)::float8 as "totalCents"
      from entries e join merchants m on m.id = e.merchant_id left join subscriptions s on s.merchant_id = e.merchant_id
      where e.figure = :figure and (:key::text is null or ${KEY} = :key)
      group by m.id order by abs(sum(e.cents)) desc, fold(m.company_name), m.id`,
    values: { ...boundsOf(bounds), figure: part.figure, groupBy: part.groupBy, key: part.key },
  });

const boundsOf = ({ from, to, start, end }: RevenueBounds) => ({ from, to, start, end });

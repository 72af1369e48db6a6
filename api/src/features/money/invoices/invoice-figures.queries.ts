import type { InvoiceFigure } from '@comptoir/domain/money/invoices/invoice-section';
import { countRows, listBehind, OWNER, partAt, POINTS, sumEntries, sumRows } from '../../base/figures/figure-sql.ts';
import type { SectionSource } from '../../base/figures/serve-section.ts';

const DECLINED = "state in ('declined-soft', 'declined-hard', 'action-required')";
const AMOUNTS = 'subtotal_cents, gst_cents, qst_cents, total_cents';

/** Such invoices are few, and an index keeps them; it is found by these words. */
const SLOW = "(paid_at is null or paid_at - created_at > interval '48 hours')";

/**
 * Invoices and charges by the day something became of them, and at the end of each part of the period what was not paid. Nearly all
 * invoices are paid within two days, so that what was unpaid then is among the young ones and those that an index keeps of the others.
 */
const ENTRIES = `declined as (
    select invoice_id, min(settled_at) as first_at from payment_attempts where ${DECLINED} and settled_at < :end group by invoice_id
  ), paid as (
    select ${OWNER}, ${partAt('paid_at')}, coalesce(d.first_at < i.paid_at, false) as recovered, count(*) as count,
      sum(subtotal_cents)::numeric as cents, sum(gst_cents)::numeric as gst, sum(qst_cents)::numeric as qst,
      sum(total_cents)::numeric as total
    from invoices i left join declined d on d.invoice_id = i.id where i.paid_at >= :start and i.paid_at < :end group by 1, 2, 3
  ), ${POINTS}, slow as materialized (
    select id, merchant_id, created_at, paid_at, ${AMOUNTS}, credited_cents from invoices
    where ${SLOW} and coalesce(paid_at, 'infinity') >= (select min(at) from points) and created_at < :end
  ), unpaid as (
    select p.part, p.at, i.id, i.merchant_id, i.created_at, ${AMOUNTS}, credited_cents
      from points p join slow i on i.created_at < p.at and (i.paid_at is null or i.paid_at >= p.at)
    union all
    select p.part, p.at, i.* from points p cross join lateral (
      select id, merchant_id, created_at, ${AMOUNTS}, credited_cents from invoices
      where created_at < p.at and created_at >= p.at - interval '48 hours' and paid_at >= p.at and not ${SLOW}
      offset 0
    ) i
  ), owed as (
    select u.part, u.merchant_id, u.at - u.created_at as age, coalesce(d.first_at < u.at, false) as has_failed,
      u.subtotal_cents - coalesce(c.subtotal_cents, 0) as subtotal_cents, u.gst_cents - coalesce(c.gst_cents, 0) as gst_cents,
      u.qst_cents - coalesce(c.qst_cents, 0) as qst_cents, u.total_cents - coalesce(c.total_cents, 0) as total_cents
    from unpaid u left join declined d on d.invoice_id = u.id left join lateral (
      select sum(subtotal_cents)::bigint as subtotal_cents, sum(gst_cents)::bigint as gst_cents,
        sum(qst_cents)::bigint as qst_cents, sum(total_cents)::bigint as total_cents
      from credit_notes where invoice_id = u.id and created_at < u.at and u.credited_cents > 0
    ) c on true
    where u.total_cents > coalesce(c.total_cents, 0)
  ), entries as (
    ${sumRows("'issued'", partAt('created_at'), 'invoices where created_at >= :start and created_at < :end')}
    union all
    select merchant_id, part, 'paid', count, cents, gst, qst, total, 0 from paid
    union all
    select merchant_id, part, 'recovered', count, cents, gst, qst, total, 0 from paid where recovered
    union all
    ${countRows("'attempts'", partAt('started_at'), 'payment_attempts where started_at >= :start and started_at < :end')}
    union all
    ${sumRows(
      "'failed'",
      partAt('settled_at'),
      `(select a.settled_at, i.merchant_id, ${AMOUNTS} from payment_attempts a join invoices i on i.id = a.invoice_id
        where a.${DECLINED} and a.settled_at >= :start and a.settled_at < :end) f`,
    )}
    union all
    ${sumRows(
      `case when age <= interval '30 days' then 'unpaid30' when age <= interval '60 days' then 'unpaid60'
        when age <= interval '90 days' then 'unpaid90' else 'unpaidOlder' end`,
      'part',
      'owed',
    )}
    union all
    ${sumRows("'unpaidFailed'", 'part', 'owed where has_failed')}
  )`;

export const INVOICE_FIGURES: SectionSource<InvoiceFigure> = {
  listSums: (tx, { start, end, starts, ends, isSplit }, groupBy) =>
    tx.many({ text: sumEntries(ENTRIES, groupBy), values: { start, end, starts, ends, isSplit } }),
  listBehind: (tx, { start, end, starts, ends, isSplit }, part) =>
    tx.many({ text: listBehind(ENTRIES), values: { start, end, starts, ends, isSplit, ...part } }),
};

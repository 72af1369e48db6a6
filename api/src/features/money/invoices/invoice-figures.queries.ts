import type { FigureGroup } from '@comptoir/domain/base/figures/figure-section';
import type { InvoiceFigure } from '@comptoir/domain/money/invoices/invoice-section';
import type { Transaction } from '../../../platform/database/database.ts';
import { listBehind, sumEntries } from '../../base/figures/figure-sql.ts';
import type { BehindPart, BehindRow } from '../../base/figures/list-figure-merchants.ts';
import type { FigureBounds, NamedSum } from '../../base/figures/report-figures.ts';

/**
 * Invoices and charges by the day something became of them, and at the end of each part of the period what was not paid. Nearly all
 * invoices are paid within two days, so that what was unpaid then is among the young ones and those that an index keeps of the others.
 */
const ENTRIES = `declined as (
    select a.invoice_id, a.merchant_id, a.settled_at from payment_attempts a
    where a.state in ('declined-soft', 'declined-hard', 'action-required') and a.settled_at < :end
  ), points as materialized (
    select day, (day + 1)::timestamp at time zone 'America/Montreal' as at from unnest(:ends::date[]) as day
  ), unpaid as (
    select p.day, p.at, i.* from points p cross join lateral (
      select id, merchant_id, created_at, subtotal_cents, gst_cents, qst_cents, total_cents, credited_cents from invoices
        where created_at < p.at and created_at >= p.at - interval '48 hours' and (paid_at is null or paid_at >= p.at)
      union all
      select id, merchant_id, created_at, subtotal_cents, gst_cents, qst_cents, total_cents, credited_cents from invoices
        where created_at < p.at - interval '48 hours' and (paid_at is null or paid_at - created_at > interval '48 hours')
          and (paid_at is null or paid_at >= p.at)
    ) i
  ), owed as (
    select u.id, u.merchant_id, u.day, u.at, u.created_at, u.subtotal_cents - coalesce(c.cents, 0) as cents,
      u.gst_cents - coalesce(c.gst, 0) as gst, u.qst_cents - coalesce(c.qst, 0) as qst,
      u.total_cents - coalesce(c.total, 0) as total
    from unpaid u left join lateral (
      select sum(subtotal_cents)::bigint as cents, sum(gst_cents)::bigint as gst, sum(qst_cents)::bigint as qst,
        sum(total_cents)::bigint as total
      from credit_notes where invoice_id = u.id and created_at < u.at and u.credited_cents > 0
    ) c on true
    where u.total_cents > coalesce(c.total, 0)
  ), entries as (
    select merchant_id, (created_at at time zone 'America/Montreal')::date as day, 'issued' as figure, 1 as count,
        subtotal_cents as cents, gst_cents as gst, qst_cents as qst, total_cents as total, 0 as days
      from invoices where created_at >= :start and created_at < :end
    union all
    select merchant_id, (paid_at at time zone 'America/Montreal')::date, 'paid', 1, subtotal_cents, gst_cents, qst_cents,
        total_cents, 0
      from invoices where paid_at >= :start and paid_at < :end
    union all
    select merchant_id, (started_at at time zone 'America/Montreal')::date, 'attempts', 1, 0, 0, 0, 0, 0
      from payment_attempts where started_at >= :start and started_at < :end
    union all
    select d.merchant_id, (d.settled_at at time zone 'America/Montreal')::date, 'failed', 1, i.subtotal_cents, i.gst_cents,
        i.qst_cents, i.total_cents, 0
      from declined d join invoices i on i.id = d.invoice_id where d.settled_at >= :start
    union all
    select i.merchant_id, (i.paid_at at time zone 'America/Montreal')::date, 'recovered', 1, i.subtotal_cents, i.gst_cents,
        i.qst_cents, i.total_cents, 0
      from (select invoice_id, min(settled_at) as first_at from declined group by invoice_id) d
      join invoices i on i.id = d.invoice_id
      where i.paid_at >= :start and i.paid_at < :end and i.paid_at > d.first_at
    union all
    select merchant_id, day, case when at - created_at <= interval '30 days' then 'unpaid30'
          when at - created_at <= interval '60 days' then 'unpaid60'
          when at - created_at <= interval '90 days' then 'unpaid90' else 'unpaidOlder' end,
        1, cents, gst, qst, total, 0
      from owed
    union all
    select o.merchant_id, o.day, 'unpaidFailed', 1, o.cents, o.gst, o.qst, o.total, 0
      from owed o where exists (select from declined d where d.invoice_id = o.id and d.settled_at < o.at)
  )`;

/** The sums of every figure, by the rows of a group. */
export const listInvoiceSums = (
  tx: Transaction,
  { start, end, ends }: FigureBounds,
  groupBy: FigureGroup,
): Promise<NamedSum[]> => tx.many({ text: sumEntries(ENTRIES, groupBy), values: { start, end, ends } });

/** A page of the merchants behind a figure. */
export const listInvoiceMerchantsBehind = (
  tx: Transaction,
  { start, end, ends }: FigureBounds,
  part: BehindPart<InvoiceFigure>,
): Promise<BehindRow[]> => tx.many({ text: listBehind(ENTRIES), values: { start, end, ends, ...part } });

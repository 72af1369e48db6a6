import type { RevenueInADay } from '@comptoir/domain/money/revenue/revenue-journal';
import type { Transaction } from '../../../platform/database/database.ts';

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

import type { Transaction } from '../src/platform/database/database.ts';

/** An invoice as the server's books have it, with what hangs on it. */
export interface BookedInvoice {
  readonly id: string;
  readonly number: number;
  readonly merchantId: string;
  readonly state: string;
  readonly startsOn: string;
  readonly endsOn: string;
  readonly createdAt: Date;
  readonly nextAttemptAt: Date | null;
  readonly paidAt: Date | null;
  readonly subtotal: number;
  readonly gst: number;
  readonly qst: number;
  readonly total: number;
  readonly lines: number;
  /** Attempts that no one knows the end of, and those that succeeded. */
  readonly unsettled: number;
  readonly succeeded: number;
  readonly lastCardId: string | null;
  readonly presentCardId: string | null;
  /** Credited before it was paid; given back for certain; perhaps given back. */
  readonly cancelled: number;
  readonly givenBack: number;
  readonly perhapsGivenBack: number;
}

/** Invoices that may have changed since an instant, which are all that are not at rest; every one for null. */
export const listBooked = (tx: Transaction, since: Date | null): Promise<BookedInvoice[]> =>
  tx.many({
    name: 'list-booked',
    text: `select i.id, i.number::int, i.merchant_id as "merchantId", i.state, i.period_starts_on::text as "startsOn",
        i.period_ends_on::text as "endsOn", i.created_at as "createdAt", i.next_attempt_at as "nextAttemptAt",
        i.paid_at as "paidAt", i.subtotal_cents::float8 as subtotal, i.gst_cents::float8 as gst,
        i.qst_cents::float8 as qst, i.total_cents::float8 as total, l.lines, a.unsettled, a.succeeded,
        a."lastCardId", c.id as "presentCardId", n.cancelled, n."givenBack", n."perhapsGivenBack"
      from invoices i
      cross join lateral (
        select coalesce(sum(amount_cents), 0)::float8 as lines from invoice_lines where invoice_id = i.id
      ) l
      cross join lateral (
        select count(*) filter (where state in ('under-way', 'unknown'))::int as unsettled,
          count(*) filter (where state = 'succeeded')::int as succeeded,
          (array_agg(card_id order by id desc))[1] as "lastCardId"
        from payment_attempts where invoice_id = i.id
      ) a
      cross join lateral (
        select coalesce(sum(total_cents) filter (where refund_state = 'none'), 0)::float8 as cancelled,
          coalesce(sum(total_cents) filter (where refund_state = 'done'), 0)::float8 as "givenBack",
          coalesce(sum(total_cents) filter (where refund_state in ('under-way', 'unknown')), 0)::float8
            as "perhapsGivenBack"
        from credit_notes where invoice_id = i.id
      ) n
      left join cards c on c.merchant_id = i.merchant_id and c.deleted_at is null
      where $1::timestamptz is null or i.created_at >= $1 or i.paid_at >= $1 or i.state not in ('paid', 'credited')
      order by i.number`,
    values: [since],
  });

/** State of a merchant's account, by two ways of counting. */
export interface BookedAccount {
  readonly merchantId: string;
  readonly state: string;
  readonly active: boolean;
}

export const listAccounts = (tx: Transaction): Promise<BookedAccount[]> =>
  tx.many({
    name: 'list-accounts',
    text: `select m.id as "merchantId", m.active, coalesce(s.state, 'none') as state
      from merchants m left join subscriptions s on s.merchant_id = m.id`,
  });

/** Invoices about which the same mail went out more than once, or none at all. */
export const listWrongNotices = (tx: Transaction): Promise<{ number: number; created: number; paid: number }[]> =>
  tx.many({
    text: `select i.number::int, count(*) filter (where m.kind = 'created')::int as created,
        count(*) filter (where m.kind = 'paid')::int as paid
      from invoices i left join invoice_mails m on m.invoice_id = i.id
      -- mails about what was found at the provider after a restore went out before it
      where not exists (select from payment_attempts a where a.invoice_id = i.id and a.by = 'restore')
      group by i.id
      having count(*) filter (where m.kind = 'created') <> 1 or count(*) filter (where m.kind = 'paid') > 1
      order by i.number limit 1`,
  });

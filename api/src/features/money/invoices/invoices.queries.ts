import type { InvoiceDetails, InvoiceTotal, UnpaidAccounts } from '@comptoir/contract/money/invoices';
import type { InvoiceState } from '@comptoir/domain/money/invoices/invoice-state';
import type { LineKind } from '@comptoir/domain/money/subscriptions/price-cart';
import type { Language, MerchantTimeZone } from '@comptoir/domain/base/merchants/merchant-information';
import type { SearchFindings } from '@comptoir/contract/base/search';
import type { Transaction } from '../../../platform/database/database.ts';
import { UNPAID_INVOICES } from '../../base/merchants/unpaid-invoices.ts';

/** An invoice as every screen, mail and document reads it. */
export interface InvoiceRow {
  readonly id: string;
  readonly number: number;
  readonly merchantId: string;
  readonly client: { readonly name: string; readonly address: readonly string[] };
  readonly language: Language;
  readonly timeZone: MerchantTimeZone;
  readonly createdAt: Date;
  readonly periodStartsOn: string;
  readonly periodEndsOn: string;
  readonly dueAt: Date;
  readonly state: InvoiceState;
  readonly nextAttemptAt: Date | null;
  readonly paidAt: Date | null;
  readonly subtotalCents: number;
  readonly gstCents: number;
  readonly qstCents: number;
  readonly totalCents: number;
  readonly creditedCents: number;
}

const INVOICE = `i.id, i.number::int, i.merchant_id as "merchantId", i.client, i.language, m.time_zone as "timeZone",
  i.created_at as "createdAt", i.period_starts_on::text as "periodStartsOn", i.period_ends_on::text as "periodEndsOn",
  i.due_at as "dueAt", i.state, i.next_attempt_at as "nextAttemptAt", i.paid_at as "paidAt",
  i.subtotal_cents::float8 as "subtotalCents", i.gst_cents::float8 as "gstCents", i.qst_cents::float8 as "qstCents",
  i.total_cents::float8 as "totalCents", i.credited_cents::float8 as "creditedCents"`;

/** Filter of invoices: of one merchant or all that the scope sees, in some states or all, of one year or all. */
export interface ChosenInvoices {
  readonly merchantId: string | null;
  readonly states: readonly InvoiceState[] | null;
  readonly year: number | null;
}

/** Those that are older than one. */
export interface InvoiceFilter extends ChosenInvoices {
  readonly before: { readonly occurredAt: Date; readonly id: string } | null;
  readonly limit: number;
}

/** The year of its merchant's clock in which an invoice was made. */
const YEAR = 'extract(year from i.created_at at time zone zone_of(m.time_zone))::int';
/** Condition of both the list and its total, so that they agree. */
const IS_CHOSEN = `(:merchantId::uuid is null or i.merchant_id = :merchantId)
        and (:states::text[] is null or i.state = any(:states)) and (:year::int is null or ${YEAR} = :year)`;

/** Newest first, by key. */
export const listInvoiceRows = (tx: Transaction, filter: InvoiceFilter): Promise<InvoiceRow[]> =>
  tx.many({
    name: 'list-invoices',
    text: `select ${INVOICE} from invoices i join merchants m on m.id = i.merchant_id
      where ${IS_CHOSEN}
        and (:beforeAt::timestamptz is null or (i.created_at, i.id) < (:beforeAt, :beforeId::uuid))
      order by i.created_at desc, i.id desc limit :limit`,
    values: {
      merchantId: filter.merchantId,
      states: filter.states,
      year: filter.year,
      beforeAt: filter.before?.occurredAt ?? null,
      beforeId: filter.before?.id ?? null,
      limit: filter.limit,
    },
  });

export const findInvoiceRow = (tx: Transaction, id: string): Promise<InvoiceRow | null> =>
  tx.first({
    name: 'find-invoice',
    text: `select ${INVOICE} from invoices i join merchants m on m.id = i.merchant_id where i.id = $1`,
    values: [id],
  });

export interface LineRow {
  readonly kind: LineKind;
  readonly amountCents: number;
}

export const listLines = (tx: Transaction, invoiceId: string): Promise<LineRow[]> =>
  tx.many({
    name: 'list-invoice-lines',
    text: 'select kind, amount_cents::float8 as "amountCents" from invoice_lines where invoice_id = $1 order by position',
    values: [invoiceId],
  });

/** An attempt as it is shown; a partner sees that there was one, and no card. `chargedCard`: as the provider reports it. */
export interface AttemptRow {
  readonly startedAt: Date;
  readonly by: InvoiceDetails['attempts'][number]['by'];
  readonly state: InvoiceDetails['attempts'][number]['state'];
  readonly brand: string | null;
  readonly last4: string | null;
  readonly chargedCard: string | null;
}

export const listAttempts = (tx: Transaction, invoiceId: string): Promise<AttemptRow[]> =>
  tx.many({
    text: `select a.started_at as "startedAt", a.by, a.state, c.brand, c.last4,
        case when app_role() <> 'partner' then a.charged_card end as "chargedCard"
      from payment_attempts a left join cards c on c.id = a.card_id where a.invoice_id = $1 order by a.started_at, a.id`,
    values: [invoiceId],
  });

export interface CreditRow {
  readonly id: string;
  readonly number: number;
  readonly createdAt: Date;
  readonly reason: string;
  readonly subtotalCents: number;
  readonly gstCents: number;
  readonly qstCents: number;
  readonly totalCents: number;
  readonly refund: InvoiceDetails['credits'][number]['refund'];
}

export const listCredits = (tx: Transaction, invoiceId: string): Promise<CreditRow[]> =>
  tx.many({
    text: `select id, number::int, created_at as "createdAt", reason, subtotal_cents::float8 as "subtotalCents",
        gst_cents::float8 as "gstCents", qst_cents::float8 as "qstCents", total_cents::float8 as "totalCents",
        refund_state as refund
      from credit_notes where invoice_id = $1 order by number`,
    values: [invoiceId],
  });

/** Issuer, as it is today. */
export interface IssuerRow {
  readonly name: string;
  readonly address: string;
  readonly gstNumber: string;
  readonly qstNumber: string;
}

export const findIssuer = (tx: Transaction, invoiceId: string): Promise<IssuerRow | null> =>
  tx.first({
    text: `select s.name, s.address, s.gst_number as "gstNumber", s.qst_number as "qstNumber"
      from invoices i join issuers s on s.id = i.issuer_id where i.id = $1`,
    values: [invoiceId],
  });

/** The invoices of a number, of which each issuer has one. */
export const findInvoicesNumbered = (
  tx: Transaction,
  { number, most }: { number: number; most: number },
): Promise<SearchFindings['invoices']> =>
  tx.many({
    text: `select i.id, i.number::text as number, i.merchant_id as "merchantId", m.company_name,
        i.total_cents::float8 as "totalCents"
      from (select id from issuers offset 0) s join invoices i on i.issuer_id = s.id and i.number = $1
        join merchants m on m.id = i.merchant_id
      order by i.created_at desc, i.id limit $2`,
    values: [number, most],
  });

/** Sums invoices; those in none of `unpaidStates` are paid, less their credits. */
export const sumInvoiceRows = (
  tx: Transaction,
  { merchantId, states, year, unpaidStates }: ChosenInvoices & { readonly unpaidStates: readonly InvoiceState[] },
): Promise<Omit<InvoiceTotal, 'years'> | null> =>
  tx.first({
    name: 'sum-invoices',
    text: `select count(*)::int as invoices, coalesce(sum(i.total_cents), 0)::float8 as "totalCents",
        coalesce(sum(i.total_cents - i.credited_cents) filter (where i.state <> all(:unpaidStates)), 0)::float8 as "paidCents",
        coalesce(sum(i.credited_cents), 0)::float8 as "creditedCents",
        coalesce(sum(i.total_cents - i.credited_cents) filter (where i.state = any(:unpaidStates)), 0)::float8 as "dueCents",
        coalesce(sum(i.gst_cents - c.gst), 0)::float8 as "gstCents",
        coalesce(sum(i.qst_cents - c.qst), 0)::float8 as "qstCents"
      from invoices i join merchants m on m.id = i.merchant_id
        cross join lateral (
          select coalesce(sum(n.gst_cents), 0) as gst, coalesce(sum(n.qst_cents), 0) as qst
          from credit_notes n where n.invoice_id = i.id
        ) c
      where ${IS_CHOSEN}`,
    values: { merchantId, states, year, unpaidStates },
  });

/** The years that a merchant has invoices of, by its own clock, newest first. */
export const listInvoiceYears = (tx: Transaction, merchantId: string): Promise<{ readonly year: number }[]> =>
  tx.many({
    name: 'list-invoice-years',
    text: `select distinct ${YEAR} as year from invoices i join merchants m on m.id = i.merchant_id
      where i.merchant_id = $1 order by year desc`,
    values: [merchantId],
  });

/** Instants are as JSON has them. */
type UnpaidRows = Pick<UnpaidAccounts, 'items' | 'total'>;

/** A page of the merchants that owe what was due, and what all of them owe; those of a partner, or all that the scope sees. */
export const listUnpaidRows = (
  tx: Transaction,
  wanted: { readonly partnerId: string | null; readonly now: Date; readonly offset: number; readonly limit: number },
): Promise<UnpaidRows | null> =>
  tx.first({
    name: 'list-unpaid-accounts',
    text: `with owed as materialized (
        select i.merchant_id, count(*)::int as invoices, sum(i.total_cents - i.credited_cents)::float8 as cents,
          min(i.due_at) as oldest, min(i.next_attempt_at) as next
        from ${UNPAID_INVOICES}
          and (:partnerId::uuid is null or i.merchant_id in (select id from merchants where partner_id = :partnerId::uuid))
        group by i.merchant_id
      ), page as (
        select merchant_id, invoices, cents, oldest, next from owed order by oldest, merchant_id limit :limit offset :offset
      )
      select (select json_build_object('merchants', count(*), 'invoices', coalesce(sum(invoices), 0),
            'owedCents', coalesce(sum(cents), 0)) from owed) as total,
        (select coalesce(json_agg(json_build_object('merchantId', m.id, 'company_name', m.company_name, 'invoices', p.invoices,
            'owedCents', p.cents, 'oldestDueAt', p.oldest, 'nextAttemptAt', p.next) order by p.oldest, p.merchant_id), '[]')
          from page p join merchants m on m.id = p.merchant_id) as items`,
    values: wanted,
  });

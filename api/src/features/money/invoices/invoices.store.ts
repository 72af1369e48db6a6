import type { BillingPeriod } from '@comptoir/domain/money/subscriptions/billing-calendar';
import type { InvoiceState } from '@comptoir/domain/money/invoices/invoice-state';
import type { PricedLines } from '@comptoir/domain/money/subscriptions/price-cart';
import type { Language, MerchantTimeZone } from '@comptoir/domain/base/merchants/merchant-information';
import { v5 as uuid } from 'uuid';
import type { IssuerConfig } from '../../../config.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import type { Address } from '../../base/mail/address-lines.ts';
import type { DocumentNumbers } from './continue-numbers.ts';

/** A merchant as its invoices need it. */
export interface ClientRow extends Address {
  readonly merchantId: string;
  readonly companyName: string;
  readonly timeZone: MerchantTimeZone;
  readonly language: Language;
}

export const listClients = (tx: Transaction, merchantIds: readonly string[]): Promise<ClientRow[]> =>
  tx.many({
    name: 'list-clients',
    text: `select id as "merchantId", company_name as "companyName", time_zone as "timeZone", language,
        civic_number as "civicNumber", street, city, postal_code as "postalCode"
      from merchants where id = any($1)`,
    values: [merchantIds],
  });

const ISSUERS = '0a8f3c52-6d27-4d0f-9c55-1f4be2a7b3d4';

/** An issuer is who its tax numbers say: another company numbers its own invoices, a new address does not. */
export const issuerIdOf = ({ gstNumber, qstNumber }: IssuerConfig): string =>
  uuid(`${gstNumber} ${qstNumber}`, ISSUERS);

/** Takes the next numbers of an issuer, which is written down as it is today. */
export async function assignInvoiceNumbers(
  tx: Transaction,
  issuer: IssuerConfig,
  count: number,
): Promise<{ issuerId: string; first: number }> {
  const issuerId = issuerIdOf(issuer);
  const row = await tx.first<{ next: string }>({
    name: 'take-invoice-numbers',
    text: `insert into issuers (id, name, address, gst_number, qst_number, next_invoice_number)
      values (:issuerId, :name, :address, :gstNumber, :qstNumber, 1 + :count::bigint)
      on conflict (id) do update set name = excluded.name, address = excluded.address,
        next_invoice_number = issuers.next_invoice_number + :count::bigint
      returning next_invoice_number as next`,
    values: {
      issuerId,
      name: issuer.name,
      address: issuer.address,
      gstNumber: issuer.gstNumber,
      qstNumber: issuer.qstNumber,
      count,
    },
  });
  return { issuerId, first: Number(row?.next) - count };
}

/** Lets an issuer's numbers go on after the highest ones seen, and keeps which ones that skips; answers what comes next. */
export async function raiseNumbers(
  tx: Transaction,
  issuer: IssuerConfig,
  { seen, now }: { seen: DocumentNumbers; now: Date },
): Promise<DocumentNumbers> {
  const before = await tx.first<DocumentNumbers>({
    text: `select next_invoice_number::int as invoice, next_credit_number::int as credit from issuers where id = $1 for update`,
    values: [issuerIdOf(issuer)],
  });
  const row = await tx.first<DocumentNumbers>({
    text: `insert into issuers (id, name, address, gst_number, qst_number, next_invoice_number, next_credit_number)
      values (:issuer, :name, :address, :gstNumber, :qstNumber, 1 + :invoice::bigint, 1 + :credit::bigint)
      on conflict (id) do update set
        next_invoice_number = greatest(issuers.next_invoice_number, excluded.next_invoice_number),
        next_credit_number = greatest(issuers.next_credit_number, excluded.next_credit_number)
      returning next_invoice_number::int as invoice, next_credit_number::int as credit`,
    values: {
      issuer: issuerIdOf(issuer),
      name: issuer.name,
      address: issuer.address,
      gstNumber: issuer.gstNumber,
      qstNumber: issuer.qstNumber,
      invoice: seen.invoice,
      credit: seen.credit,
    },
  });
  if (!row) throw new Error('an issuer was neither found nor written');
  const { invoice, credit } = before ?? { invoice: 1, credit: 1 };
  const skipped = [
    { kind: 'invoices', first: invoice, last: row.invoice - 1 },
    { kind: 'credit_notes', first: credit, last: row.credit - 1 },
  ].filter(({ first, last }) => first <= last);
  for (const { kind, first, last } of skipped)
    tx.write({
      text: `insert into skipped_numbers (issuer_id, kind, first_number, last_number, skipped_at)
        values (:issuer, :kind, :first, :last, :now)`,
      values: { issuer: issuerIdOf(issuer), kind, first, last, now },
    });
  return row;
}

/** True when no document of an issuer has a number. */
export async function isNumberFree(
  tx: Transaction,
  issuer: IssuerConfig,
  { kind, number }: { kind: 'invoice' | 'credit-note'; number: number },
): Promise<boolean> {
  const table = kind === 'invoice' ? 'invoices' : 'credit_notes';
  const found = await tx.first({
    text: `select id from ${table} where issuer_id = $1 and number = $2`,
    values: [issuerIdOf(issuer), number],
  });
  return found === null;
}

/** An invoice as it comes into being. */
export interface NewInvoice {
  readonly id: string;
  readonly merchantId: string;
  readonly number: number;
  readonly period: BillingPeriod;
  readonly createdAt: Date;
  readonly dueAt: Date;
  readonly state: InvoiceState;
  readonly priced: PricedLines;
  readonly client: { readonly name: string; readonly address: readonly string[] };
  readonly language: Language;
}

/** Inserts invoices with their lines. One that is still open is charged when it is due; one over nothing is paid. */
export function insertInvoices(tx: Transaction, issuerId: string, invoices: readonly NewInvoice[]): void {
  const column = <Value>(of: (invoice: NewInvoice) => Value): Value[] => invoices.map((invoice) => of(invoice));
  tx.write({
    name: 'insert-invoices',
    text: `insert into invoices (issuer_id, id, merchant_id, number, period_starts_on, period_ends_on, created_at, due_at,
        state, subtotal_cents, gst_cents, qst_cents, total_cents, client, language, next_attempt_at, paid_at)
      select :issuerId, *, case state when 'open' then due_at end, case state when 'paid' then created_at end
      from unnest(:ids::uuid[], :merchantIds::uuid[], :numbers::bigint[], :startsOn::date[], :endsOn::date[],
        :createdAt::timestamptz[], :dueAt::timestamptz[],
          :states::text[], :subtotals::bigint[], :gsts::bigint[], :qsts::bigint[], :totals::bigint[], :clients::jsonb[],
            :languages::text[])
        as t (id, merchant_id, number, period_starts_on, period_ends_on, created_at, due_at, state, subtotal_cents,
          gst_cents, qst_cents, total_cents, client, language)`,
    values: {
      issuerId,
      ids: column(({ id }) => id),
      merchantIds: column(({ merchantId }) => merchantId),
      numbers: column(({ number }) => number),
      startsOn: column(({ period }) => period.startsOn),
      endsOn: column(({ period }) => period.endsOn),
      createdAt: column(({ createdAt }) => createdAt),
      dueAt: column(({ dueAt }) => dueAt),
      states: column(({ state }) => state),
      subtotals: column(({ priced }) => priced.subtotal),
      gsts: column(({ priced }) => priced.gst),
      qsts: column(({ priced }) => priced.qst),
      totals: column(({ priced }) => priced.total),
      clients: column(({ client }) => JSON.stringify(client)),
      languages: column(({ language }) => language),
    },
  });
  tx.write({
    name: 'insert-billed-periods',
    text: `insert into billed_periods (invoice_id, merchant_id, period)
      select id, merchant_id, daterange(starts_on, ends_on)
      from unnest($1::uuid[], $2::uuid[], $3::date[], $4::date[]) as t (id, merchant_id, starts_on, ends_on)`,
    values: [
      column(({ id }) => id),
      column(({ merchantId }) => merchantId),
      column(({ period }) => period.startsOn),
      column(({ period }) => period.endsOn),
    ],
  });
  insertLines(tx, invoices);
}

function insertLines(tx: Transaction, invoices: readonly NewInvoice[]): void {
  const lines = invoices.flatMap(({ id, merchantId, priced }) =>
    priced.lines.map(({ kind, amount }, index) => ({ id, merchantId, kind, amount, position: index + 1 })),
  );
  tx.write({
    name: 'insert-invoice-lines',
    text: `insert into invoice_lines (invoice_id, merchant_id, position, kind, amount_cents)
      select * from unnest(:ids::uuid[], :merchantIds::uuid[], :positions::int[], :kinds::text[], :amounts::bigint[])`,
    values: {
      ids: lines.map(({ id }) => id),
      merchantIds: lines.map(({ merchantId }) => merchantId),
      positions: lines.map(({ position }) => position),
      kinds: lines.map(({ kind }) => kind),
      amounts: lines.map(({ amount }) => amount),
    },
  });
}

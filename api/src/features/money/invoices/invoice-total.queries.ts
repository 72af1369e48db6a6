import type { InvoiceTotal } from '@comptoir/contract/money/invoices';
import type { InvoiceState } from '@comptoir/domain/money/invoices/invoice-state';
import type { Transaction } from '../../../platform/database/database.ts';
import { IS_CHOSEN, YEAR, type ChosenInvoices } from './invoices.queries.ts';

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

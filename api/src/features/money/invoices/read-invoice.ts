import type { InvoiceDetails, InvoiceView } from '@comptoir/contract/money/invoices';
import { UNPAID_STATES } from '@comptoir/domain/money/invoices/invoice-state';
import type { Transaction } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { documentNumber } from '@comptoir/domain/money/invoices/document-number';
import {
  findInvoiceRow,
  listAttempts,
  listCredits,
  listLines,
  type AttemptRow,
  type CreditRow,
  type InvoiceRow,
} from './invoices.queries.ts';

/** An invoice as lists show it. @throws AppError not-found, also for one that the scope does not see */
export async function readInvoice(tx: Transaction, id: string): Promise<InvoiceView> {
  return viewInvoice(await getInvoiceRow(tx, id));
}

/** An invoice in full. @throws AppError not-found, also for one that the scope does not see */
export async function readInvoiceDetails(tx: Transaction, id: string): Promise<InvoiceDetails> {
  const [invoice, lines, attempts, credits] = await Promise.all([
    getInvoiceRow(tx, id),
    listLines(tx, id),
    listAttempts(tx, id),
    listCredits(tx, id),
  ]);
  const { subtotalCents, gstCents, qstCents, creditedCents } = invoice;
  return {
    ...viewInvoice(invoice),
    lines,
    subtotalCents,
    gstCents,
    qstCents,
    creditedCents,
    attempts: attempts.map((attempt) => viewAttempt(attempt)),
    credits: credits.map((credit) => viewCredit(credit)),
  };
}

async function getInvoiceRow(tx: Transaction, id: string): Promise<InvoiceRow> {
  const invoice = await findInvoiceRow(tx, id);
  if (!invoice) throw new AppError('not-found');
  return invoice;
}

/** Returns the amount still to be paid of an invoice; nothing once it is paid or credited. */
export const amountDueOf = ({ state, totalCents, creditedCents }: InvoiceRow): number =>
  UNPAID_STATES.includes(state) ? totalCents - creditedCents : 0;

export const viewInvoice = (invoice: InvoiceRow): InvoiceView => ({
  id: invoice.id,
  number: documentNumber('invoice', invoice.number),
  merchantId: invoice.merchantId,
  client: invoice.client.name,
  createdAt: invoice.createdAt.toISOString(),
  periodStartsOn: invoice.periodStartsOn,
  periodEndsOn: invoice.periodEndsOn,
  dueAt: invoice.dueAt.toISOString(),
  state: invoice.state,
  nextAttemptAt: invoice.nextAttemptAt?.toISOString() ?? null,
  paidAt: invoice.paidAt?.toISOString() ?? null,
  amountDueCents: amountDueOf(invoice),
  totalCents: invoice.totalCents,
});

const viewAttempt = (attempt: AttemptRow): InvoiceDetails['attempts'][number] => {
  const { startedAt, by, state, brand, last4, chargedCard } = attempt;
  const card = brand && last4 ? `${brand} •••• ${last4}` : (chargedCard ?? '');
  return { startedAt: startedAt.toISOString(), by, state, card };
};

const viewCredit = ({
  id,
  number,
  createdAt,
  reason,
  totalCents,
  refund,
}: CreditRow): InvoiceDetails['credits'][number] => ({
  id,
  number: documentNumber('credit-note', number),
  createdAt: createdAt.toISOString(),
  totalCents,
  reason,
  refund,
});

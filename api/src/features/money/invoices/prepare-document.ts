import { AppError } from '../../../platform/http/app-error.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import {
  findInvoiceRow,
  findIssuer,
  listCredits,
  listLines,
  type CreditRow,
  type InvoiceRow,
} from './invoices.queries.ts';
import { writeDocument, type WrittenDocument } from './write-document.ts';

/** Document of an invoice: itself, its receipt, or one of its credit notes (by its number; the newest by default). */
export type WantedDocument =
  | { readonly kind: 'invoice' | 'receipt' }
  | { readonly kind: 'credit-note'; readonly number?: number | undefined };

/**
 * Reads and writes a document in the invoice's language.
 * @throws AppError not-found, also for the receipt of what is not paid
 */
export async function prepareDocument(
  tx: Transaction,
  invoiceId: string,
  wanted: WantedDocument,
): Promise<{ invoice: InvoiceRow; credit: CreditRow | null; document: WrittenDocument }> {
  const [invoice, lines, credits, issuer] = await Promise.all([
    findInvoiceRow(tx, invoiceId),
    listLines(tx, invoiceId),
    listCredits(tx, invoiceId),
    findIssuer(tx, invoiceId),
  ]);
  if (!invoice || !issuer) throw new AppError('not-found');
  const isReceipt = wanted.kind === 'receipt';
  if (isReceipt && !invoice.paidAt) throw new AppError('not-found');
  const credit = wanted.kind === 'credit-note' ? pickCredit(credits, wanted.number) : null;
  return { invoice, credit, document: writeDocument({ invoice, lines, credits, issuer, credit, isReceipt }) };
}

function pickCredit(credits: readonly CreditRow[], wanted: number | undefined): CreditRow {
  const credit = wanted === undefined ? credits.at(-1) : credits.find(({ number }) => number === wanted);
  if (!credit) throw new AppError('not-found');
  return credit;
}

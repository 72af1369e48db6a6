import { addDays } from '@comptoir/domain/base/calendar/calendar-day';
import type { Language } from '@comptoir/domain/base/merchants/merchant-information';
import { ratesOfClass } from '@comptoir/domain/base/taxes/tax-calendar';
import { documentNumber } from '@comptoir/domain/money/invoices/document-number';
import { invoicesEn, type InvoiceTexts } from './invoices.en.ts';
import { invoicesFr } from './invoices.fr.ts';
import type { CreditRow, InvoiceRow, IssuerRow, LineRow } from './invoices.queries.ts';
import { amountDueOf } from './read-invoice.ts';
import { writeAmount, writeDay, writeDayOf, writeRate } from '../../base/mail/format-amounts.ts';
import { taxCalendar } from '../../base/taxes/calendar-in-force.ts';

/** A label and what stands beside it, both in words. */
export type Entry = readonly [label: string, value: string];

/** A document in words, as it is printed: nothing is reckoned or translated after this. */
export interface WrittenDocument {
  readonly language: Language;
  readonly title: string;
  readonly number: string;
  readonly issuer: { readonly name: string; readonly address: string };
  readonly taxNumbers: readonly Entry[];
  readonly facts: readonly Entry[];
  readonly client: { readonly label: string; readonly name: string; readonly address: readonly string[] };
  readonly heading: Entry;
  readonly lines: readonly Entry[];
  readonly totals: readonly Entry[];
  /** The sum that the document is about, below everything else. */
  readonly final: Entry;
}

/** Inputs of a document. `credit`: the credit note to write; with `isReceipt` the invoice is written as paid. */
export interface DocumentSource {
  readonly invoice: InvoiceRow;
  readonly lines: readonly LineRow[];
  readonly issuer: IssuerRow;
  readonly credits: readonly CreditRow[];
  readonly credit: CreditRow | null;
  readonly isReceipt: boolean;
}

const INVOICE_TEXTS: Readonly<Record<Language, InvoiceTexts>> = { fr: invoicesFr, en: invoicesEn };

/** Writes an invoice, its receipt or a credit note in the invoice's language. */
export function writeDocument(source: DocumentSource): WrittenDocument {
  const { invoice, issuer } = source;
  const { language } = invoice;
  const words = INVOICE_TEXTS[language];
  const common = {
    language,
    issuer: { name: issuer.name, address: issuer.address },
    taxNumbers: [
      [words.gstNumber, issuer.gstNumber],
      [words.qstNumber, issuer.qstNumber],
    ],
    client: { label: words.billedTo, ...invoice.client },
    heading: [words.description, words.amount],
  } as const;
  return source.credit
    ? { ...common, ...creditParts(invoice, source.credit, words) }
    : { ...common, ...invoiceParts(source, words) };
}

type Parts = Pick<WrittenDocument, 'title' | 'number' | 'facts' | 'lines' | 'totals' | 'final'>;

function invoiceParts({ invoice, lines, credits, isReceipt }: DocumentSource, words: InvoiceTexts): Parts {
  const { language, timeZone, creditedCents } = invoice;
  const number = documentNumber('invoice', invoice.number);
  const amount = (value: number): string => writeAmount(value, language);
  const paidOn: Entry[] = invoice.paidAt ? [[words.paidOn, writeDayOf(invoice.paidAt, timeZone, language)]] : [];
  return {
    title: isReceipt ? words.titles.receipt : words.titles.invoice,
    number,
    facts: [
      [words.number, number],
      [words.date, writeDayOf(invoice.createdAt, timeZone, language)],
      periodEntry(invoice, words),
      [words.due, writeDayOf(invoice.dueAt, timeZone, language)],
      ...paidOn,
    ],
    lines: lines.map(({ kind, amountCents }) => [words.lines[kind], amount(amountCents)]),
    totals: [
      ...taxEntries(invoice, words, invoice),
      [words.total, amount(invoice.totalCents)],
      ...(creditedCents > 0 ? [[words.credited, amount(-creditedCents)] as const] : []),
    ],
    final: isReceipt
      ? [words.amountPaid, amount(amountPaidOf(invoice, credits))]
      : [words.amountDue, amount(amountDueOf(invoice))],
  };
}

/** Returns the amount charged to the card: credits made by then were not. */
function amountPaidOf({ totalCents, paidAt }: InvoiceRow, credits: readonly CreditRow[]): number {
  const before = credits.filter(({ createdAt }) => paidAt !== null && createdAt < paidAt);
  return totalCents - before.reduce((sum, credit) => sum + credit.totalCents, 0);
}

function creditParts(invoice: InvoiceRow, credit: CreditRow, words: InvoiceTexts): Parts {
  const { language, timeZone } = invoice;
  const number = documentNumber('credit-note', credit.number);
  return {
    title: words.titles['credit-note'],
    number,
    facts: [
      [words.number, number],
      [words.ofInvoice, documentNumber('invoice', invoice.number)],
      [words.date, writeDayOf(credit.createdAt, timeZone, language)],
      [words.reason, credit.reason],
    ],
    lines: [[words.credited, writeAmount(credit.subtotalCents, language)]],
    totals: taxEntries(invoice, words, credit),
    final: [words.total, writeAmount(credit.totalCents, language)],
  };
}

function periodEntry({ periodStartsOn, periodEndsOn, language }: InvoiceRow, words: InvoiceTexts): Entry {
  const last = addDays(periodEndsOn, -1);
  return [words.period, words.from(writeDay(periodStartsOn, language), writeDay(last, language))];
}

function taxEntries(
  { periodStartsOn, language }: InvoiceRow,
  words: InvoiceTexts,
  amounts: { subtotalCents: number; gstCents: number; qstCents: number },
): Entry[] {
  const { gst, qst } = ratesOfClass(taxCalendar(), 'other', periodStartsOn);
  return [
    [words.subtotal, writeAmount(amounts.subtotalCents, language)],
    [words.gst(writeRate(gst, language)), writeAmount(amounts.gstCents, language)],
    [words.qst(writeRate(qst, language)), writeAmount(amounts.qstCents, language)],
  ];
}

import { TAX_CALENDAR } from '@comptoir/domain/base/taxes/tax-calendar';
import { EXAMPLES } from '@comptoir/contract/document/examples/examples';
import { getCommissionStatement } from '@comptoir/contract/money/commissions';
import { getAnnualReport } from '@comptoir/contract/sales/annual-reports';
import { getItemReport } from '@comptoir/contract/sales/report-items';
import { getSalesReport, getTaxReport } from '@comptoir/contract/sales/reports';
import { FIGURE_GROUPS } from '@comptoir/domain/base/figures/figure-section';
import type { ReportSection } from '@comptoir/domain/base/figures/report-section';
import type { Language } from '@comptoir/domain/base/merchants/merchant-information';
import { FIGURE_SECTIONS } from '@comptoir/domain/figure-sections';
import { priceEstimate } from '@comptoir/domain/sales/estimates/price-estimate';
import { SAMPLE_ESTIMATE } from '@comptoir/domain/sales/estimates/sample-estimate';
import { buildReceipt, type Receipt } from '@comptoir/websrm/receipts/receipt';
import { groupReceipt, wordsOfItem } from '@comptoir/websrm/receipts/group-receipt';
import type { z } from 'zod';
import { addressLines } from '../src/features/base/mail/address-lines.ts';
import { writeCell, type WrittenReport } from '../src/features/base/exports/written-report.ts';
import { writeFigureReport } from '../src/features/base/figures/write-figure-report.ts';
import type { MerchantRow } from '../src/features/base/merchants/read-merchant.ts';
import { writeStatement } from '../src/features/money/commissions/write-statement.ts';
import type { CreditRow, InvoiceRow } from '../src/features/money/invoices/invoices.queries.ts';
import { writeDocument, type WrittenDocument } from '../src/features/money/invoices/write-document.ts';
import { writeEstimate } from '../src/features/sales/estimates/write-estimate.ts';
import { writeAnnualReport } from '../src/features/sales/reports/write-annual-report.ts';
import { writeSalesReport } from '../src/features/sales/reports/write-sales-report.ts';
import { writeTaxReport } from '../src/features/sales/reports/write-tax-report.ts';
import { draftBill } from './factories/draft-bill.ts';

/** Names of people and businesses at their longest: each word still fits a column. */
export const LONG_NAME = 'Rôtisserie-charcuterie Saint-Barthélemy-de-Valcartier et Développement récréotouristique';
const LONG_WORDS = 'Assiette gastronomique de fruits de mer gaspésiens, accompagnements différenciés';
/** The most that an estimate takes of a line, in cents. */
const MOST_CENTS = 999_999_999;
const NOW = new Date('2026-11-27T15:00:00Z');

/** An example with the longest of everything: names, amounts of millions below zero, counts. */
function stretch<Value>(value: Value, key = ''): Value {
  if (typeof value === 'number') return (/cents$/i.test(key) ? -9_999_999_999 : value) as Value;
  if (typeof value === 'string') return (NAMED.has(key) ? LONG_NAME : value) as Value;
  if (Array.isArray(value)) return value.map((one) => stretch(one, key)) as Value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, stretch(inner, name)])) as Value;
}

const NAMED = new Set(['deviceName', 'employee', 'company_name', 'item', 'name']);

const exampleOf = <Schema extends z.ZodType>(name: string, reply: Schema): z.output<Schema> =>
  stretch(reply.parse(EXAMPLES[name]?.reply));

/** A merchant of the longest name and address. */
const MERCHANT = {
  companyName: LONG_NAME,
  civicNumber: '12345-6789',
  street: 'boulevard Sainte-Marguerite-du-Lac-Masson Nord',
  city: 'Saint-Louis-de-Gonzague-du-Cap-Tourmente',
  postalCode: 'G1K 3Z4',
  areaCode: '418',
  phoneNumber: '5550123',
  gstNumber: '123456789RT0001',
  qstNumber: '1234567890TQ0001',
} as MerchantRow;

function longEstimate(language: Language): WrittenReport {
  const item = { description: LONG_WORDS, taxes: 'FP', unitCents: MOST_CENTS } as const;
  const content = {
    ...SAMPLE_ESTIMATE,
    language,
    persons: 99_999,
    items: [
      { ...item, per: 'unit' as const, quantity: 12_50, drinks: [{ description: LONG_WORDS, quantity: 99 }] },
      { ...item, unitCents: 1, per: 'person' as const },
    ],
    occasion: { ...SAMPLE_ESTIMATE.occasion, name: LONG_WORDS, place: LONG_NAME },
  };
  const price = priceEstimate(content, { isGstRegistered: true, calendar: TAX_CALENDAR });
  if (!price.ok) throw new Error(price.reason);
  const customer = { name: LONG_NAME, company: LONG_NAME, address: LONG_NAME, email: '', telephone: '' };
  const before = { revision: 1, content: SAMPLE_ESTIMATE };
  const about = { number: 'E-2026-99999', revision: 99, merchant: MERCHANT, customer, sentOn: '2026-06-20' as const };
  return writeEstimate({ ...about, content, price: price.value, isGstRegistered: true, before }, language);
}

function longFigures(language: Language): WrittenReport[] {
  const period = { from: '2026-06-01', to: '2026-06-30' } as const;
  return Object.values(FIGURE_SECTIONS).flatMap((section: ReportSection) => {
    const value = { count: 9_999_999, subtotalCents: 0, gstCents: 0, qstCents: 0, totalCents: 0, days: 9999 };
    const figures = Object.fromEntries(section.figures.map((figure) => [figure, stretch(value)]));
    const rows = [{ key: 'a', name: LONG_NAME, figures, before: figures }];
    const report = { before: period, total: figures, totalBefore: figures, rows };
    return FIGURE_GROUPS.filter((group) => section.groups.includes(group)).map((groupBy) =>
      writeFigureReport({ report, section, query: { ...period, groupBy }, language, now: NOW }),
    );
  });
}

/** Every kind of report and document on letter paper, with the longest of everything. */
export function longReports(language: Language): WrittenReport[] {
  const head = { language, merchant: LONG_NAME, now: NOW };
  const statement = exampleOf('getCommissionStatement', getCommissionStatement.reply);
  return [
    longEstimate(language),
    writeSalesReport(
      exampleOf('getSalesReport', getSalesReport.reply),
      exampleOf('getItemReport', getItemReport.reply),
      head,
    ),
    writeTaxReport(exampleOf('getTaxReport', getTaxReport.reply), head),
    writeAnnualReport(exampleOf('getAnnualReport', getAnnualReport.reply), { language, isOver: false }),
    writeStatement({ ...statement, partner: { name: LONG_NAME, language } }),
    ...longFigures(language),
  ];
}

/** An invoice, its receipt and a credit note of it, with the longest of everything. */
export function longInvoices(language: Language): WrittenDocument[] {
  const cents = {
    subtotalCents: 9_999_999_999,
    gstCents: 9_999_999_999,
    qstCents: 9_999_999_999,
    totalCents: 9_999_999_999,
  };
  const invoice: InvoiceRow = {
    ...cents,
    id: '',
    number: 999_999,
    merchantId: '',
    client: { name: LONG_NAME, address: [LONG_NAME, LONG_NAME] },
    language,
    timeZone: 'America/Montreal',
    createdAt: NOW,
    periodStartsOn: '2026-11-27',
    periodEndsOn: '2026-12-27',
    dueAt: NOW,
    state: 'paid',
    nextAttemptAt: null,
    paidAt: NOW,
    creditedCents: 9_999_999_999,
  };
  const credit = { ...cents, number: 999_999, createdAt: NOW, reason: LONG_WORDS.repeat(3) } as CreditRow;
  const lines = [{ kind: 'monthly-service', amountCents: 9_999_999_999 } as const];
  const issuer = { name: LONG_NAME, address: LONG_NAME, gstNumber: '123456789RT0001', qstNumber: '1234567890TQ0001' };
  const source = { invoice, lines, issuer, credits: [credit] };
  return [
    writeDocument({ ...source, credit: null, isReceipt: false }),
    writeDocument({ ...source, credit: null, isReceipt: true }),
    writeDocument({ ...source, credit, isReceipt: false }),
  ];
}

/** A bill of the longest names and amounts, several of each. */
export function longReceipt(): Receipt {
  const file = { gst: '123456789RT0001', qst: '1234567890TQ0001', file: 'ER0042' };
  const bill = draftBill(file, { thumbprint: '', noTrans: 'ABCD-99999', stamp: '20260115120500', utc: '-05:00N' });
  const most = '+999999999.99';
  const item = { qte: '+99999.99', descr: LONG_WORDS.slice(0, 128), prix: most, tax: 'FP', acti: 'RES' } as const;
  return buildReceipt({
    transaction: {
      ...bill,
      nomMandt: LONG_NAME.slice(0, 64).trim(),
      items: [item, { ...item, descr: 'Vin' }],
      mont: { avantTax: most, TPS: most, TVQ: most, apresTax: most },
      signa: { datActu: '20260115120500', actu: '', preced: '' },
    },
    answer: { kind: 'accepted', psiDatTrans: '20260115120502', psiNoTrans: '7KQ2-M4XD-19TB-Z0RC' },
    deviceNumber: '2468-1357-9024',
    business: { addressLines: addressLines(MERCHANT), phone: '4185550123' },
  });
}

/** Every text of a bill. */
export const textsOfReceipt = (receipt: Receipt): string[] =>
  groupReceipt(receipt).flatMap((part) => {
    if (part.kind === 'items')
      return part.rows.flatMap((row) => [...Object.values(wordsOfItem(row)), row.amount ?? '']);
    if (part.kind === 'amounts') return part.rows.flatMap(({ label, amount }) => [label, amount]);
    return 'text' in part ? [part.text] : [];
  });

/** Every text of a report. */
export const textsOfReport = ({ title, merchant, facts, parts, language }: WrittenReport): string[] => [
  title,
  merchant,
  ...facts.flat(),
  ...parts.flatMap(({ heading, texts = [], table }) => [
    heading,
    ...texts,
    ...(table
      ? [...table.columns, ...[...table.rows, table.total ?? []].flat().map((cell) => writeCell(cell, language))]
      : []),
  ]),
];

/** Every text of an invoice or a credit note. */
export const textsOfInvoice = (document: WrittenDocument): string[] => [
  document.title,
  document.issuer.name,
  document.issuer.address,
  document.client.label,
  document.client.name,
  ...document.client.address,
  ...[...document.taxNumbers, ...document.facts, document.heading, ...document.lines, ...document.totals].flat(),
  ...document.final,
];

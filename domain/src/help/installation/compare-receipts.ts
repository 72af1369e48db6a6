import { cents, type Cents } from '../../base/amounts/cents.ts';
import { taxSubtotal, type TaxedAmount } from '../../base/taxes/quebec-taxes.ts';
import type { TaxRates } from '../../base/taxes/tax-calendar.ts';

/** Points compared of the $5 receipt and of its refund. */
export const COMPARED = [
  'subtotal',
  'gst',
  'qst',
  'total',
  'mention',
  'business',
  'signature',
  'authority',
  'reference',
  'order',
] as const;
export type Compared = (typeof COMPARED)[number];

/** `pending`: the authority has not answered yet. */
export const VERDICTS = ['right', 'wrong', 'pending'] as const;
export type Verdict = (typeof VERDICTS)[number];

/** One comparison: what had to be there and what is; amounts as `5.75`, null where there is nothing to show. */
export interface Comparison {
  readonly bill: 'receipt' | 'refund';
  readonly what: Compared;
  readonly expected: string | null;
  readonly found: string | null;
  readonly verdict: Verdict;
}

/** A bill of the check, as its exact signed text and the authority's answer have it. */
export interface ReadReceipt {
  readonly noTrans: string;
  /** Time at which it was made: `AAAAMMJJhhmmss`, by the device's clock. */
  readonly stamp: string;
  readonly subtotalCents: Cents;
  readonly gstCents: Cents;
  readonly qstCents: Cents;
  readonly totalCents: Cents;
  /** The prescribed mentions of its document, between the amounts and the QR code. */
  readonly mentions: readonly string[];
  /** Trade name, file number and tax numbers that it bears. */
  readonly business: string;
  /** True when its signature is that of a certificate of this merchant's device, over these very bytes. */
  readonly isSigned: boolean;
  readonly authority: 'pending' | 'taken' | 'flagged' | 'refused';
  readonly authorityNumber: string | null;
  readonly references: readonly { readonly noTrans: string; readonly stamp: string; readonly subtotalCents: Cents }[];
}

/** Values that both have to agree with: the merchant's information of today. */
export interface ExpectedReceipts {
  /** True when the merchant collects GST. */
  readonly hasGst: boolean;
  readonly business: string;
  /** The rates of a meal on the day of the receipt: its refund has them too. */
  readonly rates: TaxRates;
}

/** Five dollars before taxes. Source: spec §9 "Test receipt amount". */
const CHECK_AMOUNT = cents(500);

/** Returns the amounts of the $5 receipt. A merchant without a GST registration collects the QST alone. */
export function checkAmounts({ hasGst, rates }: Pick<ExpectedReceipts, 'hasGst' | 'rates'>): TaxedAmount {
  const { subtotal, gst, qst, total } = taxSubtotal(CHECK_AMOUNT, rates);
  return hasGst ? { subtotal, gst, qst, total } : { subtotal, gst: cents(0), qst, total: cents(total - gst) };
}

/** Compares the receipt and its refund with what they have to be, as far as they are made. Source: spec §2 "Functionality check". */
export function compareReceipts(
  { receipt, refund }: { receipt: ReadReceipt | null; refund: ReadReceipt | null },
  expected: ExpectedReceipts,
): Comparison[] {
  const ofReceipt = receipt ? compareBill(receipt, { bill: 'receipt', sign: 1, expected }) : [];
  if (!receipt || !refund) return ofReceipt;
  return [
    ...ofReceipt,
    ...compareBill(refund, { bill: 'refund', sign: -1, expected }),
    compareReference(receipt, refund),
    compareOrder(receipt, refund),
  ];
}

/** True when all comparisons are right: one that is wrong is enough to fail, and none may be pending. */
export const allRight = (comparisons: readonly Comparison[]): boolean =>
  comparisons.length > 0 && comparisons.every(({ verdict }) => verdict === 'right');

const MENTIONS = { receipt: 'PAIEMENT REÇU', refund: 'NOTE DE CRÉDIT' } as const;

interface Side {
  readonly bill: Comparison['bill'];
  readonly sign: 1 | -1;
  readonly expected: ExpectedReceipts;
}

function compareBill(found: ReadReceipt, { bill, sign, expected }: Side): Comparison[] {
  const due = checkAmounts(expected);
  const amount = (what: Compared, sum: Cents, has: Cents): Comparison =>
    compareTexts({ bill, what }, decimalOf(cents(sum * sign)), decimalOf(has));
  const mention = MENTIONS[bill];
  return [
    amount('subtotal', due.subtotal, found.subtotalCents),
    amount('gst', due.gst, found.gstCents),
    amount('qst', due.qst, found.qstCents),
    amount('total', due.total, found.totalCents),
    {
      bill,
      what: 'mention',
      expected: mention,
      found: found.mentions.join(' · '),
      verdict: verdictOf(found.mentions.includes(mention)),
    },
    compareTexts({ bill, what: 'business' }, expected.business, found.business),
    { bill, what: 'signature', expected: null, found: null, verdict: verdictOf(found.isSigned) },
    { bill, what: 'authority', expected: null, found: found.authorityNumber, verdict: authorityVerdict(found) },
  ];
}

/** Taken without a remark, and numbered: by itself, or with the batch that it went in. Source: SRM-33. */
function authorityVerdict({ authority, authorityNumber }: ReadReceipt): Verdict {
  if (authority === 'pending') return 'pending';
  return verdictOf(authority === 'taken' && authorityNumber !== null);
}

/** A refund names its receipt by number, time and amount. Source: SRM-29. */
function compareReference(receipt: ReadReceipt, refund: ReadReceipt): Comparison {
  const isNamed = refund.references.some(
    ({ noTrans, stamp, subtotalCents }) =>
      noTrans === receipt.noTrans && stamp === receipt.stamp && subtotalCents === receipt.subtotalCents,
  );
  const found = refund.references.map(({ noTrans }) => noTrans).join(' · ');
  return {
    bill: 'refund',
    what: 'reference',
    expected: receipt.noTrans,
    found: found === '' ? null : found,
    verdict: verdictOf(isNamed),
  };
}

/** Compares the order: the refund does not come before the receipt; two bills may share a second. Source: SRM-29. */
const compareOrder = (receipt: ReadReceipt, refund: ReadReceipt): Comparison => ({
  bill: 'refund',
  what: 'order',
  expected: null,
  found: null,
  verdict: verdictOf(refund.stamp >= receipt.stamp),
});

const compareTexts = (place: Pick<Comparison, 'bill' | 'what'>, expected: string, found: string): Comparison => ({
  ...place,
  expected,
  found,
  verdict: verdictOf(expected === found),
});

const verdictOf = (isRight: boolean): Verdict => (isRight ? 'right' : 'wrong');

const decimalOf = (amount: Cents): string => (amount / 100).toFixed(2);

import type { UnsignedTransaction } from './transaction.ts';
import { parseMoney } from './values.ts';

/**
 * Counters of a till in one civil year: every transaction, those that are payments, and the sums of these in cents. They begin
 * again on 1 January; the previous year's are kept. Source: SRM-47.
 */
export type ReportCounters = {
  transactions: number;
  payments: number;
  beforeTaxCents: number;
  gstCents: number;
  qstCents: number;
  totalCents: number;
  adjustmentCents: number;
};

/** Fields of a transaction that decide how it counts. */
type Counted = Pick<UnsignedTransaction, 'typTrans' | 'modTrans' | 'modImpr' | 'mont'>;

/** The counters of a year that begins. */
export const NO_COUNTERS: ReportCounters = {
  transactions: 0,
  payments: 0,
  beforeTaxCents: 0,
  gstCents: 0,
  qstCents: 0,
  totalCents: 0,
  adjustmentCents: 0,
};

/** The counters with one more transaction, whatever its kind. Source: as `ReportCounters`. */
export function countTransaction(counters: ReportCounters, t: Counted): ReportCounters {
  const transactions = counters.transactions + 1;
  if (!isPayment(t)) return { ...counters, transactions };
  const { mont } = t;
  return {
    transactions,
    payments: counters.payments + 1,
    beforeTaxCents: counters.beforeTaxCents + parseMoney(mont.avantTax),
    gstCents: counters.gstCents + parseMoney(mont.TPS),
    qstCents: counters.qstCents + parseMoney(mont.TVQ),
    totalCents: counters.totalCents + parseMoney(mont.apresTax),
    adjustmentCents: counters.adjustmentCents + (mont.ajus === undefined ? 0 : parseMoney(mont.ajus)),
  };
}

/**
 * Returns true when a transaction counts as a sale or its reverse: a real receipt of an amount, in its first printing, and of
 * several instalments the first alone. Source: as `ReportCounters`.
 */
export function isPayment(t: Counted): boolean {
  const isReceipt = t.typTrans === 'RFER' && t.modTrans === 'OPE' && t.modImpr === 'FAC';
  const isFirstInstalment = t.mont.versAnt === undefined || parseMoney(t.mont.versAnt) === 0;
  return isReceipt && isFirstInstalment && parseMoney(t.mont.apresTax) !== 0;
}

/** Returns the amount that a transaction adds to the sales, after tax, in cents; 0 when it is no sale. Source: as `ReportCounters`. */
export const soldCents = (t: Counted): number => (isPayment(t) ? parseMoney(t.mont.apresTax) : 0);

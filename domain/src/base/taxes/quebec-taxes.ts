import { applyRate, cents, sumCents, type Cents } from '../amounts/cents.ts';
import type { TaxRates } from './tax-calendar.ts';

/** Sums of a bill, in cents. */
export interface TaxedAmount {
  readonly subtotal: Cents;
  readonly gst: Cents;
  readonly qst: Cents;
  readonly total: Cents;
}

/** Taxes a subtotal that all bears both rates: each tax on the subtotal, each rounded on its own. Source: SRM-32. */
export function taxSubtotal(subtotal: Cents, rates: TaxRates): TaxedAmount {
  const [gst, qst] = [applyRate(subtotal, rates.gst), applyRate(subtotal, rates.qst)];
  return { subtotal, gst, qst, total: cents(subtotal + gst + qst) };
}

/** A line before tax. `taxes`: the letters of what it bears, among them `F` for GST and `P` for QST. */
export interface LineToTax {
  readonly price: Cents;
  readonly taxes: string;
}

/** Each tax on the sum of what bears it, rounded once. Source: SRM-32. */
export function taxLines(lines: readonly LineToTax[], rates: TaxRates): { gst: Cents; qst: Cents } {
  const sumWith = (letter: string): Cents =>
    sumCents(lines.filter(({ taxes }) => taxes.includes(letter)).map(({ price }) => price));
  return { gst: applyRate(sumWith('F'), rates.gst), qst: applyRate(sumWith('P'), rates.qst) };
}

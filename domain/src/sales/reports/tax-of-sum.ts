import { applyRate, cents, type Cents } from '../../base/amounts/cents.ts';
import type { TaxRates } from '../../base/taxes/tax-calendar.ts';

/**
 * Returns both taxes on the amounts they are due on, each rounded once. Bills round theirs one by one, so that the tax
 * collected differs from this by some cents; it is the tax collected that is owed. Source: SRM-32.
 */
export const taxOfSum = (bases: { gst: number; qst: number }, rates: TaxRates): { gst: Cents; qst: Cents } => ({
  gst: applyRate(cents(bases.gst), rates.gst),
  qst: applyRate(cents(bases.qst), rates.qst),
});

/** `2026-05` is in `2026-Q2`. */
export const quarterOf = (month: string): string => `${month.slice(0, 4)}-Q${Math.ceil(Number(month.slice(5, 7)) / 3)}`;

import { applyRate, cents, type Cents, type RateMillionths } from '../amounts/cents.ts';

/** GST (TPS), 5 %. Source: spec §5. */
export const GST_RATE: RateMillionths = 50_000;

/** QST (TVQ), 9.975 %, charged on the price before GST. Source: spec §5, SRM-32. */
export const QST_RATE: RateMillionths = 99_750;

/** Sums of a bill, in cents. */
export interface TaxedAmount {
  readonly subtotal: Cents;
  readonly gst: Cents;
  readonly qst: Cents;
  readonly total: Cents;
}

/** Taxes a fully taxable subtotal: each tax on the subtotal, each rounded on its own. Source: SRM-32. */
export function taxSubtotal(subtotal: Cents): TaxedAmount {
  const gst = applyRate(subtotal, GST_RATE);
  const qst = applyRate(subtotal, QST_RATE);
  return { subtotal, gst, qst, total: cents(subtotal + gst + qst) };
}

/** Stands for the GST number of an operator who is not registered for that tax. Source: SRM-6. */
export const NO_GST_NUMBER = '000000000RT0000';

/** True when an operator charges GST, by its number; an unknown number is presumed to be one. */
export const hasGst = (gstNumber: string | null): boolean => gstNumber !== NO_GST_NUMBER;

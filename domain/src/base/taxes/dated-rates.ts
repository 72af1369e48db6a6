import { applyRate, cents, type Cents, type RateMillionths } from '../amounts/cents.ts';
import { GST_RATE, QST_RATE, type TaxedAmount } from './quebec-taxes.ts';

/** Both rates from a day (`YYYY-MM-DD`) on, until the next row. */
interface DatedRates {
  readonly from: string;
  readonly gst: RateMillionths;
  readonly qst: RateMillionths;
}

/**
 * The rates by the day they came into force, newest first: since 2013 the QST is 9.975 % of the price before GST. A change
 * of the law is a new row on top. Source: spec §5 "Tax rates expected".
 */
const RATES: readonly [DatedRates, ...DatedRates[]] = [{ from: '2013-01-01', gst: GST_RATE, qst: QST_RATE }];

/**
 * The rates for a day (`YYYY-MM-DD`) that may lie before the first row. Nothing was sold through us then: what a till with a wrong clock dates
 * so early was sold under the law that the first row has.
 */
export const nearestRates = (day: string): DatedRates =>
  RATES.find(({ from }) => from <= day) ?? RATES[RATES.length - 1] ?? RATES[0];

/** The rates in force on a day (`YYYY-MM-DD`). @throws RangeError before the first row */
export function ratesOn(day: string): DatedRates {
  const rates = RATES.find(({ from }) => from <= day);
  if (!rates) throw new RangeError(`no tax rates are known for ${day}`);
  return rates;
}

/** Taxes a subtotal with the rates of a day: each tax on the subtotal, each rounded on its own. Source: SRM-32. */
export function taxSubtotalOn(subtotal: Cents, day: string): TaxedAmount {
  const rates = ratesOn(day);
  const [gst, qst] = [applyRate(subtotal, rates.gst), applyRate(subtotal, rates.qst)];
  return { subtotal, gst, qst, total: cents(subtotal + gst + qst) };
}

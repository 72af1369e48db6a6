import { applyRate, sumCents, type Cents } from '../amounts/cents.ts';
import { GST_RATE, QST_RATE } from './quebec-taxes.ts';

/** A line before tax. `taxes`: the letters of what it bears, among them `F` for GST and `P` for QST. */
export interface LineToTax {
  readonly price: Cents;
  readonly taxes: string;
}

/** Each tax on the sum of what bears it, rounded once. Source: SRM-32. */
export function taxLines(lines: readonly LineToTax[]): { gst: Cents; qst: Cents } {
  const sumWith = (letter: string): Cents =>
    sumCents(lines.filter(({ taxes }) => taxes.includes(letter)).map(({ price }) => price));
  return { gst: applyRate(sumWith('F'), GST_RATE), qst: applyRate(sumWith('P'), QST_RATE) };
}

import { cents, sumCents, type Cents } from '@comptoir/domain/base/amounts/cents';
import type { SoldKind } from '@comptoir/domain/base/taxes/class-of-sale';
import { taxLines, type TaxedAmount } from '@comptoir/domain/base/taxes/quebec-taxes';
import type { TaxRates } from '@comptoir/domain/base/taxes/tax-calendar';

/** The taxes on a price, as the authority writes them: `F` GST, `P` QST, `S` a supplementary one that the line bears besides. */
export type LineTaxes = 'F' | 'P' | 'S' | 'FP' | 'FS' | 'PS' | 'FPS' | 'NON';

/** Precision under a line: a remark without price, an extra, or a discount with a price below zero. */
export interface Precision {
  readonly description: string;
  readonly price: Cents | null;
  /** Of what is counted without having a price, such as guests, in hundredths. */
  readonly quantity?: number | undefined;
}

/**
 * A line as it is rung up. `price`: of the whole quantity, precisions aside. `quantity`: hundredths, one when left out. `unitPrice`: as it is
 * printed. `taxes`: as typed; when left out, those that its class bears on the day, which is a meal's when that is left out too.
 * `isSupplemented`: it bears a supplementary tax besides. `isCovered` false: outside mandatory billing. `isThirdPartys`: sold by a usual third party.
 */
export interface Line {
  readonly description: string;
  readonly price: Cents;
  readonly quantity?: number | undefined;
  readonly unitPrice?: Cents | undefined;
  readonly taxes?: LineTaxes | undefined;
  readonly taxClass?: SoldKind | undefined;
  /** The authority’s activity that it is sold under; the business’s own when it is left out. */
  readonly activity?: 'CDR' | 'BAR' | 'RES' | undefined;
  readonly isSupplemented?: boolean | undefined;
  readonly isCovered?: boolean | undefined;
  readonly isThirdPartys?: boolean | undefined;
  readonly precisions?: readonly Precision[] | undefined;
}

/** Lines priced before tax, and what they add up to. */
export interface PricedLines {
  readonly lines: readonly Line[];
  readonly amounts: TaxedAmount;
}

/** Prices lines whose prices are before tax: each tax on the sum of what bears it, rounded once. Source: SRM-32. */
export function priceLines(lines: readonly Line[], rates: TaxRates): PricedLines {
  const subtotal = sumCents(lines.map(linePrice));
  const { gst, qst } = taxesOf(lines, rates);
  return { lines, amounts: { subtotal, gst, qst, total: cents(subtotal + gst + qst) } };
}

/**
 * Prices lines whose prices include their taxes, so that the total is exactly what was asked. Each price is stripped of its
 * taxes and rounded; what the roundings leave over goes to the last line that has a price, or to the last price under one where all that is
 * priced stands under lines that cost nothing. Source: SRM-32.
 */
export function priceLinesWithTaxes(lines: readonly Line[], rates: TaxRates): PricedLines {
  const sum = sumCents(lines.map(linePrice));
  const stripped = lines.map((line) => stripLine(line, rates));
  const { gst, qst } = taxesOf(stripped, rates);
  const over = sum - gst - qst - sumCents(stripped.map(linePrice));
  const corrected = addTo(stripped, over);
  const subtotal = sumCents(corrected.map(linePrice));
  return { lines: corrected, amounts: { subtotal, gst, qst, total: cents(subtotal + gst + qst) } };
}

function addTo(lines: readonly Line[], over: number): Line[] {
  const last = lines.findLastIndex(({ price }) => price !== 0);
  if (last !== -1) return addAt(lines, last, over);
  const priced = lines.findLastIndex((line) => linePrice(line) !== 0);
  return lines.map((line, index) => {
    const { precisions = [] } = line;
    if (index !== priced) return line;
    const place = precisions.findLastIndex(({ price }) => price !== null && price !== 0);
    return { ...line, precisions: addAt(precisions, place, over) };
  });
}

const addAt = <Priced extends Line | Precision>(all: readonly Priced[], place: number, over: number): Priced[] =>
  all.map((one, index) => (index === place ? { ...one, price: cents((one.price ?? 0) + over) } : one));

/** Adds up a line and its precisions. */
export const linePrice = ({ price, precisions = [] }: Line): Cents =>
  cents(price + sumCents(precisions.map((precision) => precision.price ?? cents(0))));

/** The lines as a business that is not registered for GST sells them. */
export const withoutGst = (lines: readonly Line[]): Line[] =>
  lines.map((line) => ({ ...line, taxes: WITHOUT_GST[line.taxes ?? 'FP'] }));

/** The price before its taxes of one that includes them, rounded half away from zero. */
export function removeTaxes(price: Cents, rates: TaxRates, taxes: LineTaxes = 'FP'): Cents {
  const divisor = 1_000_000n + BigInt(hasGst(taxes) ? rates.gst : 0) + BigInt(hasQst(taxes) ? rates.qst : 0);
  const magnitude = (BigInt(Math.abs(price)) * 2_000_000n + divisor) / (divisor * 2n);
  return cents(Math.sign(price) * Number(magnitude) || 0);
}

const WITHOUT_GST: Readonly<Record<LineTaxes, LineTaxes>> = {
  F: 'NON',
  P: 'P',
  S: 'S',
  FP: 'P',
  FS: 'S',
  PS: 'PS',
  FPS: 'PS',
  NON: 'NON',
};

/** The unit price is no longer a part of the price once that was stripped and rounded. */
function stripLine({ unitPrice: _printed, ...line }: Line, rates: TaxRates): Line {
  const { price, taxes, precisions } = line;
  return {
    ...line,
    price: removeTaxes(price, rates, taxes),
    ...(precisions === undefined
      ? {}
      : {
          precisions: precisions.map((one) => ({
            ...one,
            price: one.price === null ? null : removeTaxes(one.price, rates, taxes),
          })),
        }),
  };
}

const taxesOf = (lines: readonly Line[], rates: TaxRates): { gst: Cents; qst: Cents } =>
  taxLines(
    lines.map((line) => ({ price: linePrice(line), taxes: line.taxes ?? 'FP' })),
    rates,
  );

const hasGst = (taxes: LineTaxes): boolean => taxes.includes('F');
const hasQst = (taxes: LineTaxes): boolean => taxes.includes('P');

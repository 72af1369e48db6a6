import { cents, sumCents, type Cents } from '@comptoir/domain/base/amounts/cents';
import { GST_RATE, QST_RATE, taxSubtotal, type TaxedAmount } from '@comptoir/domain/base/taxes/quebec-taxes';

/** A line as it is rung up: what, and for how much. */
export interface Line {
  readonly description: string;
  readonly price: Cents;
}

/** Lines priced before tax, and what they add up to. */
export interface PricedLines {
  readonly lines: readonly Line[];
  readonly amounts: TaxedAmount;
}

/** Prices lines whose prices are before tax. */
export const priceLines = (lines: readonly Line[]): PricedLines => ({
  lines,
  amounts: taxSubtotal(sumCents(lines.map(({ price }) => price))),
});

/**
 * Prices lines whose prices include both taxes, so that the total is exactly what was asked. Each price is stripped of its
 * taxes and rounded; what the roundings leave over goes to the last line that has a price. Source: SRM-32.
 */
export function priceLinesWithTaxes(lines: readonly Line[]): PricedLines {
  const asked = sumCents(lines.map(({ price }) => price));
  const stripped = lines.map((line) => ({ ...line, price: removeTaxes(line.price) }));
  const amounts = taxSubtotal(sumCents(stripped.map(({ price }) => price)));
  const over = asked - amounts.total;
  const last = stripped.findLastIndex(({ price }) => price !== 0);
  return {
    lines: stripped.map((line, index) => (index === last ? { ...line, price: cents(line.price + over) } : line)),
    amounts: { ...amounts, subtotal: cents(amounts.subtotal + over), total: asked },
  };
}

/** The price before tax of one that includes both taxes, rounded half up. */
export function removeTaxes(price: Cents): Cents {
  const divisor = 1_000_000n + BigInt(GST_RATE) + BigInt(QST_RATE);
  return cents(Number((BigInt(price) * 2_000_000n + divisor) / (divisor * 2n)));
}

import { cents, shareOf, sumCents, type Cents } from '@comptoir/domain/base/amounts/cents';
import { classOfSale } from '@comptoir/domain/base/taxes/class-of-sale';
import { bearsSupplement, isSupplement, supplementLine, type Order } from './read-order.ts';
import { linePrice, type Line, type Precision } from './price-lines.ts';

/**
 * An order in parts. `owners`: for each line, supplementary taxes aside, the parts that share it. Every cent of a line goes to one of them,
 * so that the parts add up to the order before tax. A supplementary tax follows what bears it.
 */
export function splitOrder(
  { lines, taxesIncluded, on }: Order,
  parts: number,
  owners: readonly (readonly number[])[],
): Order[] {
  const split: Line[][] = Array.from({ length: parts }, () => []);
  for (const [index, line] of lines
    .filter((one) => !isSupplement(one))
    .map(settleClass)
    .entries()) {
    const shared = owners[index] ?? [];
    for (const [at, piece] of shareLine(line, shared.length).entries()) split[shared[at] ?? 0]?.push(piece);
  }
  const supplements = shareSupplement(lines, split);
  return split.map((part, index) => ({ taxesIncluded, on, lines: [...part, ...(supplements[index] ?? [])] }));
}

/** Six muffins of one guest stay six when three take two each. */
const settleClass = ({ taxClass, ...line }: Line): Line =>
  taxClass === undefined ? line : { ...line, taxClass: classOfSale(taxClass, line.quantity ?? 100) };

/** One line in equal parts, each with its part of the quantity and of the price. */
function shareLine(line: Line, parts: number): Line[] {
  if (parts === 1) return [line];
  const { unitPrice: _printed, ...plain } = line;
  const even = Array.from({ length: parts }, () => cents(1));
  const prices = shareAmount(line.price, even);
  const quantities = shareAmount(cents(line.quantity ?? 100), even);
  const precisions = sharePrecisions(line.precisions ?? [], even);
  return prices.map((price, index) => ({
    ...plain,
    price,
    quantity: quantities[index] ?? 0,
    ...(line.precisions === undefined ? {} : { precisions: precisions[index] ?? [] }),
  }));
}

/** The line that names supplementary taxes for each part that bears them. */
function shareSupplement(lines: readonly Line[], split: readonly (readonly Line[])[]): Line[][] {
  const supplement = lines.find(isSupplement);
  if (supplement === undefined) return [];
  const weights = split.map((part) => cents(Math.abs(sumCents(part.filter(bearsSupplement).map(linePrice)))));
  const isWeighed = weights.some((weight) => weight > 0);
  // of what costs nothing, each part that has some bears the same
  const even = split.map((part) => cents(part.some(bearsSupplement) ? 1 : 0));
  const shared = sharePrecisions(supplement.precisions ?? [], isWeighed ? weights : even);
  return split.map((part, index) => (part.some(bearsSupplement) ? [supplementLine(shared[index] ?? [])] : []));
}

/** Precisions by part: a price is shared, a remark stands under every part. */
function sharePrecisions(precisions: readonly Precision[], weights: readonly Cents[]): Precision[][] {
  const prices = precisions.map(({ price }) => (price === null ? null : shareAmount(price, weights)));
  return weights.map((_, part) => precisions.map((one, index) => ({ ...one, price: prices[index]?.[part] ?? null })));
}

/** An amount in parts of given weights that add up to it, to the cent. */
function shareAmount(amount: Cents, weights: readonly Cents[]): Cents[] {
  const whole = sumCents(weights);
  let reached = cents(0);
  let assigned = cents(0);
  return weights.map((weight) => {
    reached = cents(reached + weight);
    const upTo = shareOf(amount, { part: reached, whole });
    const share = cents(upTo - assigned);
    assigned = upTo;
    return share;
  });
}

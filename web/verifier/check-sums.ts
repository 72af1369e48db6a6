import { asObject, centsOf, objectsOf, type Fields } from './read-fields.ts';

/** Amounts of a bill, in cents. */
export interface Amounts {
  /** Prices of its lines, and of the lines below them. */
  readonly lines: number;
  readonly beforeTax: number;
  readonly taxes: number;
  readonly total: number;
}

export function readAmounts({ mont, items }: Fields): Amounts {
  const amounts = asObject(mont) ?? {};
  const [beforeTax = 0, gst = 0, qst = 0, total = 0] = ['avantTax', 'TPS', 'TVQ', 'apresTax'].map((name) =>
    centsOf(amounts[name]),
  );
  const lines = objectsOf(items).flatMap((item) => [item, ...objectsOf(item['preci'])]);
  return { lines: lines.reduce((sum, { prix }) => sum + centsOf(prix), 0), beforeTax, taxes: gst + qst, total };
}

/** Lists the sums that do not add up: the lines to the amount before taxes, or that with both taxes to the total. */
export function checkSums({ lines, beforeTax, taxes, total }: Amounts): readonly ('sum-of-lines' | 'sum-of-taxes')[] {
  return [
    ...(lines === beforeTax ? [] : (['sum-of-lines'] as const)),
    ...(beforeTax + taxes === total ? [] : (['sum-of-taxes'] as const)),
  ];
}

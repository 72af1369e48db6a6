/** Sales and returns of an item. Quantities are in hundredths of a piece, amounts in cents before tax; returns are zero or negative. */
export interface ItemSales {
  readonly item: string;
  readonly soldHundredths: number;
  readonly returnedHundredths: number;
  readonly grossCents: number;
  readonly refundedCents: number;
}

/**
 * Items of the same name as one, what brought most first. A name is the same whatever its capitals and spaces; accents tell items apart, for a
 * pâte is no pâté. It is written as it was sold for most.
 */
export function gatherItems(lines: readonly ItemSales[]): ItemSales[] {
  const gathered = new Map<string, { sum: ItemSales; most: number }>();
  for (const line of lines) {
    const key = keyOf(line.item);
    const existing = gathered.get(key);
    const most = Math.abs(line.grossCents);
    if (!existing) gathered.set(key, { sum: line, most });
    else {
      const item = most > existing.most ? line.item : existing.sum.item;
      gathered.set(key, { sum: { ...addItems(existing.sum, line), item }, most: Math.max(most, existing.most) });
    }
  }
  return [...gathered.values()].map(({ sum }) => sum).sort(mostFirst);
}

/** Both together, under the name of the first. */
export const addItems = (one: ItemSales, other: ItemSales): ItemSales => ({
  item: one.item,
  soldHundredths: one.soldHundredths + other.soldHundredths,
  returnedHundredths: one.returnedHundredths + other.returnedHundredths,
  grossCents: one.grossCents + other.grossCents,
  refundedCents: one.refundedCents + other.refundedCents,
});

const keyOf = (item: string): string => item.normalize('NFC').trim().replaceAll(/\s+/g, ' ').toLocaleLowerCase('fr-CA');

const netOf = ({ grossCents, refundedCents }: ItemSales): number => grossCents + refundedCents;

/** By what is left of them; of equal ones by name, so that a report is the same each time. */
const mostFirst = (a: ItemSales, b: ItemSales): number =>
  netOf(b) - netOf(a) || (keyOf(a.item) < keyOf(b.item) ? -1 : 1);

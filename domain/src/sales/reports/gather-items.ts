/** Sales and returns of an item. Quantities are in hundredths of a piece, amounts in cents before tax; returns are zero or negative. */
export interface ItemSales {
  readonly item: string;
  readonly soldHundredths: number;
  readonly returnedHundredths: number;
  readonly grossCents: number;
  readonly refundedCents: number;
}

/** Sales of an item that the menu may know: `code` and `category` by their codes. */
export interface GatheredItem extends ItemSales {
  readonly code: string | null;
  readonly category: string | null;
}

/** Tells which item of the menu a line is, if any: its code, its name now, and the code of its category. */
type Identify = (item: string) => { code: string; present: string; category: string | null } | null;

/**
 * Items of the same name as one, what brought most first, and those that are one item of the menu, whatever it was called. A name is the same
 * whatever its capitals and spaces; accents tell items apart, for a pâte is no pâté. It is written as the menu has it now, or as it was sold for most.
 */
export function gatherItems(lines: readonly ItemSales[], identify: Identify = () => null): GatheredItem[] {
  const gathered = new Map<string, { sum: GatheredItem; most: number }>();
  for (const line of lines) {
    const { item, code, category } = nameOf(line.item, identify);
    const key = code === null ? keyOfItem(item) : `= ${code}`;
    const existing = gathered.get(key);
    const most = Math.abs(line.grossCents);
    if (!existing) gathered.set(key, { sum: { ...line, item, code, category }, most });
    else {
      const named = most > existing.most ? item : existing.sum.item;
      const sum = { ...existing.sum, ...addItems(existing.sum, line), item: named };
      gathered.set(key, { sum, most: Math.max(most, existing.most) });
    }
  }
  return [...gathered.values()].map(({ sum }) => sum).sort(mostFirst);
}

function nameOf(item: string, identify: Identify): Pick<GatheredItem, 'item' | 'code' | 'category'> {
  const known = identify(item);
  return known === null
    ? { item, code: null, category: null }
    : { item: known.present, code: known.code, category: known.category };
}

/** The sums of items by category, what brought most first; `category` null: those that the menu does not know, or has in none. */
export function sumCategories(items: readonly GatheredItem[]): (ItemSales & Pick<GatheredItem, 'category'>)[] {
  const sums = new Map<string | null, ItemSales & Pick<GatheredItem, 'category'>>();
  for (const item of items) {
    const sum = sums.get(item.category);
    sums.set(item.category, { ...(sum ? addItems(sum, item) : item), item: '', category: item.category });
  }
  return [...sums.values()].sort(mostFirst);
}

/** Both together, under the name of the first. */
export const addItems = (one: ItemSales, other: ItemSales): ItemSales => ({
  item: one.item,
  soldHundredths: one.soldHundredths + other.soldHundredths,
  returnedHundredths: one.returnedHundredths + other.returnedHundredths,
  grossCents: one.grossCents + other.grossCents,
  refundedCents: one.refundedCents + other.refundedCents,
});

/** A name without what makes no difference. */
export const keyOfItem = (item: string): string =>
  item.normalize('NFC').trim().replaceAll(/\s+/g, ' ').toLocaleLowerCase('fr-CA');

const netOf = ({ grossCents, refundedCents }: ItemSales): number => grossCents + refundedCents;

/** By what is left of them; of equal ones by name, so that a report is the same each time. */
const mostFirst = (a: ItemSales, b: ItemSales): number =>
  netOf(b) - netOf(a) || (keyOfItem(a.item) < keyOfItem(b.item) ? -1 : 1);

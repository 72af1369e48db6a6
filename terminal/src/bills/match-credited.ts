import { cents, type Cents } from '@comptoir/domain/base/amounts/cents';
import { linesOf } from '@comptoir/websrm/requests/check-amounts';
import type { ItemPrecision, TransactionItem } from '@comptoir/websrm/requests/transaction';
import { parseMoney, parseQuantity } from '@comptoir/websrm/requests/values';
import { dequal } from 'dequal/lite';
import type { CreditNote, FoundBill } from './find-bill.ts';
import { negateItem } from './negate-item.ts';

/** An item of a bill: what it came to with its precisions, and what of that was not given back yet. `line`: its place on the bill, from 0. */
export interface CreditableItem {
  readonly line: number;
  readonly item: TransactionItem;
  readonly total: Cents;
  readonly left: Cents;
}

/**
 * The items of a bill, less what its credit notes gave back: of the lines that the journal remembers, and then, where it does not, of
 * those that look most like what was given back. No line gives back more than it came to. Source: SRM-31.
 */
export function listCreditable({ bill, credits }: Pick<FoundBill, 'bill' | 'credits'>): CreditableItem[] {
  const items = bill.items.map((item, line) => ({ line, item, total: itemTotal(item), left: itemTotal(item) }));
  const remembered = credits.filter(({ lines }) => lines !== null);
  const others = credits.filter(({ lines }) => lines === null);
  return [...remembered, ...others].reduce(takeNote, items);
}

/** Adds up an item and its precisions. */
export const itemTotal = (item: TransactionItem): Cents =>
  cents(linesOf([item]).reduce((sum, { prix }) => sum + (prix === undefined ? 0 : parseMoney(prix)), 0));

/** Returns the line that bears an item's price: the item itself, or a precision under it. */
export const pricedLine = (item: TransactionItem): Pick<ItemPrecision, 'tax' | 'acti'> =>
  linesOf([item]).find((line) => line.acti !== 'SOB') ?? item;

const takeNote = (items: CreditableItem[], { note, lines }: CreditNote): CreditableItem[] =>
  note.items.reduce((left, credited, index) => takeItem(left, credited, lines?.[index]), items);

function takeItem(items: CreditableItem[], credited: TransactionItem, line: number | undefined): CreditableItem[] {
  let given = -itemTotal(credited);
  const places = line === undefined ? likeliestLines(items, credited) : [line];
  const taken = new Map<number, number>();
  for (const place of places) {
    const part = Math.max(0, Math.min(items[place]?.left ?? 0, given));
    taken.set(place, part);
    given -= part;
  }
  return items.map((one) => ({ ...one, left: cents(one.left - (taken.get(one.line) ?? 0)) }));
}

/** The lines of that name, taxes and activity, those first whose whole or whose price of one it is. */
function likeliestLines(items: readonly CreditableItem[], credited: TransactionItem): number[] {
  const given = -itemTotal(credited);
  return items
    .filter((one) => one.left > 0 && isOfOneKind(one.item, credited))
    .map((one) => ({ line: one.line, rank: unlikeness(one, { credited, given }) }))
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ line }) => line);
}

function isOfOneKind(item: TransactionItem, credited: TransactionItem): boolean {
  const [sold, given] = [pricedLine(item), pricedLine(credited)];
  return item.descr === credited.descr && sold.tax === given.tax && sold.acti === given.acti;
}

function unlikeness(
  { item, total, left }: CreditableItem,
  { credited, given }: { credited: TransactionItem; given: number },
): number {
  if (left === total && dequal(credited, negateItem(item))) return 0;
  const isOfOnePrice = total * parseQuantity(credited.qte) === -given * parseQuantity(item.qte);
  return (isOfOnePrice ? 1 : 3) + (left >= given ? 0 : 1);
}

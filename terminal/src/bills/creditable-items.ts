import { cents, shareOf, type Cents } from '@comptoir/domain/base/amounts/cents';
import { SUPPLEMENTARY_TAX_ITEM } from '@comptoir/websrm/requests/standard-items';
import type { ItemPrecision, TransactionItem } from '@comptoir/websrm/requests/transaction';
import { formatMoney, formatQuantity, parseQuantity } from '@comptoir/websrm/requests/values';
import { pricedLine, type CreditableItem } from './match-credited.ts';
import { negateItem } from './negate-item.ts';

/** A part of an item that is given back. `quantity`: how many were asked for, in hundredths; null when an amount was. */
export interface CreditedPart {
  readonly of: CreditableItem;
  readonly part: Cents;
  readonly quantity: number | null;
}

/** An item that is to be given back, by its number on the bill from 1; `quantity` in hundredths, all of it when null. */
export interface WantedItem {
  readonly number: number;
  readonly quantity: number | null;
}

/** An item of a credit note, and the line of the bill that it gives back. */
export interface CreditedItem {
  readonly line: number;
  readonly item: TransactionItem;
}

/** So much of the items, from the first one that has something left. */
export function takeAmount(items: readonly CreditableItem[], amount: Cents): CreditedPart[] {
  let wanted: number = amount;
  return items.flatMap((of) => {
    const part = cents(Math.min(Math.max(of.left, 0), wanted));
    wanted -= part;
    return part > 0 ? [{ of, part, quantity: null }] : [];
  });
}

/** Reasons against giving items back: the bill has none of a number, or nothing of any of them is left. */
export type ItemRefusal = 'no-such-item' | 'item-given-back';

/** Takes what is left of certain items, or so many of them; one that is named twice is given back as often, as far as it is left. */
export function takeItems(
  items: readonly CreditableItem[],
  wanted: readonly WantedItem[],
): CreditedPart[] | ItemRefusal {
  const parts = new Map<number, CreditedPart>();
  for (const { number, quantity } of wanted) {
    const of = items[number - 1];
    if (of === undefined) return 'no-such-item';
    const before = parts.get(of.line);
    const left = cents(of.left - (before?.part ?? 0));
    parts.set(of.line, addPart(before, { of, part: partOf({ ...of, left }, quantity), quantity }));
  }
  const given = [...parts.values()].filter(({ part }) => part > 0);
  const isSpent = ({ of }: CreditedPart): boolean => of.total > 0 && of.left <= 0;
  return given.length === 0 && [...parts.values()].some(isSpent) ? 'item-given-back' : given;
}

const addPart = (before: CreditedPart | undefined, { of, part, quantity }: CreditedPart): CreditedPart =>
  before === undefined
    ? { of, part, quantity }
    : {
        of,
        part: cents(before.part + part),
        quantity: before.quantity === null || quantity === null ? null : before.quantity + quantity,
      };

/** The items of a credit note: whole ones as they were, turned round; of others the part; supplementary taxes last. Source: SRM-31. */
export function creditItems(parts: readonly CreditedPart[], all: readonly CreditableItem[]): CreditedItem[] {
  const items = parts.filter(({ of }) => !isSupplement(of)).map(creditItem);
  const supplement = all.find(isSupplement);
  const bearsIt = items.some(({ item: { tax, preci = [] } }) =>
    [tax, ...preci.map((one) => one.tax)].some(isSupplementary),
  );
  const part = parts.find(({ of }) => isSupplement(of));
  if (supplement === undefined || (!bearsIt && part === undefined)) return items;
  const named = part ?? { of: supplement, part: cents(0), quantity: null };
  return [...items, { line: supplement.line, item: creditSupplement(named) }];
}

const isSupplementary = (tax: string | undefined): boolean => tax !== undefined && tax !== 'SOB' && tax.includes('S');
const isSupplement = ({ item }: CreditableItem): boolean => item.descr === SUPPLEMENTARY_TAX_ITEM;

function partOf({ item, total, left }: CreditableItem, quantity: number | null): Cents {
  const whole = parseQuantity(item.qte);
  if (quantity === null || quantity >= whole) return left;
  const share = shareOf(total, { part: cents(quantity), whole: cents(whole) });
  return isRounding(left - share, { whole, share }) ? left : cents(Math.min(left, share));
}

/** True when the rest of an item is no more than the roundings of its single ones leave over, half a cent each. */
const isRounding = (rest: number, { whole, share }: { whole: number; share: number }): boolean =>
  rest > 0 && rest * 2 * ONE <= whole && rest * 2 < share;

/** One, in hundredths. */
const ONE = 100;

function creditItem(credited: CreditedPart): CreditedItem {
  const { of, part } = credited;
  const { item, total, line } = of;
  if (part === total) return { line, item: negateItem(item) };
  const { tax = 'FP', acti } = pricedLine(item);
  return { line, item: { qte: partQuantity(credited), descr: item.descr, prix: formatMoney(-part), tax, acti } };
}

/** Formats the quantity asked for, or behind a part of a price, where it is one in hundredths; else the whole item is named. */
function partQuantity({ of: { item, total }, part, quantity }: CreditedPart): string {
  const whole = parseQuantity(item.qte);
  const share = quantity === null ? (whole * part) / total : Math.min(quantity, whole);
  return formatQuantity(-(Number.isInteger(share) && share > 0 ? share : whole));
}

function creditSupplement({ of, part }: CreditedPart): TransactionItem {
  const { item, total } = of;
  if (part === total) return negateItem(item);
  const [first, ...others] = (item.preci ?? []).map(({ descr }): ItemPrecision => ({ descr, acti: 'SOB' }));
  if (first === undefined || part === 0) return { ...item, preci: [...(first ? [first] : []), ...others] };
  const { tax = 'FP', acti } = pricedLine(item);
  const priced = { qte: formatQuantity(-ONE), descr: first.descr, prix: formatMoney(-part), tax, acti };
  return { ...item, preci: [priced, ...others] };
}

import { cents, shareOf, type Cents } from '@comptoir/domain/base/amounts/cents';
import { SUPPLEMENTARY_TAX_ITEM } from '@comptoir/websrm/requests/check-items';
import type { ItemPrecision, TransactionItem } from '@comptoir/websrm/requests/transaction';
import { formatMoney, formatQuantity, parseMoney, parseQuantity } from '@comptoir/websrm/requests/values';
import { negateItem } from './compose-correction.ts';
import type { FoundBill } from './find-bill.ts';

/** An item of a bill: what it came to with its precisions, and what of that was not given back yet. */
export interface CreditableItem {
  readonly item: TransactionItem;
  readonly total: Cents;
  readonly left: Cents;
}

/** A part of an item that is given back. */
export interface CreditedPart {
  readonly of: CreditableItem;
  readonly part: Cents;
}

/** An item that is to be given back, by its number on the bill from 1; `quantity` in hundredths, all of it when null. */
export interface WantedItem {
  readonly number: number;
  readonly quantity: number | null;
}

/** The items of a bill, less what its credit notes gave back: each credit is of an item of that name. Source: SRM-31. */
export function listCreditable({ bill, credits }: FoundBill): CreditableItem[] {
  const items = bill.items.map((item) => ({ item, total: itemTotal(item), left: itemTotal(item) }));
  for (const credited of credits.flatMap((credit) => credit.items)) {
    let given = -itemTotal(credited);
    for (const [index, one] of items.entries()) {
      if (given <= 0 || one.left <= 0 || one.item.descr !== credited.descr) continue;
      const taken = Math.min(one.left, given);
      given -= taken;
      items[index] = { ...one, left: cents(one.left - taken) };
    }
  }
  return items;
}

/** So much of the items, from the first one that has something left. */
export function takeAmount(items: readonly CreditableItem[], amount: Cents): CreditedPart[] {
  let wanted: number = amount;
  return items.flatMap((of) => {
    const part = cents(Math.min(Math.max(of.left, 0), wanted));
    wanted -= part;
    return part > 0 ? [{ of, part }] : [];
  });
}

/** What is left of certain items, or so many of them; null when the bill has no such item. */
export function takeItems(items: readonly CreditableItem[], wanted: readonly WantedItem[]): CreditedPart[] | null {
  const parts = wanted.map(({ number, quantity }) => {
    const of = items[number - 1];
    return of === undefined ? null : { of, part: partOf(of, quantity) };
  });
  return parts.some((part) => part === null)
    ? null
    : parts.filter((part) => part !== null && part.part > 0).flatMap((part) => part ?? []);
}

/** The items of a credit note: whole ones as they were, turned round; of others the part; supplementary taxes last. Source: SRM-31. */
export function creditItems(parts: readonly CreditedPart[], all: readonly CreditableItem[]): TransactionItem[] {
  const items = parts.filter(({ of }) => !isSupplement(of)).map(creditItem);
  const supplement = all.find(isSupplement);
  const bearsIt = items.some(({ tax, preci = [] }) => [tax, ...preci.map((one) => one.tax)].some(isSupplementary));
  const part = parts.find(({ of }) => isSupplement(of));
  if (supplement === undefined || (!bearsIt && part === undefined)) return items;
  return [...items, creditSupplement(part ?? { of: supplement, part: cents(0) })];
}

/** What parts of items bear of a tax. */
export const baseOf = (parts: readonly CreditedPart[], letter: 'F' | 'P'): Cents =>
  cents(parts.filter(({ of }) => pricedLine(of.item).tax?.includes(letter)).reduce((sum, { part }) => sum + part, 0));

const isSupplementary = (tax: string | undefined): boolean => tax !== undefined && tax !== 'SOB' && tax.includes('S');
const isSupplement = ({ item }: CreditableItem): boolean => item.descr === SUPPLEMENTARY_TAX_ITEM;

const itemTotal = ({ prix, preci = [] }: TransactionItem): Cents =>
  cents(preci.reduce((sum, one) => sum + (one.prix === undefined ? 0 : parseMoney(one.prix)), parseMoney(prix)));

function partOf({ item, total, left }: CreditableItem, quantity: number | null): Cents {
  const whole = parseQuantity(item.qte);
  if (quantity === null || quantity >= whole) return left;
  return cents(Math.min(left, shareOf(total, { part: cents(quantity), whole: cents(whole) })));
}

function creditItem({ of, part }: CreditedPart): TransactionItem {
  const { item, total } = of;
  if (part === total) return negateItem(item);
  const { tax = 'FP', acti } = pricedLine(item);
  return { qte: partQuantity(of, part), descr: item.descr, prix: formatMoney(-part), tax, acti };
}

/** The quantity behind a part of a price, where it is one in hundredths; else the whole item is named. */
function partQuantity({ item, total }: CreditableItem, part: Cents): string {
  const whole = parseQuantity(item.qte);
  const share = (whole * part) / total;
  return formatQuantity(-(Number.isInteger(share) && share > 0 ? share : whole));
}

/** Where an item's price stands: on itself, or on the precisions under it. */
const pricedLine = (item: TransactionItem): Pick<ItemPrecision, 'tax' | 'acti'> =>
  [item, ...(item.preci ?? [])].find((line) => line.acti !== 'SOB') ?? item;

function creditSupplement({ of, part }: CreditedPart): TransactionItem {
  const { item, total } = of;
  if (part === total) return negateItem(item);
  const [first, ...others] = (item.preci ?? []).map(({ descr }): ItemPrecision => ({ descr, acti: 'SOB' }));
  if (first === undefined || part === 0) return { ...item, preci: [...(first ? [first] : []), ...others] };
  const { tax = 'FP', acti } = pricedLine(item);
  const priced = { qte: formatQuantity(-100), descr: first.descr, prix: formatMoney(-part), tax, acti };
  return { ...item, preci: [priced, ...others] };
}

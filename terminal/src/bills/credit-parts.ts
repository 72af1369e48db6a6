import { cents, sumCents, type Cents } from '@comptoir/domain/base/amounts/cents';
import type { TaxedAmount } from '@comptoir/domain/base/taxes/quebec-taxes';
import type { TaxRates } from '@comptoir/domain/base/taxes/tax-calendar';
import type { TransactionItem } from '@comptoir/websrm/requests/transaction';
import { taxesGivenBack, taxesOff } from './credit-taxes.ts';
import {
  creditItems,
  takeAmount,
  takeItems,
  type CreditedItem,
  type CreditedPart,
  type ItemRefusal,
  type WantedItem,
} from './creditable-items.ts';
import type { CreditableItem } from './match-credited.ts';

/** Parts of a bill that are asked back: everything that is left, items, or an amount with or without its taxes. */
export interface Wanted {
  readonly amount: Cents | null;
  readonly items?: readonly WantedItem[] | null;
  readonly taxesIncluded: boolean;
}

/** Rest of a bill that was not given back yet: its amounts, its lines, and all items of the bill and of its credit notes. */
export interface Left {
  readonly left: TaxedAmount;
  /** The rates that the bill was taxed by. */
  readonly rates: TaxRates;
  readonly creditable: readonly CreditableItem[];
  readonly items: readonly TransactionItem[];
}

/** Parts that go back: items by their lines, and their amounts. */
export interface Given {
  readonly items: readonly CreditedItem[];
  readonly amounts: TaxedAmount;
}

/** Chooses the parts of a bill that go back when so much is wanted; taxes follow from the items. Does not check that it is too much. */
export function chooseParts(bill: Left, { amount, items = null, taxesIncluded }: Wanted): Given | ItemRefusal {
  const { left, creditable } = bill;
  if (items !== null) {
    const parts = takeItems(creditable, items);
    return typeof parts === 'string' ? parts : give(bill, parts);
  }
  if (amount === null) return giveAmount(bill, left.subtotal);
  return taxesIncluded ? giveTotal(bill, amount) : giveAmount(bill, amount);
}

/** Parts of items, with their taxes. */
function give(bill: Left, parts: readonly CreditedPart[], amount?: Cents): Given {
  const items = creditItems(parts, bill.creditable);
  const { gst, qst } = taxesOf(bill, items);
  const subtotal = amount ?? sumCents(parts.map(({ part }) => part));
  return { items, amounts: { subtotal, gst, qst, total: cents(subtotal + gst + qst) } };
}

const giveAmount = (bill: Left, subtotal: Cents): Given => give(bill, takeAmount(bill.creditable, subtotal), subtotal);

const taxesOf = ({ left, rates, items: all }: Left, items: readonly CreditedItem[]): { gst: Cents; qst: Cents } =>
  taxesGivenBack(
    { gst: left.gst, qst: left.qst, rates, items: all },
    items.map(({ item }) => item),
  );

/**
 * An amount that includes its taxes. Both taxes may step up with one cent of the price, so that no price comes to it: the taxes are then
 * those of a price a few cents away, where that is what follows most closely. Nothing where only all of what is left could go back.
 */
function giveTotal(bill: Left, total: Cents): Given {
  const { left } = bill;
  if (total >= left.total) {
    const all = giveAmount(bill, left.subtotal);
    return total === left.total ? all : { ...all, amounts: { ...all.amounts, total } };
  }
  const least = beforeTaxes(bill, total);
  const near = [0, 1, 2, 3].map((more) => giveAmount(bill, cents(Math.min(least + more, left.subtotal))));
  const [best] = near
    .flatMap((given) => fitTaxes(given, total))
    .map((given) => ({
      given,
      off: taxesOff({ ...bill.left, rates: bill.rates }, { all: bill.items, ...splitOff(given) }),
    }))
    .filter(({ off }) => off < Infinity)
    .toSorted((one, other) => one.off - other.off);
  return best?.given ?? { items: [], amounts: { subtotal: cents(0), gst: cents(0), qst: cents(0), total } };
}

const splitOff = ({ items, amounts }: Given) => ({ amounts, items: items.map(({ item }) => item) });

/** The same items with taxes a cent more or less, where they come to the total. */
const fitTaxes = ({ items, amounts }: Given, total: Cents): Given[] =>
  CENT_APART.flatMap((gst) => CENT_APART.map((qst) => ({ gst: amounts.gst + gst, qst: amounts.qst + qst })))
    .filter(({ gst, qst }) => amounts.subtotal + gst + qst === total)
    .map(({ gst, qst }) => ({ items, amounts: { ...amounts, gst: cents(gst), qst: cents(qst), total } }));

const CENT_APART = [0, 1, -1];

/** The largest amount before taxes that comes to no more than `total` with them, whatever taxes the items bear. */
function beforeTaxes(bill: Left, total: Cents): Cents {
  let least = 0;
  let most: number = Math.min(total, bill.left.subtotal);
  while (least < most) {
    const middle = Math.ceil((least + most) / 2);
    if (giveAmount(bill, cents(middle)).amounts.total <= total) least = middle;
    else most = middle - 1;
  }
  return cents(least);
}

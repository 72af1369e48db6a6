import { keyOf, type UnpaidBill, type UnpaidFacts } from '../journal/unpaid-bill.ts';
import type { References } from '@comptoir/websrm/recipes/recipe';
import type { LinkedRecord } from '../terminal/terminal-record.ts';
import { TerminalError } from '../terminal-error.ts';
import { composeContent, type Terms, taxingOf } from './compose-bill.ts';
import { linesOfItems } from './compose-items.ts';
import type { PlannedDraft } from './finish-plan.ts';
import { readUnpaid, refOf, termsOf } from './follow-up.ts';
import { joinOrders, priceOrder, type Order } from './read-order.ts';
import { requireOneSeller } from './read-seller.ts';
import type { Draft } from './sign-bill.ts';
import { orderOf, storedOrder } from './stored-order.ts';

/** Unpaid bill to compose. `isHeld`: recorded, and nothing is printed. */
export interface UnpaidWish {
  readonly kind: Exclude<UnpaidFacts['kind'], 'instalment'>;
  readonly order: Order;
  readonly terms: Terms;
  readonly isHeld: boolean;
}

/** A bill that waits for its payment, in place of others when there are any. Source: SRM-35. */
export function composeUnpaid(record: LinkedRecord, wish: UnpaidWish, earlier: readonly UnpaidBill[]): Draft {
  const { kind, order, terms, isHeld } = wish;
  const of = referencesTo(earlier);
  return {
    content: composeContent(record, {
      order: priceOrder(order, taxingOf(record)),
      recipe: { kind, form: isHeld ? 'NON' : 'PAP', ...(of === null ? {} : { of }) },
      terms: { ...terms, payment: 'SOB' },
    }),
    origin: 'unpaid',
    unpaid: factsOf(kind, terms, order),
    closes: earlier.map(keyOf),
  };
}

/** The bills of the guests who pay apart: each in place of part of the one of the table, which ends with the last of them. */
export function composeSplit(record: LinkedRecord, bill: UnpaidBill, orders: readonly Order[]): PlannedDraft[] {
  const terms = termsOf(readUnpaid(bill));
  return orders.map((order, index) => ({
    ...composeUnpaid(record, { kind: 'bill', order, terms: { ...terms, customers: 1 }, isHeld: false }, [bill]),
    closes: index === orders.length - 1 ? [keyOf(bill)] : [],
  }));
}

/** One bill in place of several, for the table of the first of them or another. */
export function composeGroup(
  record: LinkedRecord,
  bills: readonly [UnpaidBill, ...UnpaidBill[]],
  table: string | null,
): Draft {
  const [first] = bills;
  const terms = bills.map((bill) => termsOf(readUnpaid(bill)));
  if (new Set(terms.map(({ training }) => training)).size > 1)
    throw new TerminalError((texts) => texts.trainingApart());
  const customers = terms.reduce((sum, one) => sum + one.customers, 0);
  const business = requireOneBusiness(terms);
  const seller = requireOneSeller(terms.map((one) => one.seller ?? null));
  if (seller !== null && business !== null) throw new TerminalError((texts) => texts.sellerOrBusiness());
  const place = { customers: Math.min(customers, 999), table: table ?? first.table };
  const grouped = { ...termsOf(readUnpaid(first)), business, seller, ...place };
  return composeUnpaid(record, { kind: 'bill', order: joinAll(bills), terms: grouped, isHeld: false }, bills);
}

/** The business that buys, whichever of the bills names it. @throws TerminalError when they name two */
function requireOneBusiness(terms: readonly Terms[]): string | null {
  const [business = null, ...others] = new Set(terms.flatMap((one) => one.business ?? []));
  if (others.length > 0) throw new TerminalError((texts) => texts.oneBusinessABill());
  return business;
}

/** Orders whose prices include taxes and orders whose prices do not only go together before tax. */
function joinAll(bills: readonly [UnpaidBill, ...UnpaidBill[]]): Order {
  const isOfOneKind = new Set(bills.map(({ order }) => order.taxesIncluded)).size === 1;
  const [first, ...others] = bills;
  const joined = (bill: UnpaidBill): Order => (isOfOneKind ? orderOf(bill) : orderBeforeTax(bill));
  return others.map(joined).reduce(joinOrders, joined(first));
}

const orderBeforeTax = (bill: UnpaidBill): Order => ({
  lines: linesOfItems(readUnpaid(bill).items),
  taxesIncluded: false,
  on: orderOf(bill).on,
});

function referencesTo(earlier: readonly UnpaidBill[]): References | null {
  const [first, ...others] = earlier.map((bill) => refOf(readUnpaid(bill)));
  return first === undefined ? null : [first, ...others];
}

const factsOf = (kind: UnpaidFacts['kind'], { table = null }: Terms, order: Order): UnpaidFacts => ({
  kind,
  table,
  order: storedOrder(order),
});

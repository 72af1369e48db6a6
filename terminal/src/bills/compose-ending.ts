import { balanceItems, NO_AMOUNTS, NOTHING_ENTERED } from '@comptoir/websrm/recipes/balance-items';
import { ABANDONMENT_ITEM, CANCELLATION_ITEM } from '@comptoir/websrm/requests/standard-items';
import { recipeCodes } from '@comptoir/websrm/recipes/recipe';
import { keyOf, type UnpaidBill } from '../journal/unpaid-bill.ts';
import type { LinkedRecord } from '../terminal/terminal-record.ts';
import { composeContent, type Terms, taxingOf } from './compose-bill.ts';
import { passOn, readUnpaid, refOf } from './follow-up.ts';
import { priceOrder, type Order } from './read-order.ts';
import type { Draft } from './sign-bill.ts';

/** A bill that is cancelled: its items, what brings them to zero, and why. Source: SRM-35. */
export function composeCancellation(record: LinkedRecord, bill: UnpaidBill, reason: string): Draft {
  const earlier = readUnpaid(bill);
  return {
    content: {
      ...passOn(record, earlier),
      items: balanceItems(earlier.items, { word: CANCELLATION_ITEM, reason }),
      mont: NO_AMOUNTS,
      ...recipeCodes({ kind: 'cancellation', form: 'PAP', of: [refOf(earlier)] }),
    },
    origin: 'ended',
    closes: [keyOf(bill)],
  };
}

/** Guests who left without paying: the whole bill, and no document. Source: SRM-35. */
export function composeDeparture(record: LinkedRecord, bill: UnpaidBill): Draft {
  const earlier = readUnpaid(bill);
  return {
    content: {
      ...passOn(record, earlier),
      items: earlier.items,
      mont: earlier.mont,
      ...recipeCodes({ kind: 'left-without-paying', of: [refOf(earlier)] }),
    },
    origin: 'ended',
    closes: [keyOf(bill)],
  };
}

/** An entry that is given up before it became a bill; what was entered is stated. Source: SRM-35. */
export function composeAbandonment(record: LinkedRecord, order: Order, terms: Terms): Draft {
  const priced = priceOrder(order, taxingOf(record));
  const content = composeContent(record, { order: priced, recipe: { kind: 'abandonment' }, terms });
  const { items } = content;
  return {
    content: {
      ...content,
      items: items.length === 0 ? [NOTHING_ENTERED] : balanceItems(items, { word: ABANDONMENT_ITEM, reason: null }),
      mont: NO_AMOUNTS,
    },
    origin: 'ended',
  };
}

/** Composes the supply of an occasional third party; the customer gets no document of it. Source: SRM-35. */
export function composeThirdParty(record: LinkedRecord, order: Order, terms: Terms): Draft {
  const priced = priceOrder(order, taxingOf(record));
  return {
    content: composeContent(record, { order: priced, recipe: { kind: 'third-party' }, terms }),
    origin: 'ended',
  };
}

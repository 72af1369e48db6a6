import type { DocumentOrder, OrderLine } from '@comptoir/contract/sales/contract-order';
import { cents } from '@comptoir/domain/base/amounts/cents';
import { AGREEMENT_ITEM, SERVICE_CHARGE_ITEM, toItemText } from '@comptoir/websrm/requests/standard-items';
import { countDrinks, drinksMention } from '@comptoir/domain/sales/estimates/included-drinks';
import { toAllowedText } from '@comptoir/websrm/requests/allowed-text';
import type { Line, Precision } from '../bills/price-lines.ts';
import type { Order } from '../bills/read-order.ts';

/** Rings up the portal's order: the agreement first, then what was ordered, then the service. Source: SRM-31. */
export function orderedLines(order: DocumentOrder): Order {
  const { serviceCents } = order;
  const service = { description: SERVICE_CHARGE_ITEM, price: cents(serviceCents), taxClass: 'service' as const };
  const lines = [agreementOf(order), ...order.lines.map(lineOf), ...(serviceCents === 0 ? [] : [service])];
  return { taxesIncluded: false, lines, on: order.occasion.date };
}

/** A sum that was paid for an event that does not take place, with the taxes that the event bore. */
export function paidSum(order: DocumentOrder, paidCents: number): Order {
  const taxes = new Set(order.lines.map((line) => line.taxes));
  const [only] = taxes;
  const sum: Line = {
    description: 'Acomptes versés',
    price: cents(paidCents),
    taxes: taxes.size === 1 && only !== undefined ? only : 'FP',
  };
  return { taxesIncluded: true, lines: [agreementOf(order), sum], on: order.occasion.date };
}

/** For what, under which number, when, payable when, for how many. Source: SRM-31. */
function agreementOf({ contract, occasion, payableOn, persons }: DocumentOrder): Line {
  const precisions: Precision[] = [
    remark(occasion.name),
    remark(`ref:${contract}`),
    remark(`date:${occasion.date}`),
    remark(`payable:${payableOn}`),
    { description: 'personnes', price: null, quantity: persons * ONE },
  ];
  return { description: AGREEMENT_ITEM, price: cents(0), precisions };
}

/** One, in hundredths. */
const ONE = 100;

function lineOf(ordered: OrderLine): Line {
  const { description, quantity, unitCents, amountCents, taxes } = ordered;
  const line = {
    description: toItemText(descriptionOf(description)),
    price: cents(amountCents),
    taxes,
    ...drinksOf(ordered),
  };
  // a unit price is printed where it times the quantity is the price, to the cent
  const isExact = amountCents * ONE === unitCents * quantity && unitCents !== 0;
  if (quantity === ONE) return line;
  return { ...line, quantity, ...(isExact ? { unitPrice: cents(unitCents) } : {}) };
}

/** Composes the precisions for drinks: that they are included, how many, and each of them. Source: SRM-31. */
function drinksOf(ordered: OrderLine): Pick<Line, 'precisions'> {
  const { drinks = [] } = ordered;
  if (drinks.length === 0) return {};
  return {
    precisions: [
      counted(drinksMention(ordered, 'fr'), countDrinks(drinks)),
      ...drinks.map(({ description, quantity }) => counted(description, quantity)),
    ],
  };
}

const counted = (description: string, quantity: number): Precision => ({
  description: descriptionOf(description),
  price: null,
  quantity: quantity * ONE,
});

const remark = (text: string): Precision => ({ description: descriptionOf(text), price: null });

/** Returns a name in the authority's characters, of two at least; one of which it takes none is still an event. */
export function descriptionOf(text: string): string {
  const allowed = toAllowedText(text, { max: 128, kind: 'description' });
  return allowed.length < 2 ? 'service de traiteur' : allowed;
}

import type { BillingPeriod } from '@comptoir/domain/money/subscriptions/billing-calendar';
import { priceOrder, type Order, type PricedLines } from '@comptoir/domain/money/subscriptions/price-cart';
import { reachPeriod } from '@comptoir/domain/money/subscriptions/subscription-state';
import { cents } from '@comptoir/domain/base/amounts/cents';
import { taxSubtotal } from '@comptoir/domain/base/taxes/quebec-taxes';
import { ratesOfClass } from '@comptoir/domain/base/taxes/tax-calendar';
import type { Transaction } from '../../../platform/database/database.ts';
import { orderedId } from '../../../platform/ordered-id.ts';
import { findKeptPrices } from '../plan/find-prices.ts';
import { listMoved, settlePriceMoves } from '../price-moves/settle-price-moves.ts';
import { findPromoCode } from '../promo-codes/find-promo-code.ts';
import { addressLines } from '../../base/mail/address-lines.ts';
import type { DueInvoicesDeps } from './create-due-invoices.ts';
import { createInvoices, type InvoiceOrder } from './create-invoice.ts';
import { lockSubscriptionOf, updateSubscriptions } from './due-subscriptions.store.ts';
import { insertInvoices, isNumberFree, issuerIdOf, listClients, assignInvoiceNumbers } from './invoices.store.ts';
import { taxCalendar } from '../../base/taxes/calendar-in-force.ts';

/** An invoice of which only its payment is left, at the provider. `number`: what it was called; null when no one knows. */
export interface LostInvoice {
  readonly merchantId: string;
  readonly period: BillingPeriod;
  readonly number: number | null;
  readonly totalCents: number;
  readonly taxCents: number | null;
  readonly madeAt: Date;
}

/**
 * Makes an invoice again that a database put back to an older copy does not remember, under its own number, and lets its
 * subscription go on from there; months before it that no one remembers are billed as midnight would. No one is written to:
 * its mail left long ago. Returns whether it could be made: the merchant is known and has subscribed, the period is one that
 * it could have had, and the taxes are those of its day. In the scope `system`.
 */
export async function recreateInvoice(
  tx: Transaction,
  { config: { issuer }, now }: Pick<DueInvoicesDeps, 'config' | 'now'>,
  lost: LostInvoice,
): Promise<boolean> {
  const { merchantId, period } = lost;
  const due = await lockSubscriptionOf(tx, merchantId);
  const reached = due && reachPeriod(due.subscription, period);
  const [client] = await listClients(tx, [merchantId]);
  const pricesOf = due && (await findKeptPrices(tx, [due], now()));
  if (!due || !reached || !client || !pricesOf) return false;
  const promoCode = await findPromoCode(tx, due.promoCodeId);
  const orders = [...reached.periods, period].map((of, index): InvoiceOrder => ({
    merchantId,
    period: of,
    order: {
      prices: pricesOf(due, of.startsOn),
      installation: null,
      promoCode,
      billedMonths: due.billedMonths + index,
    },
    isRenewal: true,
  }));
  const priced = priceLost(lost, orders.at(-1)?.order);
  if (!priced) return false;
  const { subscription } = reached;
  updateSubscriptions(tx, [{ merchantId, subscription, billedMonths: due.billedMonths + orders.length }]);
  settlePriceMoves(tx, listMoved(due, [...reached.periods, period], pricesOf), now());
  await createInvoices(tx, { issuer, now: now() }, orders.slice(0, -1));
  const [id, number] = [orderedId(lost.madeAt), await numberFor(tx, issuer, lost)];
  const facts = { id, merchantId, number, period, priced, createdAt: lost.madeAt, dueAt: lost.madeAt };
  const of = { client: { name: client.companyName, address: addressLines(client) }, language: client.language };
  insertInvoices(tx, issuerIdOf(issuer), [{ ...facts, ...of, state: 'open' }]);
  return true;
}

/** As the month is priced now, when that is what was charged; otherwise as a month of service at the price that was. */
function priceLost({ totalCents, taxCents, period }: LostInvoice, order?: Omit<Order, 'rates'>): PricedLines | null {
  const rates = ratesOfClass(taxCalendar(), 'other', period.startsOn);
  const usual = order && priceOrder({ ...order, rates });
  if (usual?.total === totalCents) return usual;
  if (taxCents === null) return null;
  const amount = cents(totalCents - taxCents);
  const taxed = taxSubtotal(amount, rates);
  if (taxed.total !== totalCents) return null;
  return { ...taxed, lines: [{ kind: 'monthly-service', amount }], discount: cents(0) };
}

async function numberFor(
  tx: Transaction,
  issuer: DueInvoicesDeps['config']['issuer'],
  { number }: LostInvoice,
): Promise<number> {
  if (number !== null && (await isNumberFree(tx, issuer, { kind: 'invoice', number }))) return number;
  return (await assignInvoiceNumbers(tx, issuer, 1)).first;
}

import { ratesOfClass } from '@comptoir/domain/base/taxes/tax-calendar';
import { dueAt, type BillingPeriod } from '@comptoir/domain/money/subscriptions/billing-calendar';
import { nextInvoiceState, type InvoiceState } from '@comptoir/domain/money/invoices/invoice-state';
import { priceOrder, type Order } from '@comptoir/domain/money/subscriptions/price-cart';
import type { MerchantTimeZone } from '@comptoir/domain/base/merchants/merchant-information';
import type { IssuerConfig } from '../../../config.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { orderedId } from '../../../platform/ordered-id.ts';
import { writeLog } from '../../base/record/write-log.ts';
import { addressLines } from '../../base/mail/address-lines.ts';
import { documentNumber } from '@comptoir/domain/money/invoices/document-number';
import {
  insertInvoices,
  listClients,
  assignInvoiceNumbers,
  type ClientRow,
  type NewInvoice,
} from './invoices.store.ts';
import { flushInvoiceMails, queueInvoiceMails } from './queue-invoice-mail.ts';
import { taxCalendar } from '../../base/taxes/calendar-in-force.ts';

/** Order of an invoice: a period of a merchant. Its tax rates are those of the period's first day. */
export interface InvoiceOrder {
  readonly merchantId: string;
  readonly period: BillingPeriod;
  readonly order: Omit<Order, 'rates'>;
  /** True when it renews a subscription that runs already; then it is due when its period begins. */
  readonly isRenewal?: boolean;
}

export interface CreatedInvoice {
  readonly id: string;
  readonly number: string;
  readonly totalCents: number;
  readonly dueAt: Date;
}

/** Issuer of an invoice, and its instant. */
export interface InvoiceDeps {
  readonly issuer: IssuerConfig;
  readonly now: Date;
}

/**
 * Makes the invoice of a period, in the caller's transaction, under the scope `system` or `admin`: the numbers belong to
 * no one. It keeps the issuer's numbers locked until the end of the transaction, so it comes last in it. An invoice over
 * nothing is paid at once. @throws DatabaseError when a day of the period was billed already
 */
export async function createInvoice(tx: Transaction, deps: InvoiceDeps, order: InvoiceOrder): Promise<CreatedInvoice> {
  const [invoice] = await createInvoices(tx, deps, [order]);
  flushInvoiceMails(tx);
  if (!invoice) throw new Error(`no invoice was made for merchant ${order.merchantId}`);
  return invoice;
}

/** Makes many invoices at once, in the order given; a caller that makes many flushes their mail at the end. */
export async function createInvoices(
  tx: Transaction,
  deps: InvoiceDeps,
  orders: readonly InvoiceOrder[],
): Promise<CreatedInvoice[]> {
  if (orders.length === 0) return [];
  const clients = await listClients(tx, [...new Set(orders.map(({ merchantId }) => merchantId))]);
  const clientOf = new Map(clients.map((client) => [client.merchantId, client]));
  const { issuerId, first } = await assignInvoiceNumbers(tx, deps.issuer, orders.length);
  const dueAtOf = rememberDueAt(deps.now);
  const invoices = orders.map((order, index) => {
    const client = clientOf.get(order.merchantId);
    if (!client) throw new Error(`there is no merchant ${order.merchantId} to bill`);
    return draft(deps.now, { ...order, client, number: first + index, dueAt: dueAtOf(order, client.timeZone) });
  });
  insertInvoices(tx, issuerId, invoices);
  writeLog(
    tx,
    invoices.map((invoice) => logEntryOf(invoice)),
  );
  queueInvoiceMails(
    tx,
    invoices.map(({ id, merchantId }) => ({ invoiceId: id, merchantId, kind: 'created', happenedAt: deps.now })),
  );
  return invoices.map(({ id, number, priced, dueAt: due }) => ({
    id,
    number: documentNumber('invoice', number),
    totalCents: priced.total,
    dueAt: due,
  }));
}

/** Returns the due instants of invoices made now. Those of one midnight are due together, and calendars are slow. */
function rememberDueAt(madeAt: Date): (order: InvoiceOrder, zone: MerchantTimeZone) => Date {
  const known = new Map<string, Date>();
  return ({ period, isRenewal = false }, zone) => {
    const key = `${zone} ${period.startsOn} ${isRenewal}`;
    const due = known.get(key) ?? dueAt({ madeAt, period, zone, isRenewal });
    known.set(key, due);
    return due;
  };
}

function draft(now: Date, given: InvoiceOrder & { client: ClientRow; number: number; dueAt: Date }): NewInvoice {
  const { client, period, number, merchantId, dueAt: due } = given;
  const priced = priceOrder({ ...given.order, rates: ratesOfClass(taxCalendar(), 'other', period.startsOn) });
  const state = priced.total === 0 ? settledState() : 'open';
  return {
    id: orderedId(now),
    merchantId,
    number,
    period,
    createdAt: now,
    dueAt: due,
    state,
    priced,
    client: { name: client.companyName, address: addressLines(client) },
    language: client.language,
  };
}

/** There is nothing to charge of an invoice over nothing: it passes through its states at once. */
function settledState(): InvoiceState {
  const charging = nextInvoiceState('open', 'charge');
  const paid = charging.ok ? nextInvoiceState(charging.value, 'succeed') : charging;
  if (!paid.ok) throw new Error(paid.reason);
  return paid.value;
}

const logEntryOf = ({ merchantId, createdAt, number, priced }: NewInvoice) => ({
  merchantId,
  occurredAt: createdAt,
  record: {
    event: 'invoice-created' as const,
    facts: { number: documentNumber('invoice', number), totalCents: priced.total },
  },
});

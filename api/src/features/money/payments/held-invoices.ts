import { dayAfter } from '@comptoir/domain/base/calendar/calendar-day';
import { dayIn, midnightOf } from '@comptoir/domain/base/calendar/local-day';
import { nextInvoiceState } from '@comptoir/domain/money/invoices/invoice-state';
import { splitCredit } from '@comptoir/domain/money/payments/split-credit';
import { cents } from '@comptoir/domain/base/amounts/cents';
import type { Transaction } from '../../../platform/database/database.ts';
import { orderedId } from '../../../platform/ordered-id.ts';
import { flushInvoiceMails, queueInvoiceMails } from '../invoices/queue-invoice-mail.ts';
import { openHeldInvoice, settleHeldInvoice, type LockedUnexpectedCharge } from './unexpected-charges.store.ts';
import { insertCreditNote, lockCreditable, assignCreditNumber, type CreditableInvoice } from './refunds.store.ts';

interface Kept {
  readonly charge: LockedUnexpectedCharge;
  readonly now: Date;
  readonly userId: string;
  readonly note: string;
}

/** Lets the charge that an invoice is held because of pay it; an invoice that is not held stays as it is. */
export async function payHeldInvoice(tx: Transaction, kept: Kept): Promise<void> {
  const { charge, now } = kept;
  const invoice = await lockHeld(tx, charge);
  if (!invoice || charge.attemptId === null) return;
  const paid = nextInvoiceState(invoice.state, 'succeed');
  if (!paid.ok) throw new Error(paid.reason);
  await creditShortfall(tx, invoice, kept);
  const { attemptId, chargedAt: paidAt } = charge;
  settleHeldInvoice(tx, { invoiceId: invoice.id, attemptId, state: paid.value, paidAt });
  queueInvoiceMails(tx, [{ invoiceId: invoice.id, merchantId: invoice.merchantId, kind: 'paid', happenedAt: now }]);
  flushInvoiceMails(tx);
}

/** Credits the rest of an invoice before it is paid: the amount charged is all that the merchant pays. */
async function creditShortfall(
  tx: Transaction,
  invoice: CreditableInvoice,
  { charge, userId: createdBy, note: reason }: Kept,
): Promise<void> {
  const total = cents(invoice.amounts.total - invoice.creditedCents - charge.amountCents);
  if (total <= 0) return;
  const split = splitCredit({ invoice: invoice.amounts, creditedBefore: invoice.creditedCents, total });
  if (!split.ok) throw new Error(split.reason);
  // Before the payment, so that the receipt does not count it as paid.
  const createdAt = new Date(charge.chargedAt.getTime() - 1);
  const number = await assignCreditNumber(tx, invoice.issuerId);
  const note = { id: orderedId(createdAt), invoice, number, createdAt, createdBy, reason };
  insertCreditNote(tx, { ...note, amounts: split.value, refund: null, invoiceState: invoice.state });
}

/** Its charge was given back: the invoice is charged again, from the next midnight on. */
export async function releaseHeldInvoice(
  tx: Transaction,
  { charge, now }: { charge: LockedUnexpectedCharge; now: Date },
): Promise<void> {
  const invoice = await lockHeld(tx, charge);
  if (!invoice) return;
  const open = nextInvoiceState(invoice.state, 'release');
  if (!open.ok) throw new Error(open.reason);
  const nextAttemptAt = midnightOf(dayAfter(dayIn(invoice.timeZone, now)), invoice.timeZone);
  openHeldInvoice(tx, { invoiceId: invoice.id, state: open.value, nextAttemptAt });
}

/** The invoice that is held because of a charge; null when none is. */
async function lockHeld(
  tx: Transaction,
  { invoiceId, reason }: LockedUnexpectedCharge,
): Promise<CreditableInvoice | null> {
  if (invoiceId === null || reason !== 'amount-differs') return null;
  const invoice = await lockCreditable(tx, invoiceId);
  return invoice?.state === 'held' ? invoice : null;
}

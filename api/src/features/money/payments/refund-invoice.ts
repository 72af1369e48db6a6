import type { InvoiceDetails } from '@comptoir/contract/money/invoices';
import { nextInvoiceState, type InvoiceState } from '@comptoir/domain/money/invoices/invoice-state';
import { splitCredit } from '@comptoir/domain/money/payments/split-credit';
import { cents } from '@comptoir/domain/base/amounts/cents';
import type { TaxedAmount } from '@comptoir/domain/base/taxes/quebec-taxes';
import type { Transaction } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { orderedId } from '../../../platform/ordered-id.ts';
import { writeLog } from '../../base/record/write-log.ts';
import { documentNumber } from '@comptoir/domain/money/invoices/document-number';
import { flushInvoiceMails, queueInvoiceMails } from '../invoices/queue-invoice-mail.ts';
import { readInvoiceDetails } from '../invoices/read-invoice.ts';
import { refundKey } from './derive-key.ts';
import { issueRefund } from './issue-refund.ts';
import type { PaymentDeps } from './reconcile-payments.ts';
import {
  findNextRefundOrdinal,
  insertCreditNote,
  lockCreditable,
  assignCreditNumber,
  type CreditableInvoice,
  type OpenRefund,
} from './refunds.store.ts';

export interface RefundInput {
  readonly userId: string;
  readonly invoiceId: string;
  /** All that is left of the invoice, unless given. */
  readonly totalCents?: number | undefined;
  readonly reason: string;
}

/**
 * Credits an invoice, in full or in part, and gives the money back when it was paid. The credit note is written first; a
 * refund whose reply is lost is asked again with its key, and gives back once.
 * @throws AppError not-found, invoice-not-payable (an attempt is under way), refund-too-large, payments-not-configured
 */
export async function refundInvoice(deps: PaymentDeps, input: RefundInput): Promise<InvoiceDetails> {
  const refund = await deps.database.transaction({ role: 'admin' }, (tx) => writeCredit(tx, deps, input));
  if (refund) await issueRefund(deps, refund);
  const details = await deps.database.transaction({ role: 'admin' }, (tx) => readInvoiceDetails(tx, input.invoiceId));
  deps.announcements?.publish(details.merchantId);
  return details;
}

/** Writes the credit note; the refund to be made, or null when nothing had been paid. */
async function writeCredit(tx: Transaction, deps: PaymentDeps, input: RefundInput): Promise<OpenRefund | null> {
  const invoice = await lockCreditable(tx, input.invoiceId);
  if (!invoice) throw new AppError('not-found');
  const amounts = amountsOf(invoice, input.totalCents);
  const invoiceState = stateAfter(invoice, amounts);
  const paidBy = invoice.state === 'paid' ? invoice.chargeReference : null;
  if (paidBy && !deps.payments) throw new AppError('payments-not-configured');
  const now = deps.now();
  const number = await assignCreditNumber(tx, invoice.issuerId);
  const id = orderedId(now);
  const refund = paidBy ? await nextRefund(tx, invoice) : null;
  const { userId: createdBy, reason } = input;
  insertCreditNote(tx, { id, invoice, number, createdAt: now, createdBy, reason, amounts, refund, invoiceState });
  tell(tx, invoice, { now, userId: createdBy, amounts, number, reason, invoiceState });
  if (!paidBy || !refund) return null;
  return { id, key: refund.key, number, amountCents: amounts.total, chargeReference: paidBy };
}

async function nextRefund(tx: Transaction, invoice: CreditableInvoice): Promise<{ key: string; ordinal: number }> {
  const ordinal = await findNextRefundOrdinal(tx, invoice.id);
  return { key: refundKey(invoice, ordinal), ordinal };
}

function amountsOf(invoice: CreditableInvoice, totalCents: number | undefined): TaxedAmount {
  const { amounts, creditedCents } = invoice;
  const total = totalCents === undefined ? null : cents(totalCents);
  const split = splitCredit({ invoice: amounts, creditedBefore: creditedCents, total });
  if (!split.ok) throw new AppError('refund-too-large', [{ path: 'totalCents', rule: 'too-large' }]);
  return split.value;
}

/** An invoice credited in part stays as it is; nothing is credited while no one knows whether it is paid. */
function stateAfter({ state, amounts, creditedCents }: CreditableInvoice, credited: TaxedAmount): InvoiceState {
  const next = nextInvoiceState(state, 'credit');
  if (!next.ok) throw new AppError('invoice-not-payable');
  return creditedCents + credited.total === amounts.total ? next.value : state;
}

/** A credit as it was written. */
interface Credit {
  readonly now: Date;
  readonly userId: string;
  readonly amounts: TaxedAmount;
  readonly number: number;
  readonly reason: string;
  readonly invoiceState: InvoiceState;
}

function tell(
  tx: Transaction,
  { id, merchantId, number, state, creditedCents }: CreditableInvoice,
  credit: Credit,
): void {
  const { now, userId, amounts, number: creditNumber, reason, invoiceState } = credit;
  const facts = { number: documentNumber('invoice', number), totalCents: amounts.total };
  const audit = {
    subject: { type: 'invoice', id } as const,
    before: { state, creditedCents },
    after: { state: invoiceState, creditedCents: creditedCents + amounts.total, creditNumber, reason },
  };
  writeLog(tx, [{ merchantId, userId, occurredAt: now, record: { event: 'invoice-refunded', facts }, audit }]);
  queueInvoiceMails(tx, [{ invoiceId: id, merchantId, kind: 'credited', happenedAt: now, creditNumber }]);
  flushInvoiceMails(tx);
}

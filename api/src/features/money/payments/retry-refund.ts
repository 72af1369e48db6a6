import type { InvoiceDetails } from '@comptoir/contract/money/invoices';
import type { Transaction } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { writeAudit } from '../../base/record/write-audit.ts';
import { readInvoiceDetails } from '../invoices/read-invoice.ts';
import { refundKey } from './derive-key.ts';
import { issueRefund } from './issue-refund.ts';
import type { PaymentDeps } from './reconcile-payments.ts';
import { findNextRefundOrdinal, lockCredited, reopenRefund, type OpenRefund } from './refunds.store.ts';

/**
 * Makes a refund again that the provider refused. It gets another key: of the refused one nothing was given back, and the
 * provider would only repeat its refusal to the same key. @throws AppError not-found, payments-not-configured
 */
export async function retryRefund(deps: PaymentDeps, creditNoteId: string): Promise<InvoiceDetails> {
  if (!deps.payments) throw new AppError('payments-not-configured');
  const { invoiceId, refund } = await deps.database.transaction({ role: 'admin' }, async (tx) => {
    const reopened = await reopen(tx, creditNoteId);
    if (reopened.refund) auditRetry(tx, reopened.refund, deps.now());
    return reopened;
  });
  if (refund) await issueRefund(deps, refund);
  const details = await deps.database.transaction({ role: 'admin' }, (tx) => readInvoiceDetails(tx, invoiceId));
  deps.announcements?.publish(details.merchantId);
  return details;
}

async function reopen(
  tx: Transaction,
  creditNoteId: string,
): Promise<{ invoiceId: string; refund: OpenRefund | null }> {
  const credited = await lockCredited(tx, creditNoteId);
  if (!credited) throw new AppError('not-found');
  const { invoiceId } = credited;
  const ordinal = await findNextRefundOrdinal(tx, invoiceId);
  return { invoiceId, refund: await reopenRefund(tx, creditNoteId, { key: refundKey(credited, ordinal), ordinal }) };
}

function auditRetry(tx: Transaction, { id, amountCents }: OpenRefund, occurredAt: Date): void {
  const record = { action: 'refund-retried', facts: {} } as const;
  writeAudit(tx, { occurredAt, subject: { type: 'credit-note', id }, record, after: { amountCents } });
}

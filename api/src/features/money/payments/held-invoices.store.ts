import type { InvoiceState } from '@comptoir/domain/money/invoices/invoice-state';
import type { Transaction } from '../../../platform/database/database.ts';

/** Lets a charge that was not expected pay its invoice after all. */
export function settleHeldInvoice(
  tx: Transaction,
  settled: { invoiceId: string; attemptId: string; state: InvoiceState; paidAt: Date },
): void {
  tx.write({
    text: "update payment_attempts set state = 'succeeded' where id = $1 and state = 'unexpected'",
    values: [settled.attemptId],
  });
  tx.write({
    text: 'update invoices set state = $2, paid_at = $3, next_attempt_at = null where id = $1',
    values: [settled.invoiceId, settled.state, settled.paidAt],
  });
}

/** Lets an invoice be charged again from a moment on, as if for the first time. */
export function openHeldInvoice(
  tx: Transaction,
  opened: { invoiceId: string; state: InvoiceState; nextAttemptAt: Date },
): void {
  tx.write({
    text: 'update invoices set state = $2, next_attempt_at = $3, automatic_attempts = 0 where id = $1',
    values: [opened.invoiceId, opened.state, opened.nextAttemptAt],
  });
}

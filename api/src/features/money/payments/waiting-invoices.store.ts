import type { Transaction } from '../../../platform/database/database.ts';

/**
 * Lets invoices that wait for a card be charged again from a moment on, as if for the first time. One that is being refused
 * at this very moment is waited for: it would miss the card otherwise, and the card it.
 */
export function rescheduleInvoices(tx: Transaction, merchantId: string, at: Date): void {
  tx.write({
    text: `select id from invoices where merchant_id = $1 and state not in ('paid', 'credited') order by id for update`,
    values: [merchantId],
  });
  tx.write({
    text: `update invoices set next_attempt_at = $2, automatic_attempts = 0
      where merchant_id = $1 and state in ('refused', 'past-due')`,
    values: [merchantId, at],
  });
}

import type { UnpaidInvoice } from '@comptoir/domain/money/subscriptions/account-state';
import { UNPAID_STATES } from '@comptoir/domain/money/invoices/invoice-state';
import type { Transaction } from '../../../platform/database/database.ts';

/** The invoices of a merchant that are still to be paid. */
export const listUnpaid = (tx: Transaction, merchantId: string): Promise<UnpaidInvoice[]> =>
  tx.many({
    text: `select state, next_attempt_at as "nextAttemptAt", (total_cents - credited_cents)::float8 as due
      from invoices where merchant_id = $1 and state = any($2)`,
    values: [merchantId, UNPAID_STATES],
  });

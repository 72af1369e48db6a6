import type { InvoiceDetails } from '@comptoir/contract/invoices';
import { randomUUID } from 'node:crypto';
import { AppError } from '../../platform/http/app-error.ts';
import { readInvoiceDetails } from '../invoices/read-invoice.ts';
import { giveBack } from './give-back.ts';
import type { PaymentNeeds } from './reconcile-payments.ts';
import { findCredited, reopenRefund } from './refunds.store.ts';

/**
 * Makes a refund again that the provider refused. It gets another key: of the refused one nothing was given back, and the
 * provider would only repeat its refusal to the same key. @throws AppError not-found, payments-not-configured
 */
export async function retryRefund(needs: PaymentNeeds, creditNoteId: string): Promise<InvoiceDetails> {
  if (!needs.payments) throw new AppError('payments-not-configured');
  const refund = await needs.database.transaction({ role: 'admin' }, (tx) =>
    reopenRefund(tx, creditNoteId, randomUUID()),
  );
  if (refund) await giveBack(needs, refund);
  const details = await needs.database.transaction({ role: 'admin' }, async (tx) => {
    const credited = await findCredited(tx, creditNoteId);
    if (!credited) throw new AppError('not-found');
    return readInvoiceDetails(tx, credited.invoiceId);
  });
  needs.announcements?.announce(details.merchantId);
  return details;
}

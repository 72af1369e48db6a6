import type { refundInvoice, retryInvoice, retryRefund } from '@comptoir/contract/money/invoices';
import { useInfiniteQuery } from '@tanstack/react-query';
import { call, QUIET } from '../../../shared/http/call.ts';
import { useInvoiceChange } from '../../../shared/invoices/invoices.api.ts';
import { invoicesQuery } from '../../../shared/queries/money.ts';

/** Every invoice of a merchant, newest first, page by page. */
export const useInvoices = (merchantId: string) => useInfiniteQuery(invoicesQuery({ merchantId }));

/** Charges the saved card now. The screen says what became of it, so that the automatic alerts stay out of it. */
export const useRetry = () =>
  useInvoiceChange((id: string) =>
    call<typeof retryInvoice>('POST', '/invoices/:id/retry', { params: { id }, headers: QUIET }),
  );

interface Refund {
  readonly id: string;
  /** All that is left, when absent. */
  readonly totalCents?: number;
  readonly reason: string;
}

/** Credits an invoice and gives back what was paid of it. */
export const useRefund = () =>
  useInvoiceChange(({ id, ...body }: Refund) =>
    call<typeof refundInvoice>('POST', '/invoices/:id/refund', { params: { id }, body, headers: QUIET }),
  );

/** Makes a refund again that the provider refused. */
export const useRetryRefund = () =>
  useInvoiceChange((id: string) =>
    call<typeof retryRefund>('POST', '/credit-notes/:id/refund', { params: { id }, headers: QUIET }),
  );

import type { keepUnexpectedCharge, refundUnexpectedCharge } from '@comptoir/contract/money/unexpected-charges';
import { useQuery } from '@tanstack/react-query';
import { call, QUIET } from '../http/call.ts';
import { useInvoiceChange } from '../invoices/invoices.api.ts';
import { unexpectedChargesQuery } from '../queries/money.ts';

/** Charges that pay no invoice: all of a merchant, or those of everyone that wait for a decision. */
export const useUnexpectedCharges = (merchantId: string | null) => useQuery(unexpectedChargesQuery(merchantId));

/** Gives an unexpected charge back to its card. */
export const useRefundCharge = () =>
  useInvoiceChange((id: string) =>
    call<typeof refundUnexpectedCharge>('POST', '/unexpected-charges/:id/refund', { params: { id }, headers: QUIET }),
  );

/** Keeps the money of an unexpected charge. */
export const useKeepCharge = () =>
  useInvoiceChange(({ id, note }: { readonly id: string; readonly note: string }) =>
    call<typeof keepUnexpectedCharge>('POST', '/unexpected-charges/:id/keep', {
      params: { id },
      body: { note },
      headers: QUIET,
    }),
  );

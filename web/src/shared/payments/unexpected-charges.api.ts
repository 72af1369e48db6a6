import type {
  saveUnexpectedCharge,
  listUnexpectedCharges,
  refundUnexpectedCharge,
} from '@comptoir/contract/money/unexpected-charges';
import { useQuery } from '@tanstack/react-query';
import { call, QUIET } from '../http/call.ts';
import { INVOICES, useInvoiceChange } from '../invoices/invoices.api.ts';

/** Charges that pay no invoice: all of a merchant, or those of everyone that wait for a decision. */
export const useUnexpectedCharges = (merchantId: string | null) =>
  useQuery({
    queryKey: [INVOICES, 'unexpected', merchantId],
    queryFn: ({ signal }) =>
      call<typeof listUnexpectedCharges>('GET', '/unexpected-charges', {
        query: merchantId === null ? {} : { merchantId },
        signal,
      }),
  });

/** Gives an unexpected charge back to its card. */
export const useRefundCharge = () =>
  useInvoiceChange((id: string) =>
    call<typeof refundUnexpectedCharge>('POST', '/unexpected-charges/:id/refund', { params: { id }, headers: QUIET }),
  );

/** Keeps the money of an unexpected charge. */
export const useKeepCharge = () =>
  useInvoiceChange(({ id, note }: { readonly id: string; readonly note: string }) =>
    call<typeof saveUnexpectedCharge>('POST', '/unexpected-charges/:id/keep', {
      params: { id },
      body: { note },
      headers: QUIET,
    }),
  );

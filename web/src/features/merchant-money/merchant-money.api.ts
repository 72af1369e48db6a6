import type { getInvoice, listInvoices, refundInvoice, retryInvoice } from '@comptoir/contract/invoices';
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, QUIET } from '../../lib/http/call.ts';

/** The same as on the merchant's own screens, so that a change here is seen there. */
const KEY = 'invoices';

/** Every invoice of a merchant, newest first, page by page. */
export const useInvoices = (merchantId: string) =>
  useInfiniteQuery({
    queryKey: [KEY, 'of', merchantId],
    initialPageParam: null as string | null,
    queryFn: ({ pageParam, signal }) =>
      call<typeof listInvoices>('GET', '/invoices', {
        query: { merchantId, ...(pageParam ? { cursor: pageParam } : {}) },
        signal,
      }),
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });

const oneKey = (id: string): readonly string[] => [KEY, 'one', id];

/** One invoice in full. */
export const useInvoice = (id: string) =>
  useQuery({
    queryKey: oneKey(id),
    queryFn: ({ signal }) => call<typeof getInvoice>('GET', '/invoices/:id', { params: { id }, signal }),
  });

/** Charges the saved card now. The screen says what became of it, so that the automatic alerts stay out of it. */
export const useRetry = () =>
  useChange((id: string) =>
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
  useChange(({ id, ...body }: Refund) =>
    call<typeof refundInvoice>('POST', '/invoices/:id/refund', { params: { id }, body, headers: QUIET }),
  );

/** What money moved is asked for anew; also after a refusal, as it may have changed how things stand. */
function useChange<Input, Reply>(change: (input: Input) => Promise<Reply>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSettled: () => Promise.all([KEY, 'subscription'].map((key) => queries.invalidateQueries({ queryKey: [key] }))),
  });
}

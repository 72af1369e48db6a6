import type { getInvoice } from '@comptoir/contract/money/invoices';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../http/call.ts';

/** What everything about invoices is kept under: what one screen changes, the others see. */
export const INVOICES = 'invoices';

/** One invoice in full. */
export const useInvoice = (id: string) =>
  useQuery({
    queryKey: [INVOICES, 'one', id],
    queryFn: ({ signal }) => call<typeof getInvoice>('GET', '/invoices/:id', { params: { id }, signal }),
  });

/** What moves money. All that it moved is read again; also after a refusal, as it may have changed how things stand. */
export function useInvoiceChange<Input, Reply>(change: (input: Input) => Promise<Reply>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSettled: () =>
      Promise.all([INVOICES, 'subscription'].map((key) => queries.invalidateQueries({ queryKey: [key] }))),
  });
}

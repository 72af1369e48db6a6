import type { emailInvoice, getInvoicePdf, InvoiceView, payInvoice } from '@comptoir/contract/money/invoices';
import { keepPreviousData, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallOnce } from '../../../lib/use-call-once.ts';
import { useEffect, useRef } from 'react';
import { call, fetchFile, QUIET } from '../../../shared/http/call.ts';
import { useOpenPdf } from '../../../shared/http/use-open-pdf.ts';
import { useInvoiceChange } from '../../../shared/invoices/invoices.api.ts';
import { useMerchantScope } from '../../../shared/access/merchant-scope.ts';
import { invalidate } from '../../../shared/queries/invalidate.ts';
import { invoicesQuery, invoiceTotalQuery, type ChosenInvoices } from '../../../shared/queries/money.ts';

/** While a payment is under way the list is asked for again: a user is waiting to see what became of it. */
const FOLLOW_MS = 4000;

/** Invoices of the merchant in view, newest first, page by page. */
export function useInvoices(chosen: ChosenInvoices, isWanted = true) {
  const scope = useMerchantScope();
  return useInfiniteQuery({
    ...invoicesQuery(scope, chosen),
    enabled: isWanted,
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) =>
      state.data?.pages.some(({ items }) => items.some((invoice) => isUnderWay(invoice.state))) ? FOLLOW_MS : false,
  });
}

/** Total of the same invoices. */
export const useInvoiceTotal = (chosen: ChosenInvoices) => useQuery(invoiceTotalQuery(useMerchantScope(), chosen));

/** True while the outcome of a payment is open. */
export const isUnderWay = (state: string): boolean => state === 'charging' || state === 'unknown';

/** Refreshes what is beside the list once the outcome of a payment is known: its sums, the invoice, the account. */
export function useFollowedPayments(invoices: readonly InvoiceView[] | undefined): void {
  const queries = useQueryClient();
  const underWay = invoices?.flatMap(({ id, state }) => (isUnderWay(state) ? [id] : [])).join(' ');
  const before = useRef(underWay);
  useEffect(() => {
    if (before.current && underWay !== before.current) void invalidate(queries, 'invoices', 'subscription');
    before.current = underWay;
  }, [underWay, queries]);
}

/** Pays with the saved card. The screen says what became of it, so that the automatic alerts stay out of it. */
export const usePayInvoice = () =>
  useInvoiceChange((id: string) =>
    call<typeof payInvoice>('POST', '/invoices/:id/pay', { params: { id }, headers: QUIET }),
  );

interface EmailedInvoice {
  readonly id: string;
  /** Absent: the merchant's own people. */
  readonly to?: string;
}

export const useEmailInvoice = () =>
  useCallOnce({
    mutationFn: ({ id, ...body }: EmailedInvoice) =>
      call<typeof emailInvoice>('POST', '/invoices/:id/email', { params: { id }, body, headers: QUIET }),
  });

/** Opens an invoice, or the receipt of one that is paid. */
export const useInvoicePdf = ({ id }: Pick<InvoiceView, 'id'>) =>
  useOpenPdf((receipt: boolean) =>
    fetchFile<typeof getInvoicePdf>('/invoices/:id/pdf', { params: { id }, query: receipt ? { receipt } : {} }),
  );

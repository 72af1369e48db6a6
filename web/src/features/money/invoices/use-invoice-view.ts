import { useSearch } from '@tanstack/react-router';
import { isAwaited } from '../../../ui/in-order.tsx';
import { useInvoices } from './invoices.api.ts';

export const INVOICE_VIEWS = ['unpaid', 'all'] as const;
export type InvoiceView = (typeof INVOICE_VIEWS)[number];

/**
 * Finds the invoices to show: those that the address names, otherwise the unpaid ones as long as there are any, and all of them when
 * nothing is to be paid. Null while that is not known.
 */
export function useInvoiceView(): { readonly view: InvoiceView | null; readonly year: number | null } {
  const { view: asked, year: digits } = useSearch({ strict: false });
  const year = Number.isInteger(Number(digits)) ? Number(digits) : null;
  const query = useInvoices({ unpaid: true }, asked === undefined && year === null);
  const { data, isPlaceholderData } = query;
  if (asked === 'unpaid') return { view: asked, year: null };
  if (asked === 'all' || year !== null) return { view: 'all', year };
  if (isAwaited(query) || isPlaceholderData) return { view: null, year: null };
  // the list says that it could not be loaded
  const isNothingDue = data?.pages.every(({ items }) => items.length === 0) === true;
  return { view: isNothingDue ? 'all' : 'unpaid', year: null };
}

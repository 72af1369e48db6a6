import { useQuery } from '@tanstack/react-query';
import { useChange } from '../queries/invalidate.ts';
import { invoiceQuery } from '../queries/money.ts';

/** One invoice with its history. */
export const useInvoice = (id: string) => useQuery(invoiceQuery(id));

/** Changes that move money. */
export const useInvoiceChange = <Input, Reply>(change: (input: Input) => Promise<Reply>) =>
  useChange(change, 'invoices', 'subscription');

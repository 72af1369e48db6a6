import type { addCustomer, CustomerContent, eraseCustomer, updateCustomer } from '@comptoir/contract/sales/customers';
import { useInfiniteQuery } from '@tanstack/react-query';
import { call } from '../http/call.ts';
import { useMerchantScope } from '../access/merchant-scope.ts';
import { customersQuery } from '../queries/customers.ts';
import { useChange } from '../queries/invalidate.ts';

/** A caterer's customers, page by page. */
export const useCustomers = (q: string) => useInfiniteQuery(customersQuery(useMerchantScope(), q));

/** Adds a customer, or changes the one whose id is given. */
export function useSaveCustomer() {
  const query = useMerchantScope();
  return useChange(
    ({ id, ...body }: CustomerContent & { readonly id?: string }) =>
      id === undefined
        ? call<typeof addCustomer>('POST', '/customers', { query, body })
        : call<typeof updateCustomer>('PUT', '/customers/:id', { params: { id }, query, body }),
    'customers',
  );
}

export function useEraseCustomer() {
  const query = useMerchantScope();
  return useChange(
    (id: string) => call<typeof eraseCustomer>('DELETE', '/customers/:id', { params: { id }, query }),
    'customers',
    'logs',
    'log-counts',
  );
}

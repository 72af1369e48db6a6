import type { listCustomerBills, listCustomers } from '@comptoir/contract/sales/customers';
import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import { call } from '../http/call.ts';
import type { MerchantScope } from '../access/merchant-scope.ts';

/** The customers of the caterer in view, page by page; never kept for a visit without a network: they are other people's details. */
export const customersQuery = (scope: MerchantScope, q: string) =>
  infiniteQueryOptions({
    queryKey: ['customers', scope, q],
    initialPageParam: null as string | null,
    queryFn: ({ pageParam, signal }) =>
      call<typeof listCustomers>('GET', '/customers', {
        query: { ...scope, ...(q ? { q } : {}), ...(pageParam ? { cursor: pageParam } : {}) },
        signal,
      }),
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: keepPreviousData,
  });

/** The bills of a customer's contracts, page by page. */
export const customerBillsQuery = (scope: MerchantScope, id: string) =>
  infiniteQueryOptions({
    queryKey: ['customers', 'bills', scope, id],
    initialPageParam: null as string | null,
    queryFn: ({ pageParam, signal }) =>
      call<typeof listCustomerBills>('GET', '/customers/:id/bills', {
        params: { id },
        query: { ...scope, limit: 10, ...(pageParam ? { cursor: pageParam } : {}) },
        signal,
      }),
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });

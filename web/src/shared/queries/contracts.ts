import type { getContract, listContracts } from '@comptoir/contract/sales/contracts';
import type { ContractState } from '@comptoir/domain/sales/contracts/contract-state';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../http/call.ts';
import type { MerchantScope } from '../access/merchant-scope.ts';

/** Filters of contracts. */
export interface ContractsWanted {
  readonly q?: string | undefined;
  readonly states?: ContractState[] | undefined;
}

/** Contracts page by page; like customers never kept for a visit without a network. */
export const contractsQuery = (scope: MerchantScope, wanted: ContractsWanted) =>
  infiniteQueryOptions({
    queryKey: ['contracts', 'list', scope, wanted],
    initialPageParam: null as string | null,
    queryFn: ({ pageParam, signal }) =>
      call<typeof listContracts>('GET', '/contracts', {
        query: { ...scope, ...wanted, ...(pageParam ? { cursor: pageParam } : {}) },
        signal,
      }),
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: keepPreviousData,
  });

/** A contract with its documents. */
export const contractQuery = (scope: MerchantScope, id: string) =>
  queryOptions({
    queryKey: ['contracts', 'one', scope, id],
    queryFn: ({ signal }) =>
      call<typeof getContract>('GET', '/contracts/:id', { params: { id }, query: scope, signal }),
  });

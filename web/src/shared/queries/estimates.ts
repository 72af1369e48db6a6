import type { getEstimate, listEstimates, sumEstimates } from '@comptoir/contract/sales/estimates';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { z } from 'zod/mini';
import { call } from '../http/call.ts';
import type { MerchantScope } from '../access/merchant-scope.ts';

/** Filters of estimates, as the API takes them. */
export type EstimatesWanted = Partial<Omit<z.output<(typeof sumEstimates)['query']>, 'merchantId'>>;

/** Estimates page by page; like customers never kept for a visit without a network. */
export const estimatesQuery = (scope: MerchantScope, wanted: EstimatesWanted) =>
  infiniteQueryOptions({
    queryKey: ['estimates', 'list', scope, wanted],
    initialPageParam: null as string | null,
    queryFn: ({ pageParam, signal }) =>
      call<typeof listEstimates>('GET', '/estimates', {
        query: { ...scope, ...wanted, ...(pageParam ? { cursor: pageParam } : {}) },
        signal,
      }),
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: keepPreviousData,
  });

/** Number of estimates in each state, and their sums. */
export const estimateSumQuery = (scope: MerchantScope, wanted: EstimatesWanted) =>
  queryOptions({
    queryKey: ['estimates', 'sum', scope, wanted],
    queryFn: ({ signal }) =>
      call<typeof sumEstimates>('GET', '/estimates/summary', { query: { ...scope, ...wanted }, signal }),
    placeholderData: keepPreviousData,
  });

/** An estimate with all its revisions. */
export const estimateQuery = (scope: MerchantScope, id: string) =>
  queryOptions({
    queryKey: ['estimates', 'one', scope, id],
    queryFn: ({ signal }) =>
      call<typeof getEstimate>('GET', '/estimates/:id', { params: { id }, query: scope, signal }),
  });

/** The most that one call answers with. */
const MOST = 200;

/** All estimates that `wanted` leaves, such as those of a month: asked for until there are no more. */
export const allEstimatesQuery = (scope: MerchantScope, wanted: EstimatesWanted) =>
  queryOptions({
    queryKey: ['estimates', 'all', scope, wanted],
    queryFn: async ({ signal }) => {
      const found: z.output<(typeof listEstimates)['reply']>['items'] = [];
      let cursor: string | null = null;
      do {
        const page: z.output<(typeof listEstimates)['reply']> = await call<typeof listEstimates>('GET', '/estimates', {
          query: { ...scope, ...wanted, limit: MOST, ...(cursor ? { cursor } : {}) },
          signal,
        });
        found.push(...page.items);
        cursor = page.nextCursor;
      } while (cursor !== null);
      return found;
    },
    placeholderData: keepPreviousData,
  });

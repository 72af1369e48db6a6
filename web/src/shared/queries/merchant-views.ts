import type { listMerchantViews } from '@comptoir/contract/base/merchant-views';
import type { listMerchantFacts } from '@comptoir/contract/base/merchant-lists';
import type { getMerchantBatch, listMerchantBatches } from '@comptoir/contract/people/merchant-batches';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../http/call.ts';
import { freezeMerchants, type Chosen } from './selections.ts';

/** Standing of merchants beside their file. */
export const merchantFactsQuery = (ids: readonly string[]) =>
  queryOptions({
    queryKey: ['merchants', 'facts', ids],
    queryFn: ({ signal }) =>
      call<typeof listMerchantFacts>('GET', '/merchant/facts', { query: { merchants: [...ids] }, signal }),
  });

/** The views of the list that the user may open. */
export const merchantViewsQuery = () =>
  queryOptions({
    queryKey: ['merchant-views'],
    queryFn: ({ signal }) => call<typeof listMerchantViews>('GET', '/merchant-views', { signal }),
  });

/** Acts on many merchants at once. */
export const merchantBatchesQuery = () =>
  queryOptions({
    queryKey: ['merchant-batches', 'list'],
    queryFn: ({ signal }) => call<typeof listMerchantBatches>('GET', '/merchant-batches', { signal }),
  });

/** One of them, with those to whom it was not done. */
export const merchantBatchQuery = (id: string) =>
  queryOptions({
    queryKey: ['merchant-batches', 'one', id],
    queryFn: ({ signal }) => call<typeof getMerchantBatch>('GET', '/merchant-batches/:id', { params: { id }, signal }),
  });

/** The merchants that are chosen, frozen once: what is confirmed is what is acted on. */
export const frozenMerchantsQuery = (chosen: Chosen) =>
  queryOptions({
    queryKey: ['selection', chosen],
    queryFn: () => freezeMerchants(chosen),
    // another answer is another list
    staleTime: Infinity,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

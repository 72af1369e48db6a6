import type {
  cancelMerchantBatch,
  exportMerchantBatch,
  MerchantBatchOrder,
  startMerchantBatch,
} from '@comptoir/contract/people/merchant-batches';
import { useQuery } from '@tanstack/react-query';
import { call, QUIET } from '../../../shared/http/call.ts';
import { fetchRows, type RowFile } from '../../../shared/http/fetch-rows.ts';
import type { Chosen } from '../../../shared/queries/selections.ts';
import { useChange } from '../../../shared/queries/invalidate.ts';
import {
  frozenMerchantsQuery,
  merchantBatchesQuery,
  merchantBatchQuery,
} from '../../../shared/queries/merchant-views.ts';

const REFRESH_MS = 1500;

/** Acts on many merchants; their progress while one is under way. */
export const useMerchantBatches = () =>
  useQuery({
    ...merchantBatchesQuery(),
    refetchInterval: ({ state }) => (state.data?.items.some((batch) => batch.state === 'running') ? REFRESH_MS : false),
  });

export const useMerchantBatch = (id: string) =>
  useQuery({
    ...merchantBatchQuery(id),
    refetchInterval: ({ state }) => (state.data?.state === 'running' ? REFRESH_MS : false),
  });

export const useFrozen = (chosen: Chosen) => useQuery(frozenMerchantsQuery(chosen));

export const useStartBatch = () =>
  useChange(
    (body: MerchantBatchOrder) =>
      call<typeof startMerchantBatch>('POST', '/merchant-batches', { body, headers: QUIET }),
    'merchant-batches',
    'merchants',
    'partners',
  );

export const useCancelBatch = () =>
  useChange(
    (id: string) => call<typeof cancelMerchantBatch>('POST', '/merchant-batches/:id/cancel', { params: { id } }),
    'merchant-batches',
    'merchants',
  );

/** Those to whom it was not done. */
export const fetchLeft = (id: string): Promise<RowFile> =>
  fetchRows<typeof exportMerchantBatch>('/merchant-batches/:id/failures', { params: { id } }, () => {});

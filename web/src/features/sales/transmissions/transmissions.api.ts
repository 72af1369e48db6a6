import type { cancelBatch } from '@comptoir/contract/sales/transmissions';
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../shared/http/call.ts';
import { useLiveUpdates } from '../../../shared/live/use-live-updates.ts';
import { useMerchantScope } from '../../../shared/access/merchant-scope.ts';
import { useChange } from '../../../shared/queries/invalidate.ts';
import { readAgain } from '../../../shared/queries/read-again.ts';
import { batchQuery, transmissionsQuery } from '../../../shared/queries/sales.ts';

/** The lanes and the last batches, as they change. */
export function useTransmissions() {
  const scope = useMerchantScope();
  const queries = useQueryClient();
  useLiveUpdates('/logs/stream', { ...scope }, (since) => readAgain(queries, since, 'transmissions'));
  return useQuery(transmissionsQuery(scope));
}

/** A batch, bill by bill. */
export const useBatch = (id: string) => useInfiniteQuery(batchQuery(useMerchantScope(), id));

export function useCancelBatch(id: string) {
  const scope = useMerchantScope();
  return useChange(
    () => call<typeof cancelBatch>('POST', '/transmissions/batches/:id/cancel', { params: { id }, query: scope }),
    'transmissions',
  );
}

import type { createBatch } from '@comptoir/contract/sales/transmissions';
import { useQuery } from '@tanstack/react-query';
import { call, QUIET } from '../http/call.ts';
import { useMerchantScope } from '../access/merchant-scope.ts';
import { useChange } from '../queries/invalidate.ts';

/** Preview of a batch, asked afresh each time. */
export function useBatchPlan() {
  const scope = useMerchantScope();
  return useQuery({
    queryKey: ['batch-plan', scope],
    queryFn: ({ signal }) =>
      call<typeof createBatch>('POST', '/transmissions/batches', {
        query: scope,
        body: { dryRun: true },
        headers: QUIET,
        signal,
      }),
    staleTime: 0,
    gcTime: 0,
  });
}

/** The batch button. Where it leads shows what comes of it, so the automatic alert stays silent. */
export function useStartBatch() {
  const scope = useMerchantScope();
  return useChange(
    () =>
      call<typeof createBatch>('POST', '/transmissions/batches', {
        query: scope,
        body: { dryRun: false },
        headers: QUIET,
      }),
    'transmissions',
    'transmission-health',
    'waiting-bills',
  );
}

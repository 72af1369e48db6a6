import type { streamLogs } from '@comptoir/contract/base/activity-log';
import type { verifyFunctionality } from '@comptoir/contract/help/installation';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallOnce } from '../../../lib/use-call-once.ts';
import { call, QUIET } from '../../../shared/http/call.ts';
import { useLiveUpdates } from '../../../shared/live/use-live-updates.ts';
import { useMerchantScope } from '../../../shared/access/merchant-scope.ts';
import { functionalityQuery } from '../../../shared/queries/help.ts';
import { invalidate } from '../../../shared/queries/invalidate.ts';
import { readAgain } from '../../../shared/queries/read-again.ts';
import { billQuery } from '../../../shared/queries/sales.ts';

const STREAM = '/logs/stream' satisfies (typeof streamLogs)['path'];

/** Resources that the guide shows. */
const SHOWN = ['registration-progress', 'bills', 'pos-connection', 'tax-check'] as const;

/** Keeps the guide up to date: a step ticks itself while one looks on. */
export function useLiveGuide(): void {
  const scope = useMerchantScope();
  const queries = useQueryClient();
  useLiveUpdates(STREAM, { ...scope }, (since) => readAgain(queries, since, ...SHOWN));
}

/** The functionality check of the merchant in view. */
export const useFunctionality = () => useQuery(functionalityQuery(useMerchantScope()));

/** A bill of the check, to be drawn. */
export const useCheckedBill = (id: string) => useQuery(billQuery(useMerchantScope(), id));

/** Has the two receipts in view verified; the screen says so in its own words. */
export function useVerifyFunctionality() {
  const scope = useMerchantScope();
  const queries = useQueryClient();
  return useCallOnce({
    mutationFn: (body: { receiptId: string; refundId: string }) =>
      call<typeof verifyFunctionality>('POST', '/registration-progress/functionality', {
        query: scope,
        body,
        headers: QUIET,
      }),
    onSuccess: (check) => {
      queries.setQueryData(functionalityQuery(scope).queryKey, check);
    },
    // it may have made the merchant fully registered; refused, what one saw was not how it stands
    onSettled: () => invalidate(queries, 'registration-progress', 'merchant', 'merchants'),
  });
}

import type { askFinal, askInstalment, cancelContract, withdrawDocument } from '@comptoir/contract/sales/contracts';
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod/mini';
import { call } from '../../../shared/http/call.ts';
import { useLiveUpdates } from '../../../shared/live/use-live-updates.ts';
import { useMerchantScope } from '../../../shared/access/merchant-scope.ts';
import { contractQuery, contractsQuery, type ContractsWanted } from '../../../shared/queries/contracts.ts';
import { useChange } from '../../../shared/queries/invalidate.ts';
import { readAgain } from '../../../shared/queries/read-again.ts';

/** A till may sign at any moment. */
export function useContractNews() {
  const queries = useQueryClient();
  return useLiveUpdates('/logs/stream', { ...useMerchantScope() }, (since) => readAgain(queries, since, 'contracts'));
}

export const useContracts = (wanted: ContractsWanted) => useInfiniteQuery(contractsQuery(useMerchantScope(), wanted));

export const useContract = (id: string) => useQuery(contractQuery(useMerchantScope(), id));

/** Has a till take a payment of the schedule. */
export function useAskInstalment(id: string) {
  const query = useMerchantScope();
  return useChange(
    (body: z.input<(typeof askInstalment)['body']>) =>
      call<typeof askInstalment>('POST', '/contracts/:id/instalments', { params: { id }, query, body }),
    'contracts',
  );
}

/** Has a till take all that is left, and what was ordered besides. */
export function useAskFinal(id: string) {
  const query = useMerchantScope();
  return useChange(
    (body: z.input<(typeof askFinal)['body']>) =>
      call<typeof askFinal>('POST', '/contracts/:id/final', { params: { id }, query, body }),
    'contracts',
  );
}

export function useCancelContract(id: string) {
  const query = useMerchantScope();
  return useChange(
    (body: z.input<(typeof cancelContract)['body']>) =>
      call<typeof cancelContract>('POST', '/contracts/:id/cancel', { params: { id }, query, body }),
    'contracts',
  );
}

/** Takes back the last document that waits. */
export function useWithdrawDocument(id: string) {
  const query = useMerchantScope();
  return useChange(
    (documentId: string) =>
      call<typeof withdrawDocument>('POST', '/contracts/:id/documents/:documentId/withdraw', {
        params: { id, documentId },
        query,
      }),
    'contracts',
  );
}

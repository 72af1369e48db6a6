import type { confirmFunctionality, getProgress } from '@comptoir/contract/help/installation';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, QUIET } from '../http/call.ts';
import { useMerchantScope } from '../merchants/merchant-scope.ts';
import { useSession } from '../sessions/use-session.ts';

/** How far the registration of the merchant in view has come: the one source of the dashboard and the guide. */
export function useProgress() {
  const scope = useMerchantScope();
  const hasMerchant = Boolean(useSession()?.merchantId ?? scope.merchantId);
  return useQuery({
    queryKey: ['registration-progress', scope],
    enabled: hasMerchant,
    queryFn: ({ signal }) => call<typeof getProgress>('GET', '/registration-progress', { query: scope, signal }),
  });
}

/** Confirms the functionality check; the screen says so in its own words. */
export function useConfirmFunctionality() {
  const scope = useMerchantScope();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () =>
      call<typeof confirmFunctionality>('POST', '/registration-progress/functionality', {
        query: scope,
        headers: QUIET,
      }),
    onSuccess: (progress) => {
      queries.setQueryData(['registration-progress', scope], progress);
      // it may have made the merchant fully registered
      for (const queryKey of [['merchant'], ['merchants']]) void queries.invalidateQueries({ queryKey });
    },
    // what one saw was not how it stands
    onError: () => queries.invalidateQueries({ queryKey: ['registration-progress'] }),
  });
}

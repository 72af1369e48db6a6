import type { confirmFunctionality } from '@comptoir/contract/help/installation';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, QUIET } from '../http/call.ts';
import { useMerchantScope } from '../merchants/merchant-scope.ts';
import { useSession } from '../sessions/use-session.ts';
import { progressQuery } from '../queries/help.ts';
import { invalidate } from '../queries/invalidate.ts';

/** How far the registration of the merchant in view has come: the one source of the dashboard and the guide. */
export function useProgress() {
  const scope = useMerchantScope();
  const hasMerchant = Boolean(useSession()?.merchantId ?? scope.merchantId);
  return useQuery({
    ...progressQuery(scope),
    enabled: hasMerchant,
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
      queries.setQueryData(progressQuery(scope).queryKey, progress);
      // it may have made the merchant fully registered
      void invalidate(queries, 'merchant', 'merchants');
    },
    // what one saw was not how it stands
    onError: () => invalidate(queries, 'registration-progress'),
  });
}

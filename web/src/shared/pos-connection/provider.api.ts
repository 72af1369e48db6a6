import type { getPosConnection, getTaxCheck, refreshPosData } from '@comptoir/contract/provider/pos-connection';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, QUIET } from '../http/call.ts';
import { useMerchantScope, type MerchantScope } from '../merchants/merchant-scope.ts';
import { useSession } from '../sessions/use-session.ts';

/** What is asked again once something was read; the screens' live updates do the same. */
const READ = ['pos-connection', 'tax-check', 'employees'];

/** How the merchant in view stands with the provider, and when each kind of its data was read. */
export function usePosConnection() {
  const { scope, enabled } = useInView();
  return useQuery({
    queryKey: ['pos-connection', scope],
    enabled,
    queryFn: ({ signal }) => call<typeof getPosConnection>('GET', '/pos-connection', { query: scope, signal }),
  });
}

/** The taxes that the merchant in view has set up at the provider, against those that the law wants. */
export function useTaxCheck() {
  const { scope, enabled } = useInView();
  return useQuery({
    queryKey: ['tax-check', scope],
    enabled,
    queryFn: ({ signal }) => call<typeof getTaxCheck>('GET', '/tax-check', { query: scope, signal }),
  });
}

/** Has everything read again soon; what comes of it arrives with the live updates. */
export function useReadAgain() {
  const { scope } = useInView();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => call<typeof refreshPosData>('POST', '/pos-connection/refresh', { query: scope, headers: QUIET }),
    onSettled: () => Promise.all(READ.map((shown) => queries.invalidateQueries({ queryKey: [shown] }))),
  });
}

/** Anyone who looks after several merchants asks about none before they have picked one. */
function useInView(): { readonly scope: MerchantScope; readonly enabled: boolean } {
  const scope = useMerchantScope();
  const own = useSession()?.merchantId;
  return { scope, enabled: Boolean(own ?? scope.merchantId) };
}

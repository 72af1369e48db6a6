import type { refreshPosData } from '@comptoir/contract/provider/pos-connection';
import { useQuery } from '@tanstack/react-query';
import { call, QUIET } from '../http/call.ts';
import { usePermission } from '../access/permission.ts';
import { useMerchantScope, type MerchantScope } from '../access/merchant-scope.ts';
import { useSession } from '../sessions/use-session.ts';
import { useChange } from '../queries/invalidate.ts';
import { posConnectionQuery, taxCheckQuery } from '../queries/provider.ts';

/** Resources to ask for again once something was read; the screens' live updates do the same. */
const READ = ['pos-connection', 'tax-check', 'employees'] as const;

/** State of the merchant in view with the provider, and the time when each kind of its data was read. */
export function usePosConnection() {
  const { scope, enabled } = useInView();
  return useQuery({ ...posConnectionQuery(scope), enabled });
}

/** The taxes that the merchant in view has set up at the provider, against those that the law wants. */
export function useTaxCheck() {
  const { scope, enabled } = useInView();
  return useQuery({ ...taxCheckQuery(scope), enabled });
}

/** Has everything read again soon; what comes of it arrives with the live updates. */
export function useReadAgain() {
  const { scope } = useInView();
  return useChange(
    () => call<typeof refreshPosData>('POST', '/pos-connection/refresh', { query: scope, headers: QUIET }),
    ...READ,
  );
}

/** Anyone who looks after several merchants asks about none before they have picked one. */
function useInView(): { readonly scope: MerchantScope; readonly enabled: boolean } {
  const scope = useMerchantScope();
  const own = useSession()?.merchantId;
  const mayRead = usePermission('read-provider-data');
  return { scope, enabled: mayRead && Boolean(own ?? scope.merchantId) };
}

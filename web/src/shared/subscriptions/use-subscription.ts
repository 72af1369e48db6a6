import type { getSubscription } from '@comptoir/contract/money/subscriptions';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call } from '../http/call.ts';
import { useMerchantScope } from '../merchants/merchant-scope.ts';
import { sessionStore } from '../sessions/session-store.ts';
import { useSession } from '../sessions/use-session.ts';

/** How the account of the merchant in view stands; the session follows the installation that was chosen. */
export function useSubscription({ isWanted = true }: { readonly isWanted?: boolean } = {}) {
  const scope = useMerchantScope();
  const hasMerchant = Boolean(useSession()?.merchantId ?? scope.merchantId);
  const query = useQuery({
    queryKey: ['subscription', scope],
    enabled: hasMerchant && isWanted,
    queryFn: ({ signal }) => call<typeof getSubscription>('GET', '/subscription', { query: scope, signal }),
  });
  const installation = query.data?.installation;
  useEffect(() => {
    if (installation) sessionStore.keepInstallation(installation);
  }, [installation]);
  return query;
}

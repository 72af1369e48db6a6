import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useMerchantScope } from '../access/merchant-scope.ts';
import { sessionStore } from '../sessions/session-store.ts';
import { useSession } from '../sessions/use-session.ts';
import { subscriptionQuery } from '../queries/money.ts';

/** State of the account of the merchant in view; the session follows the installation that was chosen. */
export function useSubscription({ isWanted = true }: { readonly isWanted?: boolean } = {}) {
  const scope = useMerchantScope();
  const hasMerchant = Boolean(useSession()?.merchantId ?? scope.merchantId);
  const query = useQuery({
    ...subscriptionQuery(scope),
    enabled: hasMerchant && isWanted,
  });
  const installation = query.data?.installation;
  useEffect(() => {
    if (installation) sessionStore.keepInstallation(installation);
  }, [installation]);
  return query;
}

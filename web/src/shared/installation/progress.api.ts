import { useQuery } from '@tanstack/react-query';
import { usePermission } from '../access/permission.ts';
import { useMerchantScope } from '../access/merchant-scope.ts';
import { useSession } from '../sessions/use-session.ts';
import { progressQuery } from '../queries/help.ts';

/** Progress of the registration of the merchant in view: the one source of the dashboard and the guide. */
export function useProgress() {
  const scope = useMerchantScope();
  const hasMerchant = Boolean(useSession()?.merchantId ?? scope.merchantId);
  const mayRead = usePermission('read-progress');
  return useQuery({
    ...progressQuery(scope),
    enabled: hasMerchant && mayRead,
  });
}

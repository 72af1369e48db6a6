import type { getMerchant } from '@comptoir/contract/base/merchants';
import { useQuery } from '@tanstack/react-query';
import { call } from '../http/call.ts';
import { useMerchantScope } from './merchant-scope.ts';
import { useSession } from '../sessions/use-session.ts';

/** The merchant in view: one's own, or the one picked by anyone who looks after several. */
export function useMerchant() {
  const { merchantId } = useMerchantScope();
  const own = useSession()?.merchantId ?? null;
  const id = merchantId ?? own;
  return useQuery({
    queryKey: ['merchant', id],
    enabled: id !== null,
    // the shell asks too, and waits while anyone does: asking again with each screen would never end
    retryOnMount: false,
    queryFn: ({ signal }) => call<typeof getMerchant>('GET', '/merchant/:id', { params: { id: id ?? '' }, signal }),
  });
}

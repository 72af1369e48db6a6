import { useQuery } from '@tanstack/react-query';
import { useMerchantScope } from '../access/merchant-scope.ts';
import { useSession } from '../sessions/use-session.ts';
import { merchantQuery } from '../queries/base.ts';

/** The merchant in view: one's own, or the one picked by anyone who looks after several. */
export function useMerchant() {
  const { merchantId } = useMerchantScope();
  const own = useSession()?.merchantId ?? null;
  const id = merchantId ?? own;
  return useQuery({
    ...merchantQuery(id),
    // the shell asks too, and waits while anyone does: asking again with each screen would never end
    retryOnMount: false,
  });
}

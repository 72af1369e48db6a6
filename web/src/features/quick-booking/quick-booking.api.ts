import type { listMerchants } from '@comptoir/contract/merchants';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../lib/http/call.ts';

/** The merchants whose registration is not complete, of all merchants as the merchant picker has them. */
export const useUnregistered = () =>
  useQuery({
    queryKey: ['merchants'],
    queryFn: ({ signal }) => call<typeof listMerchants>('GET', '/merchant', { signal }),
    select: (merchants) => merchants.filter(({ subscriptionCompleted }) => !subscriptionCompleted),
  });

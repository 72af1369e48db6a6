import type { listMerchants } from '@comptoir/contract/merchants';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../lib/http/call.ts';

/** All merchants, as the merchant picker has them. */
export const useMerchants = () =>
  useQuery({
    queryKey: ['merchants'],
    queryFn: ({ signal }) => call<typeof listMerchants>('GET', '/merchant', { signal }),
  });

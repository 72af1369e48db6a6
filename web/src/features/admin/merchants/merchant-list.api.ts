import type { listMerchants } from '@comptoir/contract/base/merchants';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../shared/http/call.ts';

/** All merchants, as the merchant picker has them. */
export const useMerchants = () =>
  useQuery({
    queryKey: ['merchants'],
    queryFn: ({ signal }) => call<typeof listMerchants>('GET', '/merchant', { signal }),
  });

import type { listContacts } from '@comptoir/contract/contacts';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../lib/http/call.ts';
import { useMerchantScope } from '../../lib/merchant-scope.ts';

/** The people of the merchant in view. */
export function useContacts() {
  const scope = useMerchantScope();
  return useQuery({
    queryKey: ['contacts', scope],
    queryFn: ({ signal }) => call<typeof listContacts>('GET', '/contacts', { query: scope, signal }),
  });
}

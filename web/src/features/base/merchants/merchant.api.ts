import type {
  getMerchant,
  MerchantView,
  revealAuthorizationCode,
  updateMerchant,
  validateTaxNumbers,
} from '@comptoir/contract/base/merchants';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallOnce } from '../../../lib/use-call-once.ts';
import type { z } from 'zod/mini';
import { call, QUIET } from '../../../shared/http/call.ts';
import { usePermission } from '../../../shared/access/permission.ts';
import { useMerchantScope } from '../../../shared/access/merchant-scope.ts';
import { merchantQuery } from '../../../shared/queries/base.ts';
import { invalidateAllBut } from '../../../shared/queries/invalidate.ts';
import { posConnectionQuery } from '../../../shared/queries/provider.ts';

/** Saves the information; what else is shown of the merchant is read again. The automatic alert says that it was. */
export function useUpdateMerchant(id: string) {
  const queries = useQueryClient();
  return useCallOnce({
    mutationFn: (body: z.input<(typeof updateMerchant)['body']>) =>
      call<typeof updateMerchant>('PUT', '/merchant/:id', { params: { id }, body }),
    onSuccess: (merchant: MerchantView) => {
      queries.setQueryData(merchantQuery(id).queryKey, merchant);
      void invalidateAllBut(queries, 'merchant');
    },
  });
}

/** The merchant as it is now, for anyone who saved an older one. */
export const fetchMerchant = (id: string): Promise<MerchantView> =>
  call<typeof getMerchant>('GET', '/merchant/:id', { params: { id } });

/** The authorization code, for the password. It is kept by nothing but the dialog that shows it. */
export function useRevealCode(id: string) {
  return useCallOnce({
    gcTime: 0,
    mutationFn: (password: string) =>
      call<typeof revealAuthorizationCode>('POST', '/merchant/:id/authorization-code', {
        params: { id },
        body: { password },
        headers: QUIET,
      }),
  });
}

/** Merchant as the provider has it, or null: a provider that cannot be asked is no one's worry here. */
export function useProviderMerchant() {
  const scope = useMerchantScope();
  const enabled = usePermission('read-provider-data');
  const { data } = useQuery({ ...posConnectionQuery(scope, QUIET), enabled, retry: false });
  return data?.merchant ?? null;
}

/** Asks the authority whether it knows both numbers as one operator's. */
export function useTaxNumberCheck(id: string) {
  return useCallOnce({
    mutationFn: (body: { qst_number: string; gst_number: string }) =>
      call<typeof validateTaxNumbers>('POST', '/merchant/:id/tax-numbers', { params: { id }, body, headers: QUIET }),
  });
}

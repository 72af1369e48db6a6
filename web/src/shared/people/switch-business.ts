import type { switchMerchant } from '@comptoir/contract/people/memberships';
import { useCallOnce } from '../../lib/use-call-once.ts';
import { call, QUIET } from '../http/call.ts';
import { sessionStore } from '../sessions/session-store.ts';

/** Opens another place of the account, null for the one without a merchant; the session that has moved moves the screens on by itself. */
export const useSwitchBusiness = () =>
  useCallOnce({
    mutationFn: (merchantId: string | null) =>
      call<typeof switchMerchant>('POST', '/session/merchant', { body: { merchantId }, headers: QUIET }),
    onSuccess: ({ webToken }) => sessionStore.renew(webToken),
  });

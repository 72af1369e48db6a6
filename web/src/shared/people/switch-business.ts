import type { switchMerchant } from '@comptoir/contract/people/memberships';
import { useCallOnce } from '../../lib/use-call-once.ts';
import { call, QUIET } from '../http/call.ts';
import { readMerchant, readUser } from '../http/read-user.ts';
import { sessionStore } from '../sessions/session-store.ts';

/** Opens another place of the account, null for the one without a merchant; the session that has moved moves the screens on by itself. */
export const useSwitchBusiness = () =>
  useCallOnce({
    mutationFn: async (merchantId: string | null) => {
      const { webToken } = await call<typeof switchMerchant>('POST', '/session/merchant', {
        body: { merchantId },
        headers: QUIET,
      });
      // known beforehand, the first screen asks for its content at once, not after the shell was drawn without them
      const [user, merchant] = await Promise.all([
        readUser(webToken),
        merchantId === null ? null : readMerchant(webToken, merchantId),
      ]);
      return { webToken, user, merchant };
    },
    onSuccess: ({ webToken, ...known }) => sessionStore.renew(webToken, known),
  });

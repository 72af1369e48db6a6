import type { switchMerchant } from '@comptoir/contract/people/memberships';
import { useCallOnce } from '../../lib/use-call-once.ts';
import { call, QUIET } from '../http/call.ts';
import { sessionStore } from '../sessions/session-store.ts';

/** True in the tab that opens another place, until it is there. */
let isMoving = false;

/** Answers, once, whether the place was opened in this tab. */
export function takeMoving(): boolean {
  const was = isMoving;
  isMoving = false;
  return was;
}

/** Opens another place of the account, null for the one without a merchant; the session that has moved moves the screens on by itself. */
export const useSwitchBusiness = () =>
  useCallOnce({
    mutationFn: (merchantId: string | null) =>
      call<typeof switchMerchant>('POST', '/session/merchant', { body: { merchantId }, headers: QUIET }),
    onSuccess: ({ webToken }) => {
      isMoving = true;
      sessionStore.renew(webToken);
    },
  });

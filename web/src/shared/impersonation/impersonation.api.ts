import type { endImpersonation, startImpersonation } from '@comptoir/contract/base/sessions';
import { useRouter } from '@tanstack/react-router';
import { useCallOnce } from '../../lib/use-call-once.ts';
import { call, QUIET } from '../http/call.ts';
import { sessionStore } from '../sessions/session-store.ts';
import { rememberOrigin } from './origin.ts';

/** Begins to act for a merchant; the session that has switched moves the screens on by itself. */
export function useStartImpersonation() {
  const { history } = useRouter();
  return useCallOnce({
    mutationFn: (body: { merchantId: string; reason: string }) =>
      call<typeof startImpersonation>('POST', '/impersonation', { body, headers: QUIET }),
    onSuccess: ({ webToken }) => {
      rememberOrigin(history.location.href);
      sessionStore.renew(webToken);
    },
  });
}

/** Back to one's own session. */
export function useEndImpersonation() {
  return useCallOnce({
    mutationFn: () => call<typeof endImpersonation>('POST', '/impersonation/end', { headers: QUIET }),
    onSuccess: ({ webToken }) => sessionStore.renew(webToken),
  });
}

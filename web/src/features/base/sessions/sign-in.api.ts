import type { login, requestPasswordReset } from '@comptoir/contract/base/sessions';
import { useCallOnce } from '../../../lib/use-call-once.ts';
import { call } from '../../../shared/http/call.ts';
import { readUser } from '../../../shared/http/read-user.ts';
import { sessionStore } from '../../../shared/sessions/session-store.ts';
import { keepTemporaryPassword } from '../../../shared/sessions/temporary-password.ts';

export interface Credentials {
  readonly email: string;
  readonly password: string;
  /** Of the second step, once the server has asked for it. */
  readonly code?: string;
}

/** A server that says nothing for so long counts as unreachable, instead of a button that turns for ever. */
const PATIENCE_MS = 30_000;

/**
 * Signs in; the session that starts moves the screens on by itself. Who it is is asked for before, so that no one is shown
 * a screen that is not for them yet.
 */
export function useSignIn() {
  return useCallOnce({
    mutationFn: async (credentials: Credentials) => {
      const signal = AbortSignal.timeout(PATIENCE_MS);
      const { webToken } = await call<typeof login>('POST', '/login', { body: credentials, signal });
      return { webToken, user: await readUser(webToken) };
    },
    onSuccess: ({ webToken, user }, { password }) => {
      if (user?.firstSessionLogin) keepTemporaryPassword(password);
      sessionStore.signIn(webToken, user);
    },
  });
}

/** Asks for a temporary password by mail; the answer never says whether there is such an account. */
export function useRequestPasswordReset() {
  return useCallOnce({
    mutationFn: (body: { email: string }) =>
      call<typeof requestPasswordReset>('POST', '/reset-password', { body, signal: AbortSignal.timeout(PATIENCE_MS) }),
  });
}

import type { logout } from '@comptoir/contract/base/sessions';
import { call, QUIET } from '../http/call.ts';
import { sessionStore } from '../sessions/session-store.ts';

/** Leaves at once, whether or not the server can be reached: the token is read before it is cleared. */
export function signOut(): void {
  void call<typeof logout>('POST', '/logout', { headers: QUIET }).catch(() => undefined);
  sessionStore.end('signed-out');
}

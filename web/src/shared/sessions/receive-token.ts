import { sessionStore } from './session-store.ts';
import { readWebToken } from './web-token.ts';

/**
 * Signs in with a token that was passed on. It is answered instead, for the person to decide, when the open session is
 * another user's: no one finds themselves in another session than they think.
 */
export function receiveToken(webToken: string): string | null {
  const session = sessionStore.current();
  if (session && session.userId !== readWebToken(webToken)?.sub) return webToken;
  sessionStore.signIn(webToken);
  return null;
}

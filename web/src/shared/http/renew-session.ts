import type { renewSession as RenewSession } from '@comptoir/contract/base/sessions';
import type { z } from 'zod';
import { sessionStore } from '../sessions/session-store.ts';
import { isHalfSpent } from '../sessions/web-token.ts';
import { sendRequest } from './send-request.ts';

type Renewed = z.output<(typeof RenewSession)['reply']>;

let isRenewing = false;

/**
 * Asks for a fresh token once less than half of this one's life is left; called after each successful call, so that a
 * session in use does not end. A failure is not shown: the token still holds, and the next call asks again.
 */
export function renewSession(): void {
  const claims = sessionStore.claims();
  if (claims && isHalfSpent(claims, Date.now())) renewNow();
}

/** Asks for a token that says who the user acts as by now, such as oneself again once acting for a merchant is over. */
export function renewNow(): void {
  if (isRenewing) return;
  isRenewing = true;
  void requestToken().finally(() => {
    isRenewing = false;
  });
}

async function requestToken(): Promise<void> {
  const before = sessionStore.token();
  try {
    const response = await sendRequest({
      method: 'POST',
      path: '/session/renew' satisfies (typeof RenewSession)['path'],
    });
    if (!response.ok) return;
    const { webToken } = (await response.json()) as Renewed;
    // signed out or in as another user meanwhile: that token has won
    if (sessionStore.token() === before) sessionStore.renew(webToken);
  } catch {
    // tried again after the next call
  }
}

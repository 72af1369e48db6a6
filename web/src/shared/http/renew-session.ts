import type { renewSession as RenewSession } from '@comptoir/contract/base/sessions';
import type { z } from 'zod';
import type { openElsewhere as OpenElsewhere } from '@comptoir/contract/people/memberships';
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
export const renewNow = (): void => askOnce('/session/renew' satisfies (typeof RenewSession)['path'], null);

/** Goes on in another place of the account once the one in view is closed to it; without another, the session is over. */
export const goElsewhere = (): void => askOnce('/session/elsewhere' satisfies (typeof OpenElsewhere)['path'], 'closed');

function askOnce(path: string, closed: 'closed' | null): void {
  if (isRenewing) return;
  isRenewing = true;
  void requestToken(path, closed).finally(() => {
    isRenewing = false;
  });
}

async function requestToken(path: string, closed: 'closed' | null): Promise<void> {
  const before = sessionStore.token();
  try {
    const response = await sendRequest({ method: 'POST', path });
    const { webToken } = (response.ok ? await response.json() : {}) as Partial<Renewed>;
    // signed out or in as another user meanwhile: that token has won
    if (sessionStore.token() !== before) return;
    if (webToken) sessionStore.renew(webToken, { news: closed });
    else if (closed) sessionStore.end('ended');
  } catch {
    // tried again after the next call
  }
}

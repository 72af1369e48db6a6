import type { openElsewhere } from '@comptoir/contract/people/memberships';
import type { z } from 'zod';
import { closedPlace } from '../sessions/closed-place.ts';
import { sessionStore } from '../sessions/session-store.ts';
import { sendRequest } from './send-request.ts';

/** The token whose place was found closed, while another place is asked for. */
let asking: string | null = null;

/**
 * Goes on in another place of the account once the one in view is closed to it; without another, the session is over. Asked once,
 * however many calls were refused.
 */
export async function goElsewhere(token: string | null): Promise<void> {
  if (asking !== null && asking === token) return;
  asking = token;
  const name = sessionStore.current()?.merchant?.company_name ?? '';
  const webToken = await askElsewhere();
  asking = null;
  // signed out or in as another user meanwhile: that token has won
  if (sessionStore.token() !== token) return;
  if (webToken === null) return sessionStore.end('ended');
  sessionStore.renew(webToken);
  closedPlace.keep(name);
}

async function askElsewhere(): Promise<string | null> {
  try {
    const path = '/session/elsewhere' satisfies (typeof openElsewhere)['path'];
    const response = await sendRequest({ method: 'POST', path });
    if (!response.ok) return null;
    return ((await response.json()) as z.output<(typeof openElsewhere)['reply']>).webToken;
  } catch {
    return null;
  }
}

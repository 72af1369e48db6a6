import type { FailureCode } from './api-error.ts';
import { sessionStore } from '../sessions/session-store.ts';
import { goElsewhere, renewNow } from './renew-session.ts';

/** Refusals before sign-in: there is no session to end. */
const OF_SIGN_IN: ReadonlySet<FailureCode> = new Set([
  'invalid-credentials',
  'second-factor-required',
  'second-factor-invalid',
]);

/** Something about the person is not as this browser knows it: something to do first, or a right that was changed. */
const OF_DOUBT: ReadonlySet<FailureCode> = new Set([
  'password-choice-required',
  'second-factor-setup-required',
  'forbidden',
]);

interface Refusal {
  readonly code: FailureCode;
  readonly status: number;
  /** The token that the call was made with: a later one is not concerned. */
  readonly token: string | null;
}

/** Applies a refusal to the session: over, back to one's own, or something to do first. */
export function followRefusal({ code, status, token }: Refusal): void {
  if (sessionStore.token() !== token) return;
  // a place may be closed while the session goes on in others
  if (code === 'session-ended') goElsewhere();
  else if (status === 401 && !OF_SIGN_IN.has(code)) sessionStore.end('ended');
  if (code === 'impersonation-ended') renewNow();
  if (OF_DOUBT.has(code)) sessionStore.doubt();
}

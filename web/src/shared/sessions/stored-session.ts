import type { MerchantView } from '@comptoir/contract/base/merchants';
import type { TokenClaims } from '@comptoir/contract/base/sessions';
import { isUnexpired, readWebToken } from './web-token.ts';

/** Names in local storage. Source: spec §3 "Browser local storage". */
export const TOKEN_KEY = 'JWT';
export const MERCHANT_KEY = 'Merchant';
/** There until someone signs in again: the last session of this browser ended by itself. */
export const ENDED_KEY = 'SessionEnded';

export interface StoredSession {
  readonly token: string | null;
  readonly claims: TokenClaims | null;
  readonly merchant: MerchantView | null;
}

/** Reads the session of local storage: nothing without a token that holds, no matter what else is written there. */
export function readStoredSession(storage: Storage): StoredSession {
  const token = storage.getItem(TOKEN_KEY);
  const claims = token === null ? null : readWebToken(token);
  if (!claims || !isUnexpired(claims, Date.now())) return { token: null, claims: null, merchant: null };
  return { token, claims, merchant: readMerchant(storage.getItem(MERCHANT_KEY)) };
}

/** True when a token is there whose time is over: no one looked when the session ended. */
export function hasExpired(storage: Storage): boolean {
  const claims = readWebToken(storage.getItem(TOKEN_KEY) ?? '');
  return claims !== null && !isUnexpired(claims, Date.now());
}

function readMerchant(text: string | null): MerchantView | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    return typeof value === 'object' && value !== null && 'time_zone' in value ? (value as MerchantView) : null;
  } catch {
    return null;
  }
}

import type { Role } from '../access/access.ts';

const HOUR_MS = 3_600_000;

/** Lifetime of a web token; one in use is renewed for as long again. Source: decision 11. */
export const TOKEN_LIFETIME_MS = 12 * HOUR_MS;

/** Lifetime of a session however often it is renewed: then the password is asked for again. An administrator's reaches furthest. */
export const SESSION_LIFETIME_MS: Readonly<Record<Role, number>> = {
  merchant: 7 * 24 * HOUR_MS,
  partner: 7 * 24 * HOUR_MS,
  admin: 24 * HOUR_MS,
};

/** Time a token works after another has taken its place: for calls under way, and for other tabs of the browser. */
export const RENEWED_TOKEN_GRACE_MS = 5 * 60_000;

/** Sessions of one person at once: a till, a telephone and a few browsers. One more ends the oldest. */
export const MOST_SESSIONS = 20;

/** Returns the expiry of a token that is issued now: never beyond the end of its session. */
export const tokenExpiry = (now: Date, endsAt: Date): Date =>
  new Date(Math.min(now.getTime() + TOKEN_LIFETIME_MS, endsAt.getTime()));

/** True when a token was replaced long enough ago to be over. `issuedAt` is whole seconds, as in the token. */
export const isReplaced = (issuedAt: number, renewedAt: Date, now: Date): boolean =>
  (issuedAt + 1) * 1000 <= renewedAt.getTime() && now.getTime() - renewedAt.getTime() >= RENEWED_TOKEN_GRACE_MS;

import type { TokenClaims } from '@comptoir/contract/base/sessions';

/**
 * Reads the claims of a web token, or null when it is none. The signature is the server's business: what is read here
 * only decides which screens to show.
 */
export function readWebToken(token: string): TokenClaims | null {
  const payload = token.split('.')[1];
  if (!payload) return null;
  try {
    const bytes = Uint8Array.from(atob(payload.replaceAll('-', '+').replaceAll('_', '/')), (c) => c.charCodeAt(0));
    const claims: unknown = JSON.parse(new TextDecoder().decode(bytes));
    return isTokenClaims(claims) ? claims : null;
  } catch {
    return null;
  }
}

/** True when a token's expiry lies in the future. Source: spec §4, §5. */
export const isUnexpired = (claims: Pick<TokenClaims, 'exp'>, now: number): boolean => claims.exp * 1000 > now;

/** True when less than half of a token's life is left: time to ask for a new one while it is in use. */
export const isHalfSpent = (claims: Pick<TokenClaims, 'exp' | 'iat'>, now: number): boolean =>
  now > ((claims.iat + claims.exp) / 2) * 1000;

const ROLES: readonly unknown[] = ['admin', 'partner', 'merchant'] satisfies TokenClaims['role'][];

function isTokenClaims(value: unknown): value is TokenClaims {
  if (typeof value !== 'object' || value === null) return false;
  const claims = value as Record<string, unknown>;
  return ROLES.includes(claims['role']) && typeof claims['email'] === 'string' && Number.isFinite(claims['exp']);
}

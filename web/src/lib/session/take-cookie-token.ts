import { isUnexpired, readWebToken } from './web-token.ts';

/**
 * The web token that a provider's sign-in left in the cookie `webToken`, or null. The cookie is deleted at once: from
 * here on the token lives in local storage. Source: spec §2 "Navigation rules".
 */
export function takeCookieToken(page: Pick<Document, 'cookie'>): string | null {
  const value = page.cookie
    .split('; ')
    .find((pair) => pair.startsWith('webToken='))
    ?.slice('webToken='.length);
  if (!value) return null;
  page.cookie = 'webToken=; path=/; max-age=0; samesite=lax';
  const claims = readWebToken(value);
  return claims && isUnexpired(claims, Date.now()) ? value : null;
}

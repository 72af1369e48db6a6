import { isUnexpired, readWebToken } from './web-token.ts';

interface Asked {
  /** Word that identifies the sign-in that this tab has left for; null when it has left for none. */
  readonly word: string | null;
  /** True when the page came over https, where a cookie can be kept from being set by anyone else. */
  readonly isSecure: boolean;
}

/**
 * The web token that a provider's sign-in left in the cookie `webToken`, or null. The cookie is deleted at once: from
 * here on the token lives in local storage. A token that this tab has not asked for is no one's: anyone who can set a cookie
 * here would put a person into a session of their own. Source: spec §2.28.
 */
export function takeCookieToken(page: Pick<Document, 'cookie'>, { word, isSecure }: Asked): string | null {
  const name = isSecure ? '__Host-webToken' : 'webToken';
  const values = page.cookie
    .split('; ')
    .filter((pair) => pair.startsWith(`${name}=`))
    .map((pair) => pair.slice(name.length + 1));
  if (values.length === 0) return null;
  page.cookie = `${name}=; path=/; max-age=0; samesite=lax${isSecure ? '; secure' : ''}`;
  if (!word) return null;
  const token = values.find((value) => value.startsWith(`${word}.`))?.slice(word.length + 1);
  const claims = token ? readWebToken(token) : null;
  return token && claims && isUnexpired(claims, Date.now()) ? token : null;
}

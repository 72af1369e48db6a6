/** Kept for this tab alone: the others stay where they are. */
const ORIGIN_KEY = 'ImpersonationOrigin';

/** Remembers the address from which a user begins to act for a merchant, to come back to. */
export const rememberOrigin = (href: string): void => sessionStorage.setItem(ORIGIN_KEY, href);

/** True when acting for a merchant was begun in this tab. */
export const hasOrigin = (): boolean => sessionStorage.getItem(ORIGIN_KEY) !== null;

/** The address to come back to, once. */
export function takeOrigin(): string | null {
  const href = sessionStorage.getItem(ORIGIN_KEY);
  sessionStorage.removeItem(ORIGIN_KEY);
  return href;
}

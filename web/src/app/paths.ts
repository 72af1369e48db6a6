import type { Session } from '../shared/sessions/session.ts';
import { SCREEN_NAMES, SCREENS, type ScreenName } from './screens.ts';

/** The path of each screen, as the table has it. */
export const PATHS = Object.fromEntries(SCREEN_NAMES.map((name) => [name, SCREENS[name].path])) as {
  readonly [Name in ScreenName]: (typeof SCREENS)[Name]['path'];
};

const SCREEN_AT = new Map<string, ScreenName>(SCREEN_NAMES.map((name) => [PATHS[name], name]));

/** The screen at a path of the table; null where there is none. */
export const screenAt = (path: string | undefined): ScreenName | null => (path && SCREEN_AT.get(path)) || null;

const PUBLIC = SCREEN_NAMES.filter((name) => SCREENS[name].access === 'public').map(
  (name) => new RegExp(`^${PATHS[name].replaceAll(/\$\w+/g, '[^/]+')}$`),
);

/** True for a screen that is for those who are not signed in too. */
export const isPublicPath = (pathname: string): boolean =>
  PUBLIC.some((path) => path.test(pathname.replace(/(?<=.)\/$/, '')));

/** Screen that a session starts on, and that those who have strayed are led back to. */
export const HOME = PATHS.dashboard;

/** A site that exists nowhere: what is read against it and leaves it, would leave ours. */
const HERE = 'https://here.invalid';

/**
 * An address to return to after sign-in: a path of this site that needs a session, never another site's. It is read as a
 * browser reads it, which drops tabs, turns backslashes and resolves dots; and asked for where it is used, since what a
 * route's schema drops from the address still comes to the guard from the route above.
 */
export function returnPath(wanted: unknown): string | undefined {
  if (typeof wanted !== 'string' || !/^\/[^/\\]/.test(wanted) || !URL.canParse(wanted, HERE)) return undefined;
  const { origin, pathname } = new URL(wanted, HERE);
  return origin !== HERE || pathname.startsWith('//') || isPublicPath(pathname) ? undefined : wanted;
}

/** The first screen after sign-in: a partner's own page, the dashboard for everyone else. Source: spec §4 "Login". */
export const landingPath = ({ role, partnerId }: Pick<Session, 'role' | 'partnerId'>): string =>
  role === 'partner' && partnerId ? PATHS['partner-details'].replace('$idPartner', partnerId) : HOME;

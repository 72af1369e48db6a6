/** Every screen by its name in spec §2 and its exact path. */
export const PATHS = {
  login: '/',
  loginClover: '/login/clover',
  resetPassword: '/reset-password',
  dashboard: '/dashboard',
  devices: '/devices',
  logs: '/logs',
} as const;

const PUBLIC: ReadonlySet<string> = new Set([PATHS.login, PATHS.loginClover, PATHS.resetPassword]);

/** Whether a screen is for whoever is not signed in. */
export const isPublicPath = (pathname: string): boolean => PUBLIC.has(pathname);

/** Where a session starts, and where those who have strayed are led back to. */
export const HOME = PATHS.dashboard;

/** An address to return to after sign-in: a path of this site that needs a session, never another site's. */
export function returnPath(wanted: unknown): string | undefined {
  if (typeof wanted !== 'string' || !/^\/[^/\\]/.test(wanted)) return undefined;
  return isPublicPath(wanted.split(/[?#]/)[0] ?? '') ? undefined : wanted;
}

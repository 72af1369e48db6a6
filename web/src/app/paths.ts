/** Every screen by its name in spec §2 and its exact path. Those after `contacts` are the portal's own. */
export const PATHS = {
  login: '/',
  resetPassword: '/reset-password',
  loginClover: '/login/clover',
  adminDashboard: '/admin/dashboard',
  adminQuickBook: '/admin/quickbook',
  dashboard: '/dashboard',
  bills: '/bills',
  billing: '/billing',
  logs: '/logs',
  merchant: '/merchant',
  configuration: '/configuration',
  bestPractices: '/bestPractices',
  faq: '/faq',
  merchantlist: '/admin/merchantlist',
  partnerlist: '/admin/partner',
  'partner-dashboard': '/partner/$idPartner/dashboard',
  'partner-details': '/partner/$idPartner/',
  reports: '/reports',
  devices: '/devices',
  contact: '/contact',
  gestion: '/gestion',
  contacts: '/contacts',
  merchantMoney: '/admin/merchant-money',
  registration: '/registration',
  subscribe: '/subscribe',
  thankYou: '/thank-you',
  employees: '/employees',
  profile: '/profile',
  choosePassword: '/choose-password',
  secondFactorSetup: '/second-factor',
} as const;

/** A screen, by its name. */
export type ScreenName = keyof typeof PATHS;

const PUBLIC: ReadonlySet<string> = new Set([PATHS.login, PATHS.loginClover, PATHS.resetPassword, PATHS.registration]);

/** Whether a screen is for whoever is not signed in. */
export const isPublicPath = (pathname: string): boolean => PUBLIC.has(pathname.replace(/(?<=.)\/$/, ''));

/** Where a session starts, and where those who have strayed are led back to. */
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

/** The first screen after sign-in: a partner's own page, the dashboard for everybody else. Source: spec §4 "Login". */
export const landingPath = ({
  role,
  partnerId,
}: {
  readonly role: string;
  readonly partnerId: string | null;
}): string => (role === 'partner' && partnerId ? PATHS['partner-details'].replace('$idPartner', partnerId) : HOME);

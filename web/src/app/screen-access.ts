import type { Action } from '@comptoir/domain/base/access/access';
import { may, missingRight, type MissingRight } from '../shared/access/may.ts';
import { sessionStore } from '../shared/sessions/session-store.ts';
import type { ScreenName } from './paths.ts';

/** Whom a screen is for: everybody, holders of the admin flag, or those whom the policy lets do what it is about. */
type ScreenAccess = 'public' | 'admin' | Action;

/** Source: spec §2 (access of each route), §5 (admin-only routes are guarded by the admin flag). */
const ACCESS: Readonly<Record<ScreenName, ScreenAccess>> = {
  login: 'public',
  resetPassword: 'public',
  loginClover: 'public',
  adminDashboard: 'admin',
  adminQuickBook: 'admin',
  dashboard: 'read-logs',
  bills: 'list-invoices',
  billing: 'read-subscription',
  logs: 'read-logs',
  merchant: 'read-merchant',
  configuration: 'use-session',
  bestPractices: 'use-session',
  faq: 'use-session',
  merchantlist: 'admin',
  partnerlist: 'admin',
  'partner-dashboard': 'read-partner',
  'partner-details': 'read-partner',
  reports: 'admin',
  devices: 'list-devices',
  employees: 'list-employees',
  contact: 'use-session',
  gestion: 'admin',
  contacts: 'list-contacts',
  merchantMoney: 'admin',
  registration: 'public',
  subscribe: 'read-subscription',
  thankYou: 'read-subscription',
  // tells whoever acts for a merchant why there is nothing to change here
  profile: 'use-session',
  choosePassword: 'use-session',
  secondFactorSetup: 'use-session',
};

/** Whether whoever is signed in may see a screen; `idPartner` is the partner it is about. */
export function maySee(name: ScreenName, idPartner?: string): boolean {
  const access = ACCESS[name];
  if (access === 'public') return true;
  if (access === 'admin') return sessionStore.current()?.isUserAdmin ?? false;
  return may(access, idPartner === undefined ? undefined : { merchantId: null, partnerId: idPartner });
}

/** The right that a merchant's person would need for a screen; null when none is missing, or the screen is for others. */
export function rightMissingFor(name: ScreenName): MissingRight | null {
  const access = ACCESS[name];
  return access === 'public' || access === 'admin' ? null : missingRight(access);
}

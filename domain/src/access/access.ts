/** Who a session speaks for. Source: spec §6. */
export type Role = 'admin' | 'partner' | 'merchant';

/**
 * The signed-in person as the rules see them. `merchantId` is set for merchants, `partnerId` for partners. Whoever
 * impersonates a merchant has that merchant's role and id, and their own user id.
 */
export interface Actor {
  readonly role: Role;
  readonly userId: string;
  readonly merchantId: string | null;
  readonly partnerId: string | null;
  readonly isImpersonating?: boolean;
}

/** What a person may want to do. Every endpoint declares exactly one of these, `public` or `device`. */
export const ACTIONS = [
  'use-session',
  'edit-profile',
  'choose-password',
  'edit-second-factor',
  'impersonate',
  'list-users',
  'edit-users',
  'list-partners',
  'read-partner',
  'list-contacts',
  'read-release-notes',
  'read-overview',
  'read-reports',
  'list-merchants',
  'read-merchant',
  'edit-merchant',
  'edit-authorization-code',
  'reveal-authorization-code',
  'edit-contacts',
  'ask-support',
  'list-devices',
  'link-device',
  'edit-device',
  'edit-certificate',
  'read-provider-data',
  'refresh-provider-data',
  'list-employees',
  'declare-employee',
  'read-progress',
  'edit-progress',
  'read-logs',
  'read-transactions',
  'transmit-transactions',
  'edit-plan',
  'edit-promo-codes',
  'read-subscription',
  'edit-subscription',
  'read-card',
  'edit-card',
  'list-invoices',
  'pay-invoice',
  'edit-invoices',
  'list-appointments',
  'book-appointment',
] as const;
export type Action = (typeof ACTIONS)[number];

/** What an endpoint declares: an action of a signed-in person, a till with its token, or nobody in particular. */
export type Access = Action | 'public' | 'device';

/**
 * Whom an action is about: a merchant with the partner that looks after it, or a partner itself (`merchantId` null).
 * Absent for actions about neither.
 */
export interface Resource {
  readonly merchantId: string | null;
  readonly partnerId: string | null;
}

/** A row of the policy: who may, and whether also while impersonating a merchant. */
interface Rule {
  readonly roles: readonly Role[];
  readonly whileImpersonating: boolean;
}

const rule = (roles: readonly Role[], whileImpersonating = true): Rule => ({ roles, whileImpersonating });

const EVERYBODY: readonly Role[] = ['admin', 'partner', 'merchant'];
const SUPPORT: readonly Role[] = ['admin', 'partner'];
const ADMINISTRATORS: readonly Role[] = ['admin'];
/** Money and cards are the merchant's own business, and an administrator's; never a partner's. */
const OWNERS: readonly Role[] = ['admin', 'merchant'];
/** What not even an administrator is shown. */
const MERCHANTS: readonly Role[] = ['merchant'];

/**
 * The policy: role × action. Partners read and give support; merchants act for themselves; administrators do everything.
 * Impersonation reaches neither the person's own profile nor codes and cards. Source: spec §6, design §5 "roles",
 * "impersonation".
 */
const POLICY: Readonly<Record<Action, Rule>> = {
  'use-session': rule(EVERYBODY),
  'edit-profile': rule(EVERYBODY, false),
  'choose-password': rule(EVERYBODY, false),
  'edit-second-factor': rule(EVERYBODY, false),
  impersonate: rule(SUPPORT, false),
  'list-users': rule(ADMINISTRATORS),
  'edit-users': rule(ADMINISTRATORS),
  'list-partners': rule(ADMINISTRATORS),
  'read-partner': rule(SUPPORT),
  'list-contacts': rule(EVERYBODY),
  'read-release-notes': rule(EVERYBODY),
  'read-overview': rule(ADMINISTRATORS),
  'read-reports': rule(ADMINISTRATORS),
  'list-merchants': rule(SUPPORT),
  'read-merchant': rule(EVERYBODY),
  'edit-merchant': rule(EVERYBODY),
  'edit-authorization-code': rule(OWNERS, false),
  'reveal-authorization-code': rule(MERCHANTS, false),
  'edit-contacts': rule(EVERYBODY, false),
  'ask-support': rule(EVERYBODY),
  'list-devices': rule(EVERYBODY),
  'link-device': rule(EVERYBODY, false),
  'edit-device': rule(EVERYBODY),
  // The operator's own account, never somebody on its behalf. Source: facts §7.3.
  'edit-certificate': rule(OWNERS, false),
  'read-provider-data': rule(EVERYBODY),
  'refresh-provider-data': rule(EVERYBODY),
  'list-employees': rule(EVERYBODY),
  'declare-employee': rule(OWNERS, false),
  'read-progress': rule(EVERYBODY),
  'edit-progress': rule(EVERYBODY),
  'read-logs': rule(EVERYBODY),
  'read-transactions': rule(EVERYBODY),
  'transmit-transactions': rule(EVERYBODY),
  'edit-plan': rule(ADMINISTRATORS),
  'edit-promo-codes': rule(ADMINISTRATORS),
  'read-subscription': rule(EVERYBODY),
  'edit-subscription': rule(OWNERS, false),
  'read-card': rule(OWNERS),
  'edit-card': rule(OWNERS, false),
  'list-invoices': rule(EVERYBODY),
  'pay-invoice': rule(OWNERS, false),
  'edit-invoices': rule(ADMINISTRATORS),
  'list-appointments': rule(EVERYBODY),
  'book-appointment': rule(EVERYBODY),
};

/**
 * Whether an actor may do an action, on a resource when the action is about one. Row-level security is the second wall
 * behind this table, never its replacement.
 */
export function can(actor: Actor, action: Action, resource?: Resource): boolean {
  const { roles, whileImpersonating } = POLICY[action];
  if (!roles.includes(actor.role)) return false;
  if (actor.isImpersonating && !whileImpersonating) return false;
  if (!resource || actor.role === 'admin') return true;
  if (actor.role === 'merchant') return actor.merchantId !== null && actor.merchantId === resource.merchantId;
  return actor.partnerId !== null && actor.partnerId === resource.partnerId;
}

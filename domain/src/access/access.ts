/** Who a session speaks for. Source: spec §6. */
export type Role = 'admin' | 'partner' | 'merchant';

/** The signed-in person as the rules see them. `merchantId` is set for merchants, `partnerId` for partners. */
export interface Actor {
  readonly role: Role;
  readonly userId: string;
  readonly merchantId: string | null;
  readonly partnerId: string | null;
}

/** What a person may want to do. Every endpoint declares exactly one of these, `public` or `device`. */
export type Action =
  | 'use-session'
  | 'list-merchants'
  | 'read-merchant'
  | 'list-devices'
  | 'link-device'
  | 'read-logs'
  | 'read-transactions'
  | 'transmit-transactions';

/** What an endpoint declares: an action of a signed-in person, a till with its token, or nobody in particular. */
export type Access = Action | 'public' | 'device';

/** The merchant an action is about, with the partner that looks after it. Absent for actions about no merchant. */
export interface Resource {
  readonly merchantId: string;
  readonly partnerId: string | null;
}

const EVERYBODY: readonly Role[] = ['admin', 'partner', 'merchant'];

/**
 * The policy: role × action. Partners read and give support; merchants act for themselves; administrators do everything.
 * Source: spec §6, design §5 "roles".
 */
const ALLOWED: Readonly<Record<Action, readonly Role[]>> = {
  'use-session': EVERYBODY,
  'list-merchants': ['admin', 'partner'],
  'read-merchant': EVERYBODY,
  'list-devices': EVERYBODY,
  'link-device': EVERYBODY,
  'read-logs': EVERYBODY,
  'read-transactions': EVERYBODY,
  'transmit-transactions': EVERYBODY,
};

/**
 * Whether an actor may do an action, on a resource when the action is about one. Row-level security is the second wall
 * behind this table, never its replacement.
 */
export function can(actor: Actor, action: Action, resource?: Resource): boolean {
  if (!ALLOWED[action].includes(actor.role)) return false;
  if (!resource || actor.role === 'admin') return true;
  if (actor.role === 'merchant') return actor.merchantId === resource.merchantId;
  return actor.partnerId !== null && actor.partnerId === resource.partnerId;
}

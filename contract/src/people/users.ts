import { z } from 'zod';
import { mailAddress } from '../bounded-text.ts';
import { endpoint, instant, mailedName, pageOf, plainText } from '../endpoint.ts';

const role = z.enum(['admin', 'partner', 'merchant']);
const state = z.enum(['invited', 'active', 'suspended']);
const USER_ORDERS = ['name', '-name', 'lastSignIn', '-lastSignIn'] as const;
export type UserOrder = (typeof USER_ORDERS)[number];
const id = z.strictObject({ id: z.uuid() });

/** A person who may sign in, as an administrator sees them. */
export const userView = z.strictObject({
  id: z.uuid(),
  email: z.string(),
  name: z.string(),
  role,
  merchantId: z.uuid().nullable(),
  partnerId: z.uuid().nullable(),
  /** The name of their merchant or partner; null for administrators. */
  of: z.string().nullable(),
  language: z.enum(['fr', 'en']).nullable(),
  /** `invited`: has never signed in. */
  state,
  hasSecondFactor: z.boolean(),
  lastSignInAt: instant.nullable(),
  activeSessions: z.number().int(),
});
export type UserView = z.infer<typeof userView>;

/** Belonging of a person: a merchant, a partner, or Comptoir itself. */
const belonging = z.discriminatedUnion('role', [
  z.strictObject({ role: z.literal('admin') }),
  z.strictObject({ role: z.literal('partner'), partnerId: z.uuid() }),
  z.strictObject({ role: z.literal('merchant'), merchantId: z.uuid() }),
]);
export type Belonging = z.infer<typeof belonging>;

export const listUsers = endpoint({
  method: 'GET',
  path: '/users',
  access: 'list-users',
  summary: 'People who may sign in',
  description:
    'By name unless `sort` says otherwise; by last sign-in, who never signed in counts as the earliest. `search` is part of a name, an ' +
    'email or a company.',
  query: z.strictObject({
    search: plainText(100).optional(),
    role: role.optional(),
    state: state.optional(),
    sort: z.enum(USER_ORDERS).describe('What they are ordered by; a minus turns it round.').optional(),
    cursor: plainText(400).optional(),
    limit: z.coerce.number().int().min(1).max(200).default(50),
  }),
  reply: pageOf(userView),
});

export const inviteUser = endpoint({
  method: 'POST',
  path: '/users',
  access: 'edit-users',
  summary: 'Invite a person',
  description:
    'Makes the account and mails a temporary password, valid for seven days; an account that is there gets one more place, and no password.',
  refusals: ['email-taken', 'mail-limit-reached', 'too-many-memberships'],
  body: z.strictObject({
    email: mailAddress,
    name: mailedName(120),
    language: z.enum(['fr', 'en']),
    belonging,
  }),
  reply: userView,
});

export const inviteAgain = endpoint({
  method: 'POST',
  path: '/users/:id/invitation',
  access: 'edit-users',
  summary: 'Send the invitation again',
  description: 'For a user who has not signed in yet; for others it is `not-found`.',
  refusals: ['mail-limit-reached'],
  params: id,
  reply: userView,
});

export const updateUser = endpoint({
  method: 'PUT',
  path: '/users/:id',
  access: 'edit-users',
  summary: 'Change the name and role of a person',
  description: 'Ends the user’s sessions when their role, merchant or partner changes.',
  refusals: ['email-taken', 'last-administrator', 'own-account'],
  params: id,
  body: z.strictObject({ name: mailedName(120), belonging }),
  reply: userView,
});

export const setUserSuspension = endpoint({
  method: 'PUT',
  path: '/users/:id/suspension',
  access: 'edit-users',
  summary: 'Suspend or reinstate a person',
  description: 'A suspension ends every session at once.',
  refusals: ['last-administrator', 'own-account'],
  params: id,
  body: z.strictObject({ suspended: z.boolean() }),
  reply: userView,
});

export const endUserSessions = endpoint({
  method: 'DELETE',
  path: '/users/:id/sessions',
  access: 'edit-users',
  summary: 'End every session of a person',
  params: id,
  reply: z.null(),
});

export const removeUserSecondFactor = endpoint({
  method: 'DELETE',
  path: '/users/:id/second-factor',
  access: 'edit-users',
  summary: 'Turn two-step sign-in off for a person who has lost it',
  description: 'For a user who has lost both the app and the recovery codes. They are notified by mail.',
  refusals: ['own-account', 'second-factor-not-set'],
  params: id,
  reply: z.null(),
});

import { MERCHANT_RIGHTS } from '@comptoir/domain/base/access/merchant-right';
import { z } from 'zod';
import { typedPassword } from '../base/sessions.ts';
import { drawnText, endpoint, instant, mailedName, pageOf, plainText } from '../endpoint.ts';

/**
 * A place that the caller's account has: at a merchant's, at a partner's or at Comptoir, whose `name` is empty. `invited` waits to be opened
 * for the first time, or declined; `suspended` opens nothing. Source: decision 200.
 */
export const membershipView = z.strictObject({
  id: z.uuid(),
  role: z.enum(['admin', 'partner', 'merchant']),
  merchantId: z.uuid().nullable(),
  partnerId: z.uuid().nullable(),
  name: z.string(),
  city: z.string().nullable(),
  right: z.enum(MERCHANT_RIGHTS).nullable(),
  state: z.enum(['invited', 'active', 'suspended']),
  since: instant,
  /** Name of the person who invited them; null for whoever signed the business up, and for those whom the provider named. */
  addedBy: z.string().nullable(),
  lastOpenedAt: instant.nullable(),
  /** True for the place that this session shows. */
  isInView: z.boolean(),
});
export type MembershipView = z.infer<typeof membershipView>;

export const listMemberships = endpoint({
  method: 'GET',
  path: '/memberships',
  access: 'use-session',
  summary: 'The businesses of one sign-in',
  description: 'Every place of the account, the one last opened first, at most 1,000.',
  reply: pageOf(membershipView),
});

/** Source: decision 200. */
export const switchMerchant = endpoint({
  method: 'POST',
  path: '/session/merchant',
  access: 'edit-memberships',
  summary: 'Show another business of the account',
  description:
    'Returns a token of the same session in another place: `merchantId` names the business, null the place at a partner’s or at Comptoir. ' +
    'The token before goes on showing the business before, until it is renewed. Opening a place for the first time accepts its invitation.',
  refusals: ['not-found', 'password-sign-in-required'],
  body: z.strictObject({ merchantId: z.uuid().nullable() }),
  reply: z.strictObject({ webToken: z.string() }),
});

/** Source: decision 203. */
export const openElsewhere = endpoint({
  method: 'POST',
  path: '/session/elsewhere',
  access: 'public',
  summary: 'Go on in another business once one is closed',
  description:
    'For a token whose place was taken from the account, left or suspended: returns one of the same session in the place that was used last. ' +
    'Refused as `session-ended` where there is no other, and while the place of the token is open.',
  refusals: ['session-ended'],
  reply: z.strictObject({ webToken: z.string() }),
});

export const addBusiness = endpoint({
  method: 'POST',
  path: '/memberships',
  access: 'edit-memberships',
  summary: 'Sign up one more business',
  description: 'The caller becomes its owner. It has still to give its information and to subscribe.',
  refusals: ['password-sign-in-required', 'too-many-memberships'],
  body: z.strictObject({ company_name: drawnText(mailedName(120)), language: z.enum(['fr', 'en']) }),
  reply: membershipView,
});

export const leaveMembership = endpoint({
  method: 'DELETE',
  path: '/memberships/:id',
  access: 'edit-memberships',
  summary: 'Leave a business, or decline its invitation',
  description: 'Not the one in view, and not as its last owner. What was done there stays in its log.',
  refusals: ['contact-is-last-owner', 'contact-is-provider-owner', 'membership-in-view'],
  params: z.strictObject({ id: z.uuid() }),
  reply: z.null(),
});

/** Of the authenticator app, or a recovery code. */
const code = plainText(32).optional();

/** Source: decision 203. */
export const joinAccounts = endpoint({
  method: 'POST',
  path: '/memberships/joining',
  access: 'edit-memberships',
  summary: 'Join another account of the same person',
  description:
    'Proves both accounts: `password` and `code` are of the one that is signed in, `other` of the other, each with a code where two steps ' +
    'are asked for. Every place goes to the one of `keep`, with its email and password; the other is forgotten and its sessions end, but ' +
    'this one. Who came by the provider proves the account of the address that the provider named: the place in view goes there. ' +
    'Wrong attempts are slowed down as at sign-in.',
  refusals: [
    'accounts-share-business',
    'invalid-credentials',
    'own-account',
    'partner-suspended',
    'password-sign-in-required',
    'password-wrong',
    'second-factor-code-wrong',
    'second-factor-invalid',
    'second-factor-required',
    'too-many-memberships',
  ],
  body: z.strictObject({
    password: typedPassword.optional(),
    code,
    other: z.strictObject({ email: plainText(254).min(1), password: typedPassword, code }),
    keep: z.enum(['this', 'other']),
  }),
  reply: z.strictObject({ webToken: z.string() }),
});

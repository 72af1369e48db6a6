import { MERCHANT_RIGHTS } from '@comptoir/domain/base/access/merchant-right';
import { z } from 'zod';
import { drawnText, endpoint, instant, mailedName, pageOf } from '../endpoint.ts';

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

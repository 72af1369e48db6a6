import * as contract from '@comptoir/contract/people/memberships';
import type { MembershipView } from '@comptoir/contract/people/memberships';
import type { Language } from '@comptoir/domain/base/merchants/merchant-information';
import type { FastifyInstance } from 'fastify';
import type { RouteDependencies } from '../../../dependencies.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { route } from '../../../platform/http/route.ts';
import type { SignedIn } from '../../base/access/recognize-user.ts';
import { makeMerchant } from '../registration/make-merchant.ts';
import { isProvenByPerson } from '../../base/sessions/move-session.ts';
import { leaveContacts } from '../contacts/leave-contacts.ts';
import { findMembershipRow, listMembershipRows, type MembershipRow } from './memberships.store.ts';
import { joinAccounts, type JoinDeps } from './join-accounts.ts';
import { openElsewhere } from './open-elsewhere.ts';
import { refuseTooManyPlaces } from './refuse-too-many-places.ts';
import { switchMerchant, type SwitchDeps } from './switch-merchant.ts';

export type MembershipRoutesDeps = SwitchDeps & JoinDeps & Pick<RouteDependencies, 'signedIn' | 'anyone'>;

export function membershipRoutes(app: FastifyInstance, deps: MembershipRoutesDeps): void {
  const authenticate = deps.signedIn;
  route(app, contract.listMemberships, {
    authenticate,
    handler: async ({ caller }) => {
      const { accountId } = caller.user;
      const rows = await deps.database.transaction({ role: 'system' }, (tx) => listMembershipRows(tx, accountId));
      return { items: rows.map((row) => viewOf(row, caller)), nextCursor: null };
    },
  });
  route(app, contract.switchMerchant, {
    authenticate,
    rateLimit: { max: 120, timeWindow: '1 minute' },
    handler: async ({ body, caller }) => ({ webToken: await switchMerchant(deps, caller, body.merchantId) }),
  });
  route(app, contract.openElsewhere, {
    authenticate: deps.anyone,
    rateLimit: { max: 60, timeWindow: '1 minute' },
    handler: async ({ request }) => ({ webToken: await openElsewhere(deps, request) }),
  });
  route(app, contract.addBusiness, {
    authenticate,
    rateLimit: { max: 10, timeWindow: '1 hour' },
    handler: ({ body, caller }) =>
      addBusiness(deps, caller, { companyName: body.company_name, language: body.language }),
  });
  route(app, contract.leaveMembership, {
    authenticate,
    handler: ({ params, caller }) => leaveMembership(deps, caller, params.id).then(() => null),
  });
  route(app, contract.joinAccounts, {
    authenticate,
    rateLimit: { max: 60, timeWindow: '1 minute' },
    handler: async ({ body, caller, request }) => {
      const { password = '', code = '', other, keep } = body;
      const typed = { password, code, other: { ...other, code: other.code ?? '' }, keep, address: request.ip };
      return { webToken: await joinAccounts(deps, caller, typed) };
    },
  });
}

const viewOf = ({ since, lastOpenedAt, ...row }: MembershipRow, { user }: SignedIn): MembershipView => ({
  ...row,
  since: since.toISOString(),
  lastOpenedAt: lastOpenedAt?.toISOString() ?? null,
  isInView: row.id === user.id,
});

/** Signs up one more business of the caller's, who becomes its owner. @throws AppError password-sign-in-required, too-many-memberships */
async function addBusiness(
  deps: MembershipRoutesDeps,
  caller: SignedIn,
  { companyName, language }: { readonly companyName: string; readonly language: Language },
): Promise<MembershipView> {
  const now = deps.now();
  const { user, sessionId } = caller;
  const row = await deps.database.transaction({ role: 'system' }, async (tx) => {
    // who came by the provider alone could not open it
    if (!(await isProvenByPerson(tx, sessionId))) throw new AppError('password-sign-in-required');
    await refuseTooManyPlaces(tx, user.accountId);
    const { email, name } = user;
    const id = makeMerchant(tx, { email, name, companyName, language, partnerId: null }, now);
    return findMembershipRow(tx, { accountId: user.accountId, id });
  });
  if (!row) throw new Error('a place that was just made is not there');
  return viewOf(row, caller);
}

/**
 * Takes the caller's own way into a business, or declines its invitation.
 * @throws AppError not-found, membership-in-view, contact-is-last-owner, contact-is-provider-owner
 */
async function leaveMembership(deps: MembershipRoutesDeps, { user }: SignedIn, id: string): Promise<void> {
  const now = deps.now();
  const merchantId = await deps.database.transaction({ role: 'system' }, async (tx) => {
    const place = await findMembershipRow(tx, { accountId: user.accountId, id });
    if (id === user.id) throw new AppError('membership-in-view');
    if (!place || place.role === 'admin') throw new AppError('not-found');
    const of = place.merchantId ? { merchantId: place.merchantId } : { partnerId: place.partnerId ?? '' };
    await leaveContacts(tx, { id, of, now });
    return place.merchantId;
  });
  if (merchantId) deps.announcements.publish(merchantId);
}

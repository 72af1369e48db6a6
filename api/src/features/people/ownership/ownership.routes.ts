import * as contract from '@comptoir/contract/people/ownership';
import type { FastifyInstance } from 'fastify';
import type { RouteDependencies } from '../../../dependencies.ts';
import type { Scope } from '../../../platform/database/database.ts';
import { route } from '../../../platform/http/route.ts';
import { scopeOfActor } from '../../base/access/merchant-scope.ts';
import { limitLinkAttempts } from '../../base/sessions/limit-attempts.ts';
import { acceptInvitation, acceptOwnership, type AcceptDeps } from './accept-ownership.ts';
import { endOffer } from './end-offer.ts';
import { offerOwnership } from './offer-ownership.ts';
import { findAccount, listOffersTo, listTransfers } from './ownership.store.ts';
import { readOffer, type ReadOfferDeps } from './read-offer.ts';
import { viewOffer, viewTransfer } from './view-transfer.ts';
import { hashSecretWord } from '../../../platform/secret-words.ts';

export type OwnershipRoutesDeps = AcceptDeps & ReadOfferDeps & Pick<RouteDependencies, 'anyone' | 'signedIn'>;

/** Each of these sends mail. */
const MAILING = { max: 30, timeWindow: '1 minute' };
/** A look costs little; whoever tries links waits by the count of those that are none. */
const LOOKS = { max: 120, timeWindow: '1 minute' };
const SYSTEM: Scope = { role: 'system' };

export function ownershipRoutes(app: FastifyInstance, deps: OwnershipRoutesDeps): void {
  offererRoutes(app, deps);
  receiverRoutes(app, deps);
  newcomerRoutes(app, deps);
}

/** Ends an offer in a scope, and has the business's screens read it again. */
async function end(deps: OwnershipRoutesDeps, scope: Scope, ended: Omit<Parameters<typeof endOffer>[1], 'now'>) {
  const merchantId = await deps.database.transaction(scope, (tx) => endOffer(tx, { ...ended, now: deps.now() }));
  deps.announcements.publish(merchantId);
  return null;
}

function offererRoutes(app: FastifyInstance, deps: OwnershipRoutesDeps): void {
  const { signedIn: authenticate, database } = deps;
  route(app, contract.offerOwnership, {
    authenticate,
    rateLimit: MAILING,
    handler: ({ body, caller, request }) => offerOwnership(deps, caller, { body, address: request.ip }),
  });
  route(app, contract.listOwnershipTransfers, {
    authenticate,
    handler: async ({ caller: { actor } }) => {
      const rows = await database.transaction(scopeOfActor(actor), (tx) => listTransfers(tx, actor.merchantId ?? ''));
      return { items: rows.map((row) => viewTransfer(row, deps.now())), nextCursor: null };
    },
  });
  route(app, contract.withdrawOwnership, {
    authenticate,
    rateLimit: MAILING,
    handler: ({ params: { id }, caller: { actor } }) =>
      end(deps, scopeOfActor(actor), {
        key: { id, merchantId: actor.merchantId ?? '' },
        act: 'withdraw',
        userId: actor.userId,
      }),
  });
}

function receiverRoutes(app: FastifyInstance, deps: OwnershipRoutesDeps): void {
  const { signedIn: authenticate, database } = deps;
  route(app, contract.listOwnershipOffers, {
    authenticate,
    handler: async ({ caller: { user } }) => {
      const rows = await database.transaction(SYSTEM, (tx) => listOffersTo(tx, user.email, deps.now()));
      return { items: rows.map((row) => viewOffer(row, deps.now())), nextCursor: null };
    },
  });
  route(app, contract.getOwnershipOffer, {
    authenticate,
    handler: ({ params: { id }, caller: { user } }) =>
      database.transaction(SYSTEM, (tx) => readOffer(tx, deps, { id, email: user.email })),
  });
  route(app, contract.acceptOwnership, {
    authenticate,
    rateLimit: MAILING,
    handler: async ({ params, body, caller, request }) => ({
      merchantId: await acceptOwnership(deps, caller, { ...params, ...body, address: request.ip }),
    }),
  });
  route(app, contract.declineOwnership, {
    authenticate,
    rateLimit: MAILING,
    handler: ({ params: { id }, caller: { user } }) =>
      end(deps, SYSTEM, { key: { id, email: user.email }, act: 'decline', userId: null }),
  });
}

function newcomerRoutes(app: FastifyInstance, deps: OwnershipRoutesDeps): void {
  const { anyone: authenticate, database } = deps;
  route(app, contract.getOwnershipInvitation, {
    authenticate,
    rateLimit: LOOKS,
    handler: ({ params, request }) =>
      limitLinkAttempts(deps, request.ip, () =>
        database.transaction(SYSTEM, async (tx) => {
          const offer = await readOffer(tx, deps, { tokenHash: hashSecretWord(params.token) });
          return { ...offer, hasAccount: (await findAccount(tx, offer.email)) !== null };
        }),
      ),
  });
  route(app, contract.acceptOwnershipInvitation, {
    authenticate,
    rateLimit: MAILING,
    handler: async ({ params, body, request }) => ({
      email: await limitLinkAttempts(deps, request.ip, () =>
        acceptInvitation(deps, { ...body, tokenHash: hashSecretWord(params.token) }),
      ),
    }),
  });
  route(app, contract.declineOwnershipInvitation, {
    authenticate,
    rateLimit: MAILING,
    handler: ({ params, request }) =>
      limitLinkAttempts(deps, request.ip, () =>
        end(deps, SYSTEM, { key: { tokenHash: hashSecretWord(params.token) }, act: 'decline', userId: null }),
      ),
  });
}

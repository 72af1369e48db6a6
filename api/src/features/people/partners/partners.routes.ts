import {
  createPartner as createEndpoint,
  getPartner,
  listPartners,
  listPartnerStandings,
  moveMerchant as moveEndpoint,
  setPartnerSuspension as suspensionEndpoint,
  updatePartner as updateEndpoint,
} from '@comptoir/contract/people/partners';
import type { FastifyInstance } from 'fastify';
import { route, type Authenticate } from '../../../platform/http/route.ts';
import { scopeOfActor } from '../../base/merchants/merchant-scope.ts';
import type { SignedIn } from '../../base/sessions/recognize-user.ts';
import { createPartner, updatePartner, type PartnerDeps } from './keep-partner.ts';
import { invitationRoutes } from './invitations.routes.ts';
import { listStandings } from './list-standings.ts';
import { moveMerchant } from './move-merchant.ts';
import { listPartnerLines } from './partners.queries.ts';
import { readPartner } from './read-partner.ts';
import { setPartnerSuspension } from './set-partner-suspension.ts';
import { streamPartner } from './stream-partner.ts';

export function partnerRoutes(
  app: FastifyInstance,
  deps: PartnerDeps & { readonly signedIn: Authenticate<SignedIn> },
): void {
  route(app, listPartners, {
    authenticate: deps.signedIn,
    handler: async ({ caller }) => ({
      items: await deps.database.transaction(scopeOfActor(caller.actor), listPartnerLines),
      nextCursor: null,
    }),
  });
  route(app, listPartnerStandings, {
    authenticate: deps.signedIn,
    handler: ({ query, caller }) => listStandings(deps, scopeOfActor(caller.actor), query),
  });
  route(app, getPartner, {
    authenticate: deps.signedIn,
    handler: ({ params, query, caller }) => readPartner(deps, caller.actor, { partnerId: params.id, looked: query }),
  });
  route(app, createEndpoint, {
    authenticate: deps.signedIn,
    handler: ({ body, caller }) => createPartner(deps, caller.actor, body),
  });
  route(app, updateEndpoint, {
    authenticate: deps.signedIn,
    handler: ({ params: { id }, body: given, caller }) => updatePartner(deps, caller.actor, { id, given }),
  });
  route(app, moveEndpoint, {
    authenticate: deps.signedIn,
    handler: async ({ params: { id: merchantId }, body, caller }) => {
      await moveMerchant(deps, caller, { merchantId, ...body });
      return null;
    },
  });
  streamPartner(app, deps);
  invitationRoutes(app, deps);
  route(app, suspensionEndpoint, {
    authenticate: deps.signedIn,
    handler: ({ params, body, caller }) => setPartnerSuspension(deps, caller.actor, { ...params, ...body }),
  });
}

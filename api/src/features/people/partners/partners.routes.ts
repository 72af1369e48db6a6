import { getPartner, listPartners } from '@comptoir/contract/people/partners';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../../platform/database/database.ts';
import { route, type Authenticate } from '../../../platform/http/route.ts';
import { scopeOfActor } from '../../base/merchants/merchant-scope.ts';
import type { SignedIn } from '../../base/sessions/recognize-user.ts';
import { listPartnerLines } from './partners.queries.ts';
import { readPartner } from './read-partner.ts';

export function partnerRoutes(
  app: FastifyInstance,
  deps: { database: Database; now: () => Date; signedIn: Authenticate<SignedIn> },
): void {
  route(app, listPartners, {
    authenticate: deps.signedIn,
    handler: async ({ caller }) => ({
      items: await deps.database.transaction(scopeOfActor(caller.actor), listPartnerLines),
      nextCursor: null,
    }),
  });
  route(app, getPartner, {
    authenticate: deps.signedIn,
    handler: ({ params, query, caller }) => readPartner(deps, caller.actor, { partnerId: params.id, looked: query }),
  });
}

import { getPartner, listPartners } from '@comptoir/contract/people/partners';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../../platform/database/database.ts';
import { route, type Identify } from '../../../platform/http/route.ts';
import { scopeOfActor } from '../../base/merchants/merchant-scope.ts';
import type { SignedIn } from '../../base/sessions/recognize-user.ts';
import { listPartnerLines } from './partners.queries.ts';
import { readPartner } from './read-partner.ts';

export function partnerRoutes(
  app: FastifyInstance,
  needs: { database: Database; now: () => Date; signedIn: Identify<SignedIn> },
): void {
  route(app, listPartners, {
    identify: needs.signedIn,
    answer: async ({ caller }) => ({
      items: await needs.database.transaction(scopeOfActor(caller.actor), listPartnerLines),
      nextCursor: null,
    }),
  });
  route(app, getPartner, {
    identify: needs.signedIn,
    answer: ({ params, caller }) => readPartner(needs, caller.actor, params.id),
  });
}

import { getOverview, getTransmissionReport } from '@comptoir/contract/sales/reports';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../../platform/database/database.ts';
import { route, type Identify } from '../../../platform/http/route.ts';
import { scopeOfActor } from '../../base/merchants/merchant-scope.ts';
import type { SignedIn } from '../../base/sessions/recognize-user.ts';
import { readOverview } from './read-overview.ts';
import { reportTransmissions } from './report-transmissions.ts';

export function reportRoutes(
  app: FastifyInstance,
  needs: { database: Database; now: () => Date; signedIn: Identify<SignedIn> },
): void {
  route(app, getOverview, {
    identify: needs.signedIn,
    answer: ({ caller }) => readOverview(needs.database, scopeOfActor(caller.actor), needs.now()),
  });
  route(app, getTransmissionReport, {
    identify: needs.signedIn,
    answer: async ({ query, caller }) => ({
      items: await reportTransmissions(needs, scopeOfActor(caller.actor), query),
      nextCursor: null,
    }),
  });
}

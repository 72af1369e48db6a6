import { getOverview, getTransmissionReport } from '@comptoir/contract/sales/reports';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../../platform/database/database.ts';
import { route, type Authenticate } from '../../../platform/http/route.ts';
import { scopeOfActor } from '../../base/merchants/merchant-scope.ts';
import type { SignedIn } from '../../base/sessions/recognize-user.ts';
import { readOverview } from './read-overview.ts';
import { reportTransmissions } from './report-transmissions.ts';

export function reportRoutes(
  app: FastifyInstance,
  deps: { database: Database; now: () => Date; signedIn: Authenticate<SignedIn> },
): void {
  route(app, getOverview, {
    authenticate: deps.signedIn,
    handler: ({ caller }) => readOverview(deps.database, scopeOfActor(caller.actor), deps.now()),
  });
  route(app, getTransmissionReport, {
    authenticate: deps.signedIn,
    handler: async ({ query, caller }) => ({
      items: await reportTransmissions(deps, scopeOfActor(caller.actor), query),
      nextCursor: null,
    }),
  });
}

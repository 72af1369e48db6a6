import { getRevenueReport, listRevenueMerchants as merchantsCall } from '@comptoir/contract/money/revenue';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../../platform/database/database.ts';
import { route, type Authenticate } from '../../../platform/http/route.ts';
import { scopeOfActor } from '../../base/merchants/merchant-scope.ts';
import type { SignedIn } from '../../base/sessions/recognize-user.ts';
import { listRevenueMerchants, reportRevenue } from './report-revenue.ts';

export function revenueRoutes(
  app: FastifyInstance,
  { database, signedIn }: { database: Database; signedIn: Authenticate<SignedIn> },
): void {
  route(app, getRevenueReport, {
    authenticate: signedIn,
    handler: ({ query, caller }) => reportRevenue(database, scopeOfActor(caller.actor), query),
  });
  route(app, merchantsCall, {
    authenticate: signedIn,
    handler: async ({ query, caller }) => ({
      items: await listRevenueMerchants(database, scopeOfActor(caller.actor), query),
      nextCursor: null,
    }),
  });
}

import { getRevenueReport, listRevenueMerchants as merchantsCall } from '@comptoir/contract/money/revenue';
import type { FastifyInstance } from 'fastify';
import { route, type Authenticate } from '../../../platform/http/route.ts';
import { scopeOfActor } from '../../base/merchants/merchant-scope.ts';
import type { SignedIn } from '../../base/sessions/recognize-user.ts';
import { revenueAccountingRoutes } from './accounting.routes.ts';
import type { RevenueJournalDeps } from './export-journal.ts';
import { listRevenueMerchants, reportRevenue } from './report-revenue.ts';

export function revenueRoutes(
  app: FastifyInstance,
  deps: RevenueJournalDeps & { signedIn: Authenticate<SignedIn> },
): void {
  const { database, signedIn } = deps;
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
  revenueAccountingRoutes(app, deps);
}

import {
  getRevenueFile,
  getRevenueReport,
  listRevenueMerchants as merchantsCall,
} from '@comptoir/contract/money/revenue';
import { REVENUE_SECTION as section } from '@comptoir/domain/money/revenue/revenue-section';
import type { FastifyInstance } from 'fastify';
import { preferredLanguage } from '../../../platform/http/preferred-language.ts';
import { fileRoute, route, type Authenticate } from '../../../platform/http/route.ts';
import { figureFile } from '../../base/figures/write-figure-report.ts';
import { scopeOfActor } from '../../base/access/merchant-scope.ts';
import type { SignedIn } from '../../base/access/recognize-user.ts';
import { revenueAccountingRoutes } from './accounting.routes.ts';
import type { RevenueJournalDeps } from './export-journal.ts';
import { listRevenueMerchants, reportRevenue, reportRevenueForFile } from './report-revenue.ts';

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
    handler: ({ query, caller }) => listRevenueMerchants(database, scopeOfActor(caller.actor), query),
  });
  fileRoute(app, getRevenueFile, {
    authenticate: signedIn,
    handler: async ({ query, caller, request }) => {
      const report = await reportRevenueForFile(database, scopeOfActor(caller.actor), query);
      const language = preferredLanguage(request);
      return figureFile({ report, section, query, language, now: deps.now() }, query.format);
    },
  });
  revenueAccountingRoutes(app, deps);
}

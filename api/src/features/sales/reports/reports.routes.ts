import { listBusinessStandings as listBusinessStandingsEndpoint } from '@comptoir/contract/sales/business-standings';
import { getOverview } from '@comptoir/contract/sales/report-overview';
import {
  exportSalesReport,
  getSalesReport,
  getTaxReport,
  getTransmissionReport,
  type SalesReport,
  type TaxReport,
} from '@comptoir/contract/sales/reports';
import { getItemReport, type ItemReport } from '@comptoir/contract/sales/report-items';
import {
  getHourlySales,
  listOutages as listOutagesCall,
  type HourlySales,
  type Outages,
} from '@comptoir/contract/sales/report-charts';
import type { FastifyInstance } from 'fastify';
import { dayAfter } from '@comptoir/domain/base/calendar/calendar-day';
import { midnightOf } from '@comptoir/domain/base/calendar/local-day';
import { outagesOf } from '@comptoir/domain/sales/reports/outages-of';
import type { ReportPeriod } from '@comptoir/domain/sales/reports/report-period';
import { preferredLanguage } from '../../../platform/http/preferred-language.ts';
import { fileRoute, route } from '../../../platform/http/route.ts';
import { resolveMerchant, scopeOfActor, scopeOf, type MerchantScope } from '../../base/access/merchant-scope.ts';
import type { SignedIn } from '../../base/access/recognize-user.ts';
import { listBusinessStandings } from './list-business-standings.ts';
import { salesAccountingRoutes } from './accounting.routes.ts';
import { annualReportRoutes } from './annual-reports.routes.ts';
import { exportSales } from './export-sales.ts';
import { readOverview } from './read-overview.ts';
import { reportDocumentRoutes } from './report-documents.routes.ts';
import { exportItems } from './export-items.ts';
import { reportHours } from './report-hours.ts';
import { reportItems } from './report-items.ts';
import type { ReportRoutesDeps } from './report-routes-deps.ts';
import { reportSales } from './report-sales.ts';
import { reportTaxes } from './report-taxes.ts';
import { streamOverview } from './stream-overview.ts';
import { reportTransmissions } from './report-transmissions.ts';
import { listLaneEvents } from './reports.queries.ts';
import { checkPeriod, type ReportDeps } from './report-filter.ts';

export function reportRoutes(app: FastifyInstance, deps: ReportRoutesDeps): void {
  const { signedIn: authenticate } = deps;
  route(app, listBusinessStandingsEndpoint, {
    authenticate,
    rateLimit: { max: 120, timeWindow: '1 minute' },
    handler: async ({ caller }) => ({ items: await listBusinessStandings(deps, caller) }),
  });
  route(app, getOverview, {
    authenticate,
    handler: ({ query, caller }) => readOverview(deps, scopeOfActor(caller.actor), query),
  });
  route(app, getTransmissionReport, {
    authenticate,
    handler: ({ query, caller }) => reportTransmissions(deps, scopeOfActor(caller.actor), query),
  });
  streamOverview(app, deps);
  merchantReportRoutes(app, deps);
  reportDocumentRoutes(app, deps);
  annualReportRoutes(app, deps);
  salesAccountingRoutes(app, deps);
}

/** Serves a merchant's reports of its own sales. */
function merchantReportRoutes(app: FastifyInstance, deps: ReportRoutesDeps): void {
  const { database, signedIn: authenticate } = deps;
  const scopeFor = (caller: SignedIn, merchantId: string | undefined) =>
    resolveMerchant(database, caller.actor, { merchantId, action: 'read-bills' });
  route(app, getSalesReport, {
    authenticate,
    handler: async ({ query: { merchantId, ...period }, caller }): Promise<SalesReport> =>
      reportSales(deps, await scopeFor(caller, merchantId), period),
  });
  fileRoute(app, exportSalesReport, {
    authenticate,
    handler: async ({ query: { merchantId, ...wanted }, caller, request }) => {
      const write = wanted.by === 'item' || wanted.by === 'category' ? exportItems : exportSales;
      return write(deps, await scopeFor(caller, merchantId), { wanted, language: preferredLanguage(request) });
    },
  });
  route(app, getItemReport, {
    authenticate,
    handler: async ({ query: { merchantId, ...period }, caller }): Promise<ItemReport> =>
      reportItems(deps, await scopeFor(caller, merchantId), period),
  });
  route(app, getTaxReport, {
    authenticate,
    handler: async ({ query: { merchantId, ...period }, caller }): Promise<TaxReport> =>
      reportTaxes(deps, await scopeFor(caller, merchantId), period),
  });
  route(app, getHourlySales, {
    authenticate,
    handler: async ({ query: { merchantId }, caller }): Promise<HourlySales> =>
      reportHours(deps, await scopeFor(caller, merchantId)),
  });
  route(app, listOutagesCall, {
    authenticate,
    handler: async ({ query: { merchantId, ...period }, caller }): Promise<Outages> =>
      listOutages(deps, await scopeFor(caller, merchantId), period),
  });
}

/** Lists the times that a merchant could not reach the authority in a period. @throws AppError validation-failed */
async function listOutages(deps: ReportDeps, scope: MerchantScope, period: ReportPeriod): Promise<Outages> {
  const { merchantId } = scope;
  const { timeZone } = await checkPeriod(deps, scope, period);
  const start = midnightOf(period.from, timeZone);
  const midnight = midnightOf(dayAfter(period.to), timeZone);
  // what goes on is known up to now
  const end = deps.now() < midnight ? deps.now() : midnight;
  const events = await deps.database.transaction(scopeOf(scope), (tx) =>
    listLaneEvents(tx, { merchantId, start, end }),
  );
  const items = outagesOf(events, { start, end });
  return {
    from: period.from,
    to: period.to,
    timeZone,
    items: items.map(({ from, to }) => ({ from: from.toISOString(), to: to.toISOString() })),
  };
}

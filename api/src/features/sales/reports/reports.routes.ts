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
import { preferredLanguage } from '../../../platform/http/preferred-language.ts';
import { fileRoute, route } from '../../../platform/http/route.ts';
import { resolveMerchant, scopeOfActor } from '../../base/merchants/merchant-scope.ts';
import type { SignedIn } from '../../base/sessions/recognize-user.ts';
import { salesAccountingRoutes } from './accounting.routes.ts';
import { annualReportRoutes } from './annual-reports.routes.ts';
import { exportSales } from './export-sales.ts';
import { listOutages } from './list-outages.ts';
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

export function reportRoutes(app: FastifyInstance, deps: ReportRoutesDeps): void {
  const { signedIn: authenticate } = deps;
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
      const write = wanted.by === 'item' ? exportItems : exportSales;
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

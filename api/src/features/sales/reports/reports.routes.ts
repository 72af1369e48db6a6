import {
  exportSalesReport,
  getOverview,
  getSalesReport,
  getTaxReport,
  getTransmissionReport,
  type SalesReport,
  type TaxReport,
} from '@comptoir/contract/sales/reports';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../../platform/database/database.ts';
import { preferredLanguage } from '../../../platform/http/preferred-language.ts';
import { fileRoute, route, type Authenticate } from '../../../platform/http/route.ts';
import { resolveMerchant, scopeOfActor } from '../../base/merchants/merchant-scope.ts';
import type { SignedIn } from '../../base/sessions/recognize-user.ts';
import { exportSales } from './export-sales.ts';
import { readOverview } from './read-overview.ts';
import { reportSales } from './report-sales.ts';
import { reportTaxes } from './report-taxes.ts';
import { reportTransmissions } from './report-transmissions.ts';

export interface ReportRoutesDeps {
  readonly database: Database;
  readonly now: () => Date;
  readonly signedIn: Authenticate<SignedIn>;
}

export function reportRoutes(app: FastifyInstance, deps: ReportRoutesDeps): void {
  const { signedIn: authenticate } = deps;
  route(app, getOverview, {
    authenticate,
    handler: ({ caller }) => readOverview(deps.database, scopeOfActor(caller.actor), deps.now()),
  });
  route(app, getTransmissionReport, {
    authenticate,
    handler: async ({ query, caller }) => ({
      items: await reportTransmissions(deps, scopeOfActor(caller.actor), query),
      nextCursor: null,
    }),
  });
  merchantReportRoutes(app, deps);
}

/** What a merchant reads of its own sales. */
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
    handler: async ({ query: { merchantId, ...wanted }, caller, request }) =>
      exportSales(deps, await scopeFor(caller, merchantId), { wanted, language: preferredLanguage(request) }),
  });
  route(app, getTaxReport, {
    authenticate,
    handler: async ({ query: { merchantId, ...period }, caller }): Promise<TaxReport> =>
      reportTaxes(deps, await scopeFor(caller, merchantId), period),
  });
}

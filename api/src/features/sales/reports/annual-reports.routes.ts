import {
  getAnnualPdf,
  getAnnualReport,
  getAnnualWorkbook,
  getFiscalYear,
  setFiscalYear as setFiscalYearCall,
  type AnnualReport,
} from '@comptoir/contract/sales/annual-reports';
import { dayIn } from '@comptoir/domain/base/calendar/local-day';
import { daysOfYear } from '@comptoir/domain/sales/reports/fiscal-year';
import type { FastifyInstance } from 'fastify';
import { preferredLanguage } from '../../../platform/http/preferred-language.ts';
import { fileRoute, route, type Call } from '../../../platform/http/route.ts';
import { resolveMerchant, scopeOf } from '../../base/access/merchant-scope.ts';
import type { SignedIn } from '../../base/access/recognize-user.ts';
import { findFiscalYear } from './annual-reports.store.ts';
import { readAnnualReport, readKeptReport } from './read-annual-report.ts';
import { pdfOf } from '../../base/exports/render-report-pdf.ts';
import { reportWorkbook } from '../../base/exports/report-workbook.ts';
import type { ReportRoutesDeps } from './report-routes-deps.ts';
import { setFiscalYear, viewFiscalYear } from './set-fiscal-year.ts';
import { writeAnnualReport } from './write-annual-report.ts';
import type { WrittenReport } from '../../base/exports/written-report.ts';

/** Parts of a call for either file. */
type Wanted = Pick<Call<typeof getAnnualPdf, SignedIn>, 'params' | 'query' | 'caller' | 'request'>;

/** The report of a year: read, and as a document or a workbook. */
export function annualReportRoutes(app: FastifyInstance, deps: ReportRoutesDeps): void {
  const { database, signedIn: authenticate } = deps;
  const scopeFor = (caller: SignedIn, merchantId: string | undefined) =>
    resolveMerchant(database, caller.actor, { merchantId, action: 'read-bills' });
  route(app, getAnnualReport, {
    authenticate,
    handler: async ({ query: { merchantId, ...wanted }, caller }): Promise<AnnualReport> =>
      readAnnualReport(deps, await scopeFor(caller, merchantId), wanted),
  });
  const write = async ({ params, query, caller, request }: Wanted): Promise<WrittenReport> => {
    const scope = await scopeFor(caller, query.merchantId);
    const wanted = { year: params.year, firstMonth: query.firstMonth };
    const read = query.version === 'kept' ? readKeptReport : readAnnualReport;
    const report = await read(deps, scope, wanted);
    const isOver = daysOfYear(wanted).to < dayIn(report.timeZone, deps.now());
    return writeAnnualReport(report, { language: preferredLanguage(request), isOver });
  };
  route(app, getFiscalYear, {
    authenticate,
    handler: async ({ query, caller }) => {
      const scope = await scopeFor(caller, query.merchantId);
      return viewFiscalYear(await database.transaction(scopeOf(scope), (tx) => findFiscalYear(tx, scope.merchantId)));
    },
  });
  route(app, setFiscalYearCall, {
    authenticate,
    handler: async ({ query: { merchantId }, body, caller }) => {
      const scope = await resolveMerchant(database, caller.actor, { merchantId, action: 'edit-merchant' });
      return setFiscalYear(deps, scope, { ...body, user: caller.user });
    },
  });
  fileRoute(app, getAnnualPdf, { authenticate, handler: async (call) => pdfOf(await write(call)) });
  fileRoute(app, getAnnualWorkbook, { authenticate, handler: async (call) => reportWorkbook(await write(call)) });
}

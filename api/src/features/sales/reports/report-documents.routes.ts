import { getSalesPdf, getTaxPdf, getTaxWorkbook } from '@comptoir/contract/sales/report-documents';
import type { ReportPeriod } from '@comptoir/domain/sales/reports/report-period';
import type { FastifyInstance } from 'fastify';
import { preferredLanguage } from '../../../platform/http/preferred-language.ts';
import { fileRoute, type Call } from '../../../platform/http/route.ts';
import { resolveMerchant, scopeOf, type MerchantScope } from '../../base/access/merchant-scope.ts';
import { readMerchant } from '../../base/merchants/read-merchant.ts';
import type { SignedIn } from '../../base/access/recognize-user.ts';
import { giveReport } from './give-report.ts';
import { pdfOf } from '../../base/exports/render-report-pdf.ts';
import { readItems } from './report-items.ts';
import { readSales } from './report-sales.ts';
import { readTaxes, taxesGiven } from './report-taxes.ts';
import { reportWorkbook } from '../../base/exports/report-workbook.ts';
import type { ReportRoutesDeps } from './report-routes-deps.ts';
import { writeSalesReport, type ReportHead } from './write-sales-report.ts';
import { writeTaxReport } from './write-tax-report.ts';
import type { WrittenReport } from '../../base/exports/written-report.ts';

/** Parts of a call for any of the files. */
type Wanted = Pick<Call<typeof getTaxPdf, SignedIn>, 'query' | 'caller' | 'request'>;

/** Reports of a period as documents and workbooks. */
export function reportDocumentRoutes(app: FastifyInstance, deps: ReportRoutesDeps): void {
  const { signedIn: authenticate } = deps;
  const prepare = async ({ query, caller, request }: Wanted) => {
    const { merchantId, ...period } = query;
    const scope = await resolveMerchant(deps.database, caller.actor, { merchantId, action: 'read-bills' });
    return { scope, period, head: await headOf(deps, scope, preferredLanguage(request)) };
  };
  fileRoute(app, getSalesPdf, {
    authenticate,
    handler: async (call) => {
      const { scope, period, head } = await prepare(call);
      const { sales, items } = await giveReport(deps, { scope, period, name: 'sales' }, async (tx, asked) => {
        const report = { sales: await readSales(tx, asked), items: await readItems(tx, asked) };
        return { report, figures: report.sales.total };
      });
      return pdfOf(writeSalesReport(sales, items, head));
    },
  });
  const writeTaxes = async (call: Wanted): Promise<WrittenReport> => {
    const { scope, period, head }: { scope: MerchantScope; period: ReportPeriod; head: ReportHead } =
      await prepare(call);
    const taxes = await giveReport(deps, { scope, period, name: 'taxes' }, async (tx, asked) => {
      const report = await readTaxes(tx, asked);
      return { report, figures: taxesGiven(report) };
    });
    return writeTaxReport(taxes, head);
  };
  fileRoute(app, getTaxPdf, { authenticate, handler: async (call) => pdfOf(await writeTaxes(call)) });
  fileRoute(app, getTaxWorkbook, { authenticate, handler: async (call) => reportWorkbook(await writeTaxes(call)) });
}

async function headOf(
  { database, now }: ReportRoutesDeps,
  scope: MerchantScope,
  language: ReportHead['language'],
): Promise<ReportHead> {
  const { companyName } = await readMerchant(database, scopeOf(scope), scope.merchantId);
  return { language, merchant: companyName, now: now() };
}

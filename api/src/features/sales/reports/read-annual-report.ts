import type { AnnualReport } from '@comptoir/contract/sales/annual-reports';
import { dayIn } from '@comptoir/domain/base/calendar/local-day';
import { daysOfYear, type FiscalYear } from '@comptoir/domain/sales/reports/fiscal-year';
import { AppError } from '../../../platform/http/app-error.ts';
import { scopeOf, type MerchantScope } from '../../base/access/merchant-scope.ts';
import { readMerchant } from '../../base/merchants/read-merchant.ts';
import { findKeptReport, type KeptReport } from './annual-reports.store.ts';
import { compareReports, type EarlierReport } from './compare-reports.ts';
import { makeAnnualFigures } from './make-annual-figures.ts';
import type { ReportDeps } from './report-filter.ts';

/** A year of a merchant, and what has changed since its report was kept. @throws AppError validation-failed for one that has not begun */
export async function readAnnualReport(
  deps: ReportDeps,
  scope: MerchantScope,
  wanted: FiscalYear,
): Promise<AnnualReport> {
  const now = deps.now();
  const merchant = await readMerchant(deps.database, scopeOf(scope), scope.merchantId);
  if (daysOfYear(wanted).from > dayIn(merchant.timeZone, now))
    throw new AppError('validation-failed', [{ path: 'year', rule: 'in-future' }]);
  return deps.database.transaction(scopeOf(scope), async (tx) => {
    // one moment for all of it: what is sold meanwhile would look like a difference
    tx.write({ text: 'set transaction isolation level repeatable read, read only' });
    const figures = await makeAnnualFigures(tx, { merchant, wanted, now });
    const kept = await findKeptReport(tx, merchant.id, wanted);
    return {
      ...figures,
      kept:
        kept &&
        (await compareReports(tx, merchant.id, { earlier: earlierOf(kept), nowCents: figures.total.soldCents })),
    };
  });
}

/** The report of a year as it was kept. @throws AppError not-found when none was */
export async function readKeptReport(
  deps: ReportDeps,
  scope: MerchantScope,
  wanted: FiscalYear,
): Promise<AnnualReport> {
  const kept = await deps.database.transaction(scopeOf(scope), (tx) => findKeptReport(tx, scope.merchantId, wanted));
  if (!kept) throw new AppError('not-found');
  return { ...kept.report, kept: null };
}

const earlierOf = ({ report, madeAt, positions }: KeptReport): EarlierReport => ({
  period: { from: report.from, to: report.to },
  timeZone: report.timeZone,
  soldCents: report.total.soldCents,
  madeAt,
  positions,
});

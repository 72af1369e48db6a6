import type { AnnualChanges, AnnualFigures, AnnualReport } from '@comptoir/contract/sales/annual-reports';
import { dayAfter, dayIn, midnightOf } from '@comptoir/domain/base/calendar/local-day';
import { daysOfYear, type FiscalYear } from '@comptoir/domain/sales/reports/fiscal-year';
import type { Transaction } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { scopeOf, type MerchantScope } from '../../base/merchants/merchant-scope.ts';
import { readMerchant, type MerchantRow } from '../../base/merchants/read-merchant.ts';
import { findKeptReport, listChangedBills, type ChangedBill, type KeptReport } from './annual-reports.store.ts';
import { makeAnnualFigures } from './make-annual-figures.ts';
import type { ReportDeps } from './report-filter.ts';

/** No one reads more of them; their sum says what the others come to. */
const MOST_BILLS = 200;

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
    const kept = wanted.firstMonth === 1 ? await findKeptReport(tx, merchant.id, wanted.year) : null;
    return { ...figures, kept: kept && (await compareWithKept(tx, merchant, { kept, figures })) };
  });
}

/** The report of a calendar year as it was kept. @throws AppError not-found when none was */
export async function readKeptReport(
  deps: ReportDeps,
  scope: MerchantScope,
  wanted: FiscalYear,
): Promise<AnnualReport> {
  const kept =
    wanted.firstMonth === 1
      ? await deps.database.transaction(scopeOf(scope), (tx) => findKeptReport(tx, scope.merchantId, wanted.year))
      : null;
  if (!kept) throw new AppError('not-found');
  return { ...kept.report, kept: null };
}

async function compareWithKept(
  tx: Transaction,
  merchant: MerchantRow,
  { kept, figures }: { kept: KeptReport; figures: AnnualFigures },
): Promise<AnnualChanges> {
  const { report, madeAt, positions } = kept;
  // by the days that the kept report counted, wherever the merchant is now
  const start = midnightOf(report.from, report.timeZone);
  const end = midnightOf(dayAfter(report.to), report.timeZone);
  const changed = await listChangedBills(tx, { merchantId: merchant.id, start, end, madeAt, positions });
  const [added, refused] = [
    changed.filter(({ isRefused }) => !isRefused),
    changed.filter(({ isRefused }) => isRefused),
  ];
  const differenceCents = sumOf(added) - sumOf(refused);
  return {
    madeAt: madeAt.toISOString(),
    soldCents: report.total.soldCents,
    added: added.slice(0, MOST_BILLS).map(viewBill),
    refused: refused.slice(0, MOST_BILLS).map(viewBill),
    differenceCents,
    unexplainedCents: figures.total.soldCents - report.total.soldCents - differenceCents,
  };
}

const sumOf = (bills: readonly ChangedBill[]): number => bills.reduce((sum, { soldCents }) => sum + soldCents, 0);

const viewBill = ({ isRefused: _isRefused, signedAt, ...bill }: ChangedBill) => ({
  ...bill,
  signedAt: signedAt.toISOString(),
});

import type { FiscalYearView } from '@comptoir/contract/sales/annual-reports';
import { writeLog } from '../../base/record/write-log.ts';
import { scopeOf, type MerchantScope } from '../../base/access/merchant-scope.ts';
import { findFiscalYear, saveFiscalYear, type SavedFiscalYear } from './annual-reports.store.ts';
import type { JournalDeps } from './export-journal.ts';

/** The year of who never said otherwise. */
const CALENDAR_YEAR = 1;

/** Says with which month a merchant's fiscal year begins: reports are kept of that one from now on. */
export async function setFiscalYear(
  { database, announcements, now }: JournalDeps,
  scope: MerchantScope,
  { firstMonth, user }: { firstMonth: number; user: { readonly id: string; readonly email: string } },
): Promise<FiscalYearView> {
  const { merchantId } = scope;
  const changedAt = now();
  await database.transaction(scopeOf(scope), async (tx) => {
    const before = await findFiscalYear(tx, merchantId);
    saveFiscalYear(tx, { merchantId, firstMonth, changedAt, changedBy: user.id });
    const record = { event: 'fiscal-year-changed', facts: { email: user.email } } as const;
    const audit = { before: { firstMonth: before?.firstMonth ?? CALENDAR_YEAR }, after: { firstMonth } };
    writeLog(tx, [{ merchantId, userId: user.id, occurredAt: changedAt, record, audit }]);
  });
  announcements.publish(merchantId);
  return viewFiscalYear({ firstMonth, changedAt });
}

/** As the screen has it; the calendar year as long as no one has said otherwise. */
export const viewFiscalYear = (saved: SavedFiscalYear | null): FiscalYearView => ({
  firstMonth: saved?.firstMonth ?? CALENDAR_YEAR,
  changedAt: saved?.changedAt.toISOString() ?? null,
});

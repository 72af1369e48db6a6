import type { ReportChanges } from '@comptoir/contract/sales/report-changes';
import { dayAfter } from '@comptoir/domain/base/calendar/calendar-day';
import { midnightOf } from '@comptoir/domain/base/calendar/local-day';
import type { MerchantTimeZone } from '@comptoir/domain/base/merchants/merchant-information';
import type { ReportPeriod } from '@comptoir/domain/sales/reports/report-period';
import type { Transaction } from '../../../platform/database/database.ts';
import { listChangedBills, type ChangedBill } from './changed-bills.queries.ts';

/** No one reads more of them; their sum says what the others come to. */
const MOST_BILLS = 200;

/** A report as it was: of which days of which zone, what it came to after tax, and up to where in each device's chain bills are in it. */
export interface EarlierReport {
  readonly period: ReportPeriod;
  readonly timeZone: MerchantTimeZone;
  readonly madeAt: Date;
  readonly soldCents: number;
  readonly positions: Readonly<Record<string, number>>;
}

/** By which bills a report differs from what it was. `tx` sees the moment of which `nowCents` are. */
export async function compareReports(
  tx: Transaction,
  merchantId: string,
  { earlier, nowCents }: { earlier: EarlierReport; nowCents: number },
): Promise<ReportChanges> {
  const { period, timeZone, madeAt, soldCents, positions } = earlier;
  // by the days that it counted, wherever the merchant is now
  const start = midnightOf(period.from, timeZone);
  const end = midnightOf(dayAfter(period.to), timeZone);
  const changed = await listChangedBills(tx, { merchantId, start, end, madeAt, positions, limit: MOST_BILLS });
  const [added, refused] = [
    changed.filter(({ isRefused }) => !isRefused),
    changed.filter(({ isRefused }) => isRefused),
  ];
  const differenceCents = sumOf(added) - sumOf(refused);
  return {
    madeAt: madeAt.toISOString(),
    soldCents,
    added: added.map(viewBill),
    refused: refused.map(viewBill),
    differenceCents,
    unexplainedCents: nowCents - soldCents - differenceCents,
  };
}

/** Sums the bills, those behind the last that is listed too. */
const sumOf = (bills: readonly ChangedBill[]): number => bills[0]?.allCents ?? 0;

const viewBill = ({ isRefused: _isRefused, allCents: _allCents, signedAt, ...bill }: ChangedBill) => ({
  ...bill,
  signedAt: signedAt.toISOString(),
});

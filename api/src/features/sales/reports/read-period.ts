import { dayIn } from '@comptoir/domain/base/calendar/local-day';
import type { MerchantTimeZone } from '@comptoir/domain/base/merchants/merchant-information';
import type { ReportPeriod } from '@comptoir/domain/sales/reports/report-period';
import type { Transaction } from '../../../platform/database/database.ts';
import { scopeOf, type MerchantScope } from '../../base/access/merchant-scope.ts';
import { checkPeriod, type ReportDeps } from './report-filter.ts';

/** Merchant and days of a report. */
export interface Asked {
  readonly merchantId: string;
  readonly companyName: string;
  readonly timeZone: MerchantTimeZone;
  readonly period: ReportPeriod;
  /** True when its last day is past. */
  readonly isOver: boolean;
}

/** Reads a report of a period at one moment: what is sold meanwhile would look like a difference. @throws AppError validation-failed */
export async function readPeriod<Report>(
  deps: ReportDeps,
  { scope, period }: { scope: MerchantScope; period: ReportPeriod },
  read: (tx: Transaction, asked: Asked) => Promise<Report>,
): Promise<Report> {
  const { timeZone, companyName } = await checkPeriod(deps, scope, period);
  const { merchantId } = scope;
  const isOver = period.to < dayIn(timeZone, deps.now());
  return deps.database.transaction(scopeOf(scope), (tx) => {
    tx.write({ text: 'set transaction isolation level repeatable read, read only' });
    return read(tx, { merchantId, companyName, timeZone, period, isOver });
  });
}

import { dayAfter } from '@comptoir/domain/base/calendar/calendar-day';
import { dayIn, midnightOf } from '@comptoir/domain/base/calendar/local-day';
import type { MerchantTimeZone } from '@comptoir/domain/base/merchants/merchant-information';
import { faultsOfPeriod, type ReportPeriod } from '@comptoir/domain/sales/reports/report-period';
import type { Dependencies } from '../../../dependencies.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { scopeOf, type MerchantScope } from '../../base/access/merchant-scope.ts';
import { readMerchant, type MerchantRow } from '../../base/merchants/read-merchant.ts';
import type { SalesFilter } from './sales-days.queries.ts';

export type ReportDeps = Pick<Dependencies, 'database' | 'now'>;

/** A merchant whose period a report can be made of: the days are those of its zone. @throws AppError validation-failed */
export async function checkPeriod(
  { database, now }: ReportDeps,
  scope: MerchantScope,
  period: ReportPeriod,
): Promise<MerchantRow> {
  const merchant = await readMerchant(database, scopeOf(scope), scope.merchantId);
  const faults = faultsOfPeriod(period, dayIn(merchant.timeZone, now()));
  if (faults.length > 0) throw new AppError('validation-failed', faults);
  return merchant;
}

/** All of a merchant's days of a period. */
export const filterOfPeriod = (
  merchantId: string,
  zone: MerchantTimeZone,
  { from, to }: ReportPeriod,
): SalesFilter => ({
  merchantId,
  zone,
  from,
  to,
  start: midnightOf(from, zone),
  end: midnightOf(dayAfter(to), zone),
  deviceIds: null,
  employees: null,
  kinds: null,
  payments: null,
});

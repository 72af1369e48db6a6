import type { Outages } from '@comptoir/contract/sales/report-charts';
import { dayAfter } from '@comptoir/domain/base/calendar/calendar-day';
import { midnightOf } from '@comptoir/domain/base/calendar/local-day';
import { outagesOf } from '@comptoir/domain/sales/reports/outages-of';
import type { ReportPeriod } from '@comptoir/domain/sales/reports/report-period';
import { scopeOf, type MerchantScope } from '../../base/merchants/merchant-scope.ts';
import { listLaneEvents } from './outages.queries.ts';
import { checkPeriod, type ReportDeps } from './report-filter.ts';

/** Lists the times that a merchant could not reach the authority in a period. @throws AppError validation-failed */
export async function listOutages(deps: ReportDeps, scope: MerchantScope, period: ReportPeriod): Promise<Outages> {
  const { merchantId } = scope;
  const { timeZone } = await checkPeriod(deps, scope, period);
  const start = midnightOf(period.from, timeZone);
  const midnight = midnightOf(dayAfter(period.to), timeZone);
  // what goes on is known up to now
  const end = deps.now() < midnight ? deps.now() : midnight;
  const events = await deps.database.transaction(scopeOf(scope), (tx) =>
    listLaneEvents(tx, { merchantId, start, end }),
  );
  const items = outagesOf(events, { start, end });
  return {
    from: period.from,
    to: period.to,
    timeZone,
    items: items.map(({ from, to }) => ({ from: from.toISOString(), to: to.toISOString() })),
  };
}

import type { RevenueMerchant, RevenueReport, RevenueRow } from '@comptoir/contract/money/revenue';
import type { RevenueFigure, RevenueGroup } from '@comptoir/domain/money/revenue/revenue-figures';
import { addDays } from '@comptoir/domain/base/calendar/local-day';
import { boundsOfQuebecDays } from '@comptoir/domain/base/calendar/quebec-day';
import { addUpRevenue, type Recurring } from '@comptoir/domain/money/revenue/add-up-revenue';
import {
  faultsOfRevenuePeriod,
  monthsOf,
  periodBefore,
  type RevenuePeriod,
} from '@comptoir/domain/money/revenue/revenue-period';
import type { Database, Scope } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { listMerchantsBehind, listRevenueSums, type RevenueBounds, type RevenueSumRow } from './revenue.queries.ts';

/** What a report is asked for. */
export interface RevenueQuery extends RevenuePeriod {
  readonly groupBy: RevenueGroup;
}

/** The revenue of a period beside that of the one before. @throws AppError validation-failed */
export async function reportRevenue(database: Database, scope: Scope, query: RevenueQuery): Promise<RevenueReport> {
  refuseFaults(query);
  const before = periodBefore(query);
  const [sums, sumsBefore] = await database.transaction(scope, (tx) =>
    Promise.all([
      listRevenueSums(tx, boundsOf(query), query.groupBy),
      listRevenueSums(tx, boundsOf(before), query.groupBy),
    ]),
  );
  const rows = query.groupBy === 'month' ? monthRows(query, sums) : partRows(sums);
  const rowsBefore = query.groupBy === 'month' ? monthRows(before, sumsBefore) : partRows(sumsBefore);
  const isMonths = query.groupBy === 'month';
  const known = new Set(rows.map(({ key }) => key));
  return {
    before,
    total: addUpRevenue(sums),
    totalBefore: addUpRevenue(sumsBefore),
    rows: [
      ...rows.map((row, index) => {
        // months stand beside each other by their place, other rows by what they are of
        const beside = isMonths ? rowsBefore[index] : rowsBefore.find(({ key }) => key === row.key);
        return { ...row, before: beside?.figures ?? null };
      }),
      ...(isMonths ? [] : rowsBefore.filter(({ key }) => !known.has(key)).map((row) => asGone(row))),
    ],
  };
}

/** The merchants behind one figure of such a report. @throws AppError validation-failed */
export async function listRevenueMerchants(
  database: Database,
  scope: Scope,
  query: RevenueQuery & { figure: RevenueFigure; key?: string | undefined },
): Promise<RevenueMerchant[]> {
  refuseFaults(query);
  const { groupBy, figure } = query;
  const isMonth = groupBy === 'month' && query.key !== undefined;
  const period = isMonth ? withinMonth(query, query.key ?? '') : query;
  const key = isMonth ? null : (query.key ?? null);
  if (!period) return [];
  return database.transaction(scope, (tx) =>
    figure === 'closing'
      ? // what a period ends with, the day after begins with
        listMerchantsBehind(tx, boundsOf(dayAfter(period)), { figure: 'opening', groupBy, key })
      : listMerchantsBehind(tx, boundsOf(period), { figure, groupBy, key }),
  );
}

function refuseFaults(period: RevenuePeriod): void {
  const faults = faultsOfRevenuePeriod(period);
  if (faults.length > 0) throw new AppError('validation-failed', faults);
}

type Row = Omit<RevenueRow, 'before'>;

/** Each month opens with what the one before closed with. */
function monthRows(period: RevenuePeriod, sums: readonly RevenueSumRow[]): Row[] {
  let opening: Recurring | undefined;
  return monthsOf(period).map((month) => {
    const figures = addUpRevenue(
      sums.filter(({ key }) => key === month),
      opening,
    );
    opening = figures.closing;
    return { key: month, name: null, figures };
  });
}

function partRows(sums: readonly RevenueSumRow[]): Row[] {
  const keys = [...new Set(sums.map(({ key }) => key))];
  return keys.map((key) => {
    const own = sums.filter((sum) => sum.key === key);
    return { key, name: own[0]?.name ?? null, figures: addUpRevenue(own) };
  });
}

/** A row that only the period before has. */
const asGone = ({ figures, ...row }: Row): RevenueRow => ({ ...row, figures: addUpRevenue([]), before: figures });

/** The days of a period in a month; null when it has none there. */
function withinMonth({ from, to }: RevenuePeriod, month: string): RevenuePeriod | null {
  if (!monthsOf({ from, to }).includes(month)) return null;
  const first = `${month}-01`;
  const last = addDays(`${addDays(first, 31).slice(0, 7)}-01`, -1);
  return { from: from > first ? from : first, to: to < last ? to : last };
}

const dayAfter = ({ to }: RevenuePeriod): RevenuePeriod => ({ from: addDays(to, 1), to: addDays(to, 1) });

const boundsOf = ({ from, to }: RevenuePeriod): RevenueBounds => ({ from, to, ...boundsOfQuebecDays({ from, to }) });

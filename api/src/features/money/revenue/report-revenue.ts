import { addDays } from '@comptoir/domain/base/calendar/calendar-day';
import { addUpRevenue, type RevenueFigures } from '@comptoir/domain/money/revenue/add-up-revenue';
import { asFigures } from '@comptoir/domain/money/revenue/revenue-figures';
import type { RevenueFigure } from '@comptoir/domain/money/revenue/revenue-figures';
import type { Database, Scope, Transaction } from '../../../platform/database/database.ts';
import {
  listFigureMerchants,
  type BehindPart,
  type BehindRow,
  type FigureWanted,
} from '../../base/figures/list-figure-merchants.ts';
import {
  boundsOf,
  reportFigures,
  type FigureBounds,
  type FigureQuery,
  type FigureReport,
  type FigureSource,
} from '../../base/figures/report-figures.ts';
import { listRevenueMerchantsBehind, listRevenueSums, type RevenueSumRow } from './revenue.queries.ts';

/** Each month opens with what the one before closed with; a total with what its first month did. */
const SOURCE: FigureSource<RevenueSumRow, RevenueFigures> = {
  listSums: listRevenueSums,
  addUp: (sums, { previous }) => addUpRevenue(sums, previous?.closing),
};

/** The revenue of a period beside that of the one before. @throws AppError validation-failed */
export const reportRevenue = (
  database: Database,
  scope: Scope,
  query: FigureQuery,
): Promise<FigureReport<RevenueFigures>> => reportFigures({ database, scope }, query, SOURCE);

/** The same in the form that files are written from. @throws AppError validation-failed */
export async function reportRevenueForFile(database: Database, scope: Scope, query: FigureQuery) {
  const report = await reportRevenue(database, scope, query);
  return {
    ...report,
    total: asFigures(report.total),
    totalBefore: asFigures(report.totalBefore),
    rows: report.rows.map((row) => ({
      ...row,
      figures: asFigures(row.figures),
      before: row.before && asFigures(row.before),
    })),
  };
}

/** The merchants behind one figure of such a report. @throws AppError validation-failed */
export async function listRevenueMerchants(database: Database, scope: Scope, query: FigureWanted<RevenueFigure>) {
  const { items, total, ...page } = await listFigureMerchants({ database, scope }, query, {
    measures: ['subtotalCents', 'totalCents'],
    listBehind: listAlsoClosing,
  });
  return {
    ...page,
    items: items.map(({ subtotalCents: cents, ...merchant }) => ({ ...merchant, cents })),
    total: { merchants: total.merchants, count: total.count, cents: total.subtotalCents, totalCents: total.totalCents },
  };
}

/** Lists the merchants behind a figure; a period's end is the day after's beginning. */
function listAlsoClosing(tx: Transaction, bounds: FigureBounds, part: BehindPart<RevenueFigure>): Promise<BehindRow[]> {
  const { figure } = part;
  if (figure !== 'closing') return listRevenueMerchantsBehind(tx, bounds, { ...part, figure });
  const day = addDays(bounds.to, 1);
  return listRevenueMerchantsBehind(tx, boundsOf({ from: day, to: day }, null), { ...part, figure: 'opening' });
}

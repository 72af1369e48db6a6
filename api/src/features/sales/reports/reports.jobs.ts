import type { FastifyBaseLogger } from 'fastify';
import type { Tasks } from '../../../platform/jobs/start-jobs.ts';
import { checkSalesDays } from './check-sales-days.ts';
import { foldSales, type FoldDeps } from './fold-sales.ts';

const FOLD_SALES = 'fold-sales';
const CHECK_SALES_DAYS = 'check-sales-days';

/** Every minute; at night every bill is counted once more, also when the server was down at that hour. */
export const REPORTS_CRONTAB = `* * * * * ${FOLD_SALES} ?max=1\n40 8 * * * ${CHECK_SALES_DAYS} ?fill=1d&max=3`;

export const reportTasks = (deps: FoldDeps & { log: FastifyBaseLogger }): Tasks => ({
  [FOLD_SALES]: () => foldSales(deps),
  [CHECK_SALES_DAYS]: () => checkSalesDays(deps),
});

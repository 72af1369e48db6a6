import type { FastifyBaseLogger } from 'fastify';
import type { Tasks } from '../../../platform/jobs/start-jobs.ts';
import { checkSalesDays } from './check-sales-days.ts';
import { foldSales, type FoldDeps } from './fold-sales.ts';
import { annualJob, KEEP_ANNUAL_REPORT, keepAnnualReport, keepAnnualReports } from './keep-annual-reports.ts';
import { annualLetter, SEND_ANNUAL_LETTER, sendAnnualLetter, type AnnualLetterDeps } from './send-annual-letter.ts';

const FOLD_SALES = 'fold-sales';
const CHECK_SALES_DAYS = 'check-sales-days';
const KEEP_ANNUAL_REPORTS = 'keep-annual-reports';

/** Every minute; at night every bill is counted once more, also when the server was down at that hour; in the morning fiscal years that are over are looked for. */
export const REPORTS_CRONTAB = `* * * * * ${FOLD_SALES} ?max=1
40 8 * * * ${CHECK_SALES_DAYS} ?fill=1d&max=3
10 11 * * * ${KEEP_ANNUAL_REPORTS} ?fill=1d&max=3`;

export const reportTasks = (deps: FoldDeps & AnnualLetterDeps & { log: FastifyBaseLogger }): Tasks => ({
  [FOLD_SALES]: () => foldSales(deps),
  [CHECK_SALES_DAYS]: () => checkSalesDays(deps),
  [KEEP_ANNUAL_REPORTS]: () => keepAnnualReports(deps),
  [KEEP_ANNUAL_REPORT]: (payload) => keepAnnualReport(deps, annualJob.parse(payload)),
  [SEND_ANNUAL_LETTER]: (payload) => sendAnnualLetter(deps, annualLetter.parse(payload)),
});

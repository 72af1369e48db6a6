import type { Tasks } from '../../../platform/jobs/start-jobs.ts';
import { closeCommissions, type CommissionDeps } from './close-commissions.ts';

const CLOSE_COMMISSIONS = 'close-commissions';

/** A while after each hour: what was paid before a midnight has been settled by then. */
export const COMMISSIONS_CRONTAB = `40 * * * * ${CLOSE_COMMISSIONS}`;

export const commissionTasks = (deps: CommissionDeps): Tasks => ({
  [CLOSE_COMMISSIONS]: () => closeCommissions(deps),
});

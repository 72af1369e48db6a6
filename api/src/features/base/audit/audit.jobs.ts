import type { Tasks } from '../../../platform/jobs/start-jobs.ts';
import { chainAudit } from './chain-audit.ts';
import { checkAudit, type AuditDeps } from './check-audit.ts';

const CHAIN_AUDIT = 'chain-audit';
const CHECK_AUDIT = 'check-audit';

/** Rows are joined every minute; once a day the whole chain is followed, also when the server was down at that hour. */
export const AUDIT_CRONTAB = `* * * * * ${CHAIN_AUDIT} ?max=1\n20 4 * * * ${CHECK_AUDIT} ?fill=1d&max=3`;

export const auditTasks = (deps: AuditDeps): Tasks => ({
  [CHAIN_AUDIT]: () => chainAudit(deps.database),
  [CHECK_AUDIT]: async () => {
    await checkAudit(deps);
  },
});

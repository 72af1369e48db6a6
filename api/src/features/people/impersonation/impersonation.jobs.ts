import type { Tasks } from '../../../platform/jobs/start-jobs.ts';
import { endImpersonationsDue } from './impersonation.store.ts';
import type { ImpersonationDeps } from './start-impersonation.ts';
import { announceEnded, logEnded } from './tell-ended.ts';

/** Every minute: a merchant is notified that an impersonation is over even when its user never comes back. */
export const IMPERSONATION_CRONTAB = '* * * * * end-impersonations ?max=1';

/** Ends impersonations whose 30 minutes are over, or whose session was ended, and notifies the merchants. */
export const impersonationTasks = (deps: Omit<ImpersonationDeps, 'tokens'>): Tasks => ({
  'end-impersonations': async () => {
    const ended = await deps.database.transaction({ role: 'system' }, async (tx) => {
      const found = await endImpersonationsDue(tx, deps.now());
      logEnded(tx, found);
      return found;
    });
    announceEnded(deps.announcements, ended);
  },
});

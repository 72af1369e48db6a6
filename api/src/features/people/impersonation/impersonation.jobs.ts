import type { Tasks } from '../../../platform/jobs/start-jobs.ts';
import { endImpersonationsDue } from './impersonation.store.ts';
import type { ImpersonationNeeds } from './start-impersonation.ts';
import { announceEnded, logEnded } from './tell-ended.ts';

/** Every minute: nobody has to come back for a merchant to be told that somebody's time is over. */
export const IMPERSONATION_CRONTAB = '* * * * * end-impersonations ?max=1';

/** Ends impersonations whose 30 minutes are over, or whose session was ended, and tells the merchants. */
export const impersonationTasks = (needs: Omit<ImpersonationNeeds, 'tokens'>): Tasks => ({
  'end-impersonations': async () => {
    const ended = await needs.database.transaction({ role: 'system' }, async (tx) => {
      const found = await endImpersonationsDue(tx, needs.now());
      logEnded(tx, found);
      return found;
    });
    announceEnded(needs.announcements, ended);
  },
});

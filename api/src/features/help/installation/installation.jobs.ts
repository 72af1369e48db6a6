import type { Tasks } from '../../../platform/jobs/start-jobs.ts';
import type { ProgressDeps } from './progress-deps.ts';
import { completeWhenDone } from './complete-when-done.ts';
import { listToComplete } from './installation.store.ts';

const COMPLETE_REGISTRATIONS = 'complete-registrations';

/** The few that are nearly there are looked at every minute; the key keeps what was not done in time from piling up. */
export const REGISTRATION_PROGRESS_CRONTAB = `* * * * * ${COMPLETE_REGISTRATIONS} ?jobKey=${COMPLETE_REGISTRATIONS}`;

export const registrationProgressTasks = (deps: ProgressDeps): Tasks => ({
  [COMPLETE_REGISTRATIONS]: () => completeRegistrations(deps),
});

/**
 * Completes every registration whose last step was another than the person's word: an employee whom the authority took later,
 * a card that was saved again. Each merchant in a transaction of its own.
 */
export async function completeRegistrations(deps: ProgressDeps): Promise<void> {
  const merchants = await deps.database.transaction({ role: 'system' }, listToComplete);
  for (const { id: merchantId } of merchants) {
    const asked = { merchantId, now: deps.now(), provider: deps.payments?.provider ?? null };
    const isDone = await deps.database.transaction({ role: 'system' }, (tx) => completeWhenDone(tx, asked));
    if (isDone) deps.announcements.publish(merchantId);
  }
}

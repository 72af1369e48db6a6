import type { Tasks } from '../../../platform/jobs/start-jobs.ts';
import { completeRegistrations } from './complete-registrations.ts';
import type { ProgressDeps } from './progress-deps.ts';

const COMPLETE_REGISTRATIONS = 'complete-registrations';

/** The few that are nearly there are looked at every minute; the key keeps what was not done in time from piling up. */
export const REGISTRATION_PROGRESS_CRONTAB = `* * * * * ${COMPLETE_REGISTRATIONS} ?jobKey=${COMPLETE_REGISTRATIONS}`;

export const registrationProgressTasks = (deps: ProgressDeps): Tasks => ({
  [COMPLETE_REGISTRATIONS]: () => completeRegistrations(deps),
});

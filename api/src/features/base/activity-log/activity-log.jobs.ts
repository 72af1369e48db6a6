import type { Tasks } from '../../../platform/jobs/start-jobs.ts';
import { archiveLog, type ArchiveLogDeps } from './archive-log.ts';
import { checkLog, type CheckLogDeps } from './check-log.ts';
import { sealLog } from './seal-log.ts';

const SEAL_LOG = 'seal-log';
const CHECK_LOG = 'check-log';
const ARCHIVE_LOG = 'archive-log';

/**
 * Days end at an hour of their own in each zone; the seals are followed once a night, and old months moved, also when the server was down at that
 * hour. A month that someone reads at that moment is tried again.
 */
export const ACTIVITY_LOG_CRONTAB = `35 * * * * ${SEAL_LOG} ?max=3\n40 8 * * * ${CHECK_LOG} ?fill=1d&max=3\n10 9 * * * ${ARCHIVE_LOG} ?fill=1d&max=10`;

export const activityLogTasks = (deps: CheckLogDeps & ArchiveLogDeps): Tasks => ({
  [SEAL_LOG]: async () => {
    await sealLog(deps);
  },
  [CHECK_LOG]: async () => {
    await checkLog(deps);
  },
  [ARCHIVE_LOG]: async () => {
    await sealLog(deps);
    await archiveLog(deps);
  },
});

import type { Tasks } from '../../../platform/jobs/start-jobs.ts';
import { batchJob, RUN_BATCH, runBatch, type RunBatchDeps } from './run-batch.ts';
import {
  SEND_WAITING_LETTER,
  sendWaitingLetter,
  waitingLetter,
  type WaitingLetterDeps,
} from './send-waiting-letter.ts';
import { warnOfWaiting } from './warn-of-waiting.ts';

const WARN_OF_WAITING = 'warn-of-waiting';

export const transmissionTasks = (deps: RunBatchDeps & WaitingLetterDeps): Tasks => ({
  [RUN_BATCH]: (payload) => runBatch(deps, batchJob.parse(payload)),
  [WARN_OF_WAITING]: () => warnOfWaiting(deps),
  [SEND_WAITING_LETTER]: (payload) => sendWaitingLetter(deps, waitingLetter.parse(payload)),
});

/** Six hours before the end of the law's limit are not a matter of minutes; the key keeps looks from piling up. */
export const TRANSMISSIONS_CRONTAB = `*/10 * * * * ${WARN_OF_WAITING} ?jobKey=${WARN_OF_WAITING}`;

import type { Tasks } from '../../../platform/jobs/start-jobs.ts';
import {
  estimateLetter,
  SEND_ESTIMATE_LETTER,
  sendEstimateLetter,
  type EstimateLetterDeps,
} from './send-estimate-letter.ts';

export const estimateTasks = (deps: EstimateLetterDeps): Tasks => ({
  [SEND_ESTIMATE_LETTER]: (payload) => sendEstimateLetter(deps, estimateLetter.parse(payload)),
});

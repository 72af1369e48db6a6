import type { Tasks } from '../../../platform/jobs/start-jobs.ts';
import {
  batchJob,
  continueMerchantBatches,
  RUN_MERCHANT_BATCH,
  runMerchantBatch,
  type RunBatchDeps,
} from './run-batch.ts';
import { batchLetter, SEND_BATCH_LETTER, sendBatchLetter, type BatchLetterDeps } from './send-batch-letter.ts';

const CONTINUE_MERCHANT_BATCHES = 'continue-merchant-batches';

/** Every hour: a batch whose job was given up, or lost. */
export const MERCHANT_BATCHES_CRONTAB = `20 * * * * ${CONTINUE_MERCHANT_BATCHES}`;

export const merchantBatchTasks = (deps: RunBatchDeps & BatchLetterDeps): Tasks => ({
  [RUN_MERCHANT_BATCH]: (payload) => runMerchantBatch(deps, batchJob.parse(payload)),
  [SEND_BATCH_LETTER]: (payload) => sendBatchLetter(deps, batchLetter.parse(payload)),
  [CONTINUE_MERCHANT_BATCHES]: () => continueMerchantBatches(deps),
});

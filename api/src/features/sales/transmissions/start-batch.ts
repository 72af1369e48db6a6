import type { BatchPlan, BatchView } from '@comptoir/contract/sales/transmissions';
import { v7 as uuid } from 'uuid';
import type { Dependencies } from '../../../dependencies.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { enqueueKeyedJobs } from '../../../platform/jobs/enqueue-job.ts';
import { writeLog } from '../../base/record/write-log.ts';
import { scopeOf, type MerchantScope } from '../../base/access/merchant-scope.ts';
import { insertBatch } from './batches.store.ts';
import { RUN_BATCH, type BatchJob } from './run-batch.ts';
import { findRunningBatch } from './transmissions.queries.ts';
import { planBatch, viewBatch } from './view-transmissions.ts';

export type StartBatchDeps = Pick<Dependencies, 'database' | 'now'>;

export interface BatchWanted {
  readonly scope: MerchantScope;
  readonly user: { readonly id: string; readonly name: string };
  readonly dryRun: boolean;
}

/**
 * The batch button: says what waits, and unless it is a dry run opens a batch over it and orders its job, all in one transaction.
 * While a batch of the merchant runs, that one is the answer.
 */
export function startBatch(
  deps: StartBatchDeps,
  { scope, user, dryRun }: BatchWanted,
): Promise<{ plan: BatchPlan; batch: BatchView | null }> {
  const { merchantId } = scope;
  return deps.database.transaction(scopeOf(scope), async (tx) => {
    const plan = await planBatch(tx, merchantId);
    if (!dryRun) await openBatch(tx, { merchantId, user, now: deps.now() });
    const running = await findRunningBatch(tx, merchantId);
    return { plan, batch: running && viewBatch(running) };
  });
}

async function openBatch(
  tx: Transaction,
  { merchantId, user, now }: { merchantId: string; user: BatchWanted['user']; now: Date },
): Promise<void> {
  const batchId = uuid({ msecs: now.getTime() });
  const opened = await insertBatch(tx, { id: batchId, merchantId, userId: user.id, userName: user.name, now });
  if (!opened) return;
  const payload: BatchJob = { batchId };
  enqueueKeyedJobs(tx, { task: RUN_BATCH, jobs: [{ key: `${RUN_BATCH} ${batchId}`, payload }] });
  const record = { event: 'batch-requested', facts: { waiting: opened.planned } } as const;
  writeLog(tx, [{ merchantId, userId: user.id, occurredAt: now, record }]);
}

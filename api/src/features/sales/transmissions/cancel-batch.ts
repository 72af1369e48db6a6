import type { BatchView } from '@comptoir/contract/sales/transmissions';
import type { Dependencies } from '../../../dependencies.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { writeLog } from '../../base/record/write-log.ts';
import { scopeOf, type MerchantScope } from '../../base/access/merchant-scope.ts';
import { listBatchLanes, lockBatch } from './batches.store.ts';
import { endBatch, restAfterCancel } from './run-batch.ts';
import { findBatchLine } from './transmissions.queries.ts';
import { viewBatch } from './view-transmissions.ts';

export type CancelBatchDeps = Pick<Dependencies, 'database' | 'announcements' | 'now'>;

/** Ends a batch that runs, and lets its lanes rest; one that has ended stays as it did. @throws AppError not-found */
export async function cancelBatch(
  deps: CancelBatchDeps,
  { scope, userId, id }: { scope: MerchantScope; userId: string; id: string },
): Promise<BatchView> {
  const { merchantId } = scope;
  const now = deps.now();
  const line = await deps.database.transaction(scopeOf(scope), async (tx) => {
    const batch = await lockBatch(tx, id);
    if (!batch || batch.merchantId !== merchantId) throw new AppError('not-found');
    if (batch.state === 'running') {
      const lanes = await listBatchLanes(tx, { batchId: id, merchantId, now });
      const left = lanes.reduce((sum, { waiting }) => sum + waiting, 0);
      endBatch(tx, { batch, event: 'cancel', left, now });
      restAfterCancel(tx, lanes, now);
      const record = { event: 'batch-cancelled', facts: { waiting: left } } as const;
      writeLog(tx, [{ merchantId, userId, occurredAt: now, record }]);
    }
    return findBatchLine(tx, { merchantId, id });
  });
  if (!line) throw new AppError('not-found');
  deps.announcements.publish(merchantId);
  return viewBatch(line);
}

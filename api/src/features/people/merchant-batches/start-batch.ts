import type { MerchantBatchOrder, MerchantBatchView } from '@comptoir/contract/people/merchant-batches';
import type { Dependencies } from '../../../dependencies.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { enqueueLinedJob } from '../../../platform/jobs/enqueue-job.ts';
import { orderedId } from '../../../platform/ordered-id.ts';
import { writeAudit } from '../../base/record/write-audit.ts';
import { scopeOfActor } from '../../base/access/merchant-scope.ts';
import type { SignedIn } from '../../base/access/recognize-user.ts';
import { readPartnerName } from '../partners/move-merchant.ts';
import { getBatchRow, viewOf } from './view-batches.ts';
import { cancelRunningBatch, findBatchOf, insertBatch, lockSelection } from './merchant-batches.store.ts';
import { BATCH_LINE, RUN_MERCHANT_BATCH } from './run-batch.ts';

export type BatchDeps = Pick<Dependencies, 'database' | 'now'>;

/**
 * Has a job do something to every merchant of a selection. A selection is acted on once: asked again, it answers with what is under way.
 * @throws AppError not-found, selection-changed, validation-failed
 */
export function startMerchantBatch(
  { database, now: clock }: BatchDeps,
  { actor, user }: SignedIn,
  { selectionId, count, ...work }: MerchantBatchOrder,
): Promise<MerchantBatchView> {
  const now = clock();
  return database.transaction(scopeOfActor(actor), async (tx) => {
    const selection = await lockSelection(tx, { id: selectionId, userId: user.id, now });
    if (!selection) throw new AppError('not-found');
    const known = await findBatchOf(tx, selectionId);
    if (known) return viewOf(await getBatchRow(tx, known.id));
    if (selection.count !== count) throw new AppError('selection-changed');
    if (work.action === 'assign-partner') await readPartnerName(tx, work.partnerId);
    const id = orderedId(now);
    insertBatch(tx, { id, selectionId, userId: user.id, askedAt: now, work });
    enqueueLinedJob(tx, { task: RUN_MERCHANT_BATCH, payload: { batchId: id }, line: BATCH_LINE });
    const record = { action: 'merchant-batch-started', facts: { action: work.action, count } } as const;
    writeAudit(tx, { occurredAt: now, subject: { type: 'merchant-batch', id }, record, after: { ...work } });
    return viewOf(await getBatchRow(tx, id));
  });
}

/** Ends a batch before it is through; of one that has ended, nothing changes. @throws AppError not-found */
export function cancelMerchantBatch(
  { database, now: clock }: BatchDeps,
  { actor }: SignedIn,
  id: string,
): Promise<MerchantBatchView> {
  const now = clock();
  return database.transaction(scopeOfActor(actor), async (tx) => {
    const { action, state } = await getBatchRow(tx, id);
    if (state === 'running') {
      cancelRunningBatch(tx, id, now);
      const record = { action: 'merchant-batch-cancelled', facts: { action } } as const;
      writeAudit(tx, { occurredAt: now, subject: { type: 'merchant-batch', id }, record });
    }
    return viewOf(await getBatchRow(tx, id));
  });
}

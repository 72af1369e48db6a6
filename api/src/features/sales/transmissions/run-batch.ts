import {
  nextBatchState,
  REST_AFTER_CANCEL_MS,
  type BatchEvent,
} from '@comptoir/domain/sales/transmissions/batch-state';
import { z } from 'zod';
import type { Dependencies } from '../../../dependencies.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { sendLanes, restLanes } from '../bills/lanes/send-lanes.ts';
import { endBatchRow, listBatchLanes, lockBatch } from './batches.store.ts';

/** The task that sends a batch. */
export const RUN_BATCH = 'run-batch';

export const batchJob = z.strictObject({ batchId: z.uuid() });
export type BatchJob = z.infer<typeof batchJob>;

export type RunBatchDeps = Pick<Dependencies, 'database' | 'announcements' | 'runner' | 'now'>;

/**
 * Sends the lanes of a batch and ends it: as sent, or as unanswered with what is left. Done again from the start after its server
 * died: what was sent meanwhile no longer waits.
 * @throws Error when another server still holds one of the lanes, or did when it died: it is worth another try
 */
export async function runBatch(deps: RunBatchDeps, { batchId }: BatchJob): Promise<void> {
  const asSystem = <Result>(work: (tx: Transaction) => Promise<Result>): Promise<Result> =>
    deps.database.transaction({ role: 'system' }, work);
  const batch = await asSystem((tx) => lockBatch(tx, batchId));
  if (!batch) return;
  const lanesNow = (tx: Transaction) => listBatchLanes(tx, { ...batch, batchId, now: deps.now() });
  const isRunning = async (): Promise<boolean> => (await asSystem((tx) => lockBatch(tx, batchId)))?.state === 'running';
  const deviceIds = (await asSystem(lanesNow)).map(({ deviceId }) => deviceId);
  await sendLanes(deps.runner, { deviceIds, trigger: 'batch', isWanted: isRunning });
  const isBusy = await asSystem(async (tx) => {
    const found = await lockBatch(tx, batchId);
    const lanes = await lanesNow(tx);
    // The request that was under way when it was cancelled has left its lane due.
    if (found?.state === 'cancelled') restAfterCancel(tx, lanes, deps.now());
    if (found?.state !== 'running') return false;
    if (lanes.some((lane) => lane.isBusy)) return true;
    const left = lanes.reduce((sum, { waiting }) => sum + waiting, 0);
    endBatch(tx, { batch: found, event: left > 0 ? 'give-up' : 'finish', left, now: deps.now() });
    return false;
  });
  deps.announcements.publish(batch.merchantId);
  if (isBusy) throw new Error('a lane of the batch is being sent elsewhere');
}

/** Lets the lanes of a cancelled batch rest. */
export function restAfterCancel(tx: Transaction, lanes: readonly { deviceId: string }[], now: Date): void {
  const until = new Date(now.getTime() + REST_AFTER_CANCEL_MS);
  restLanes(tx, { deviceIds: lanes.map(({ deviceId }) => deviceId), until });
}

/** Ends a locked batch. */
export function endBatch(
  tx: Transaction,
  ended: {
    batch: { id: string; state: Parameters<typeof nextBatchState>[0] };
    event: BatchEvent;
    left: number;
    now: Date;
  },
): void {
  const next = nextBatchState(ended.batch.state, ended.event);
  if (!next.ok) throw new Error(next.reason);
  endBatchRow(tx, { id: ended.batch.id, state: next.value, left: ended.left, now: ended.now });
}

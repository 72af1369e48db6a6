import { findMissingValues } from '@comptoir/domain/people/message-templates/placeholder';
import { MOST_TRIES, type MerchantBatchReason } from '@comptoir/domain/people/merchant-batches/merchant-batch';
import type { FastifyBaseLogger } from 'fastify';
import { z } from 'zod';
import type { Dependencies } from '../../../dependencies.ts';
import type { Announcements } from '../../../platform/database/announcements.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { enqueueJobs, enqueueLinedJob } from '../../../platform/jobs/enqueue-job.ts';
import { announceMove, writeMove } from '../partners/move-merchant.ts';
import {
  countBrokenTurn,
  decideItem,
  finishBatch,
  holdRunningBatch,
  listOwners,
  listRunningBatches,
  listWaitingItems,
  lockWaitingItem,
  type BatchWork,
  type RunningBatch,
  type WaitingItem,
} from './merchant-batches.store.ts';
import { readSupportValues, valuesOfReader, type MessageConfig } from '../message-templates/message-values.ts';
import { SEND_BATCH_LETTER } from './send-batch-letter.ts';

/** The task that goes through the merchants of a batch, and the line in which batches wait for each other. */
export const RUN_MERCHANT_BATCH = 'run-merchant-batch';
export const BATCH_LINE = 'merchant-batches';

export const batchJob = z.strictObject({ batchId: z.uuid() });

export interface RunBatchDeps extends Pick<Dependencies, 'database' | 'announcements' | 'now'> {
  readonly config: MessageConfig;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
}

const PAGE = 200;

/**
 * Does to each merchant of a batch what was ordered, in a transaction with what became of it: after its server died, it goes on with those
 * that wait. A turn that breaks is tried again later, a few times. Ends at once when the batch is cancelled.
 * @throws Error when turns broke that are worth another try
 */
export async function runMerchantBatch(deps: RunBatchDeps, { batchId }: { readonly batchId: string }): Promise<void> {
  let broken = 0;
  const ofAll = await asSystem(deps, (tx) => readSupportValues(tx, deps.config));
  for (let after = 0; ;) {
    const items = await asSystem(deps, (tx) => listWaitingItems(tx, { batchId, after, limit: PAGE }));
    for (const item of items) {
      const turn = await takeTurn(deps, { batchId, item, ofAll });
      if (turn === 'ended') return;
      if (turn === 'broken') broken += 1;
    }
    after = items.at(-1)?.ordinal ?? after;
    if (items.length < PAGE) break;
  }
  await asSystem(deps, (tx) => finishBatch(tx, batchId, deps.now()));
  if (broken > 0) throw new Error(`${broken} merchants of batch ${batchId} broke`);
}

/** Has every batch that is not through go on: its job was lost. */
export const continueMerchantBatches = (deps: RunBatchDeps): Promise<void> =>
  asSystem(deps, async (tx) => {
    for (const { id: batchId } of await listRunningBatches(tx))
      enqueueLinedJob(tx, { task: RUN_MERCHANT_BATCH, payload: { batchId }, line: BATCH_LINE });
  });

const asSystem = <Value>(deps: RunBatchDeps, work: (tx: Transaction) => Promise<Value> | Value): Promise<Value> =>
  deps.database.transaction({ role: 'system' }, work);

/** A merchant of a batch, and what a message says of all merchants alike. */
interface Due {
  readonly batchId: string;
  readonly item: WaitingItem;
  readonly ofAll: Awaited<ReturnType<typeof readSupportValues>>;
}

async function takeTurn(deps: RunBatchDeps, due: Due): Promise<'over' | 'broken' | 'ended'> {
  const { batchId, item } = due;
  const at = { batchId, ordinal: item.ordinal };
  try {
    const done = await asSystem(deps, async (tx) => {
      const batch = await holdRunningBatch(tx, batchId);
      if (!batch) return 'ended';
      if (!(await lockWaitingItem(tx, at))) return null;
      const { publish, reason } = await act(tx, { ...due, batch, now: deps.now() });
      decideItem(tx, { ...at, outcome: reason ? 'refused' : 'done', reason });
      return publish;
    });
    if (done === 'ended') return done;
    done?.(deps.announcements);
    return 'over';
  } catch (error) {
    deps.log.warn({ batchId, merchantId: item.merchantId, err: error }, 'a merchant of a batch broke');
    await asSystem(deps, (tx) => countBrokenTurn(tx, { ...at, most: MOST_TRIES }));
    return 'broken';
  }
}

interface Turn extends Due {
  readonly batch: RunningBatch;
  readonly now: Date;
}

interface TurnEnd {
  readonly reason: MerchantBatchReason | null;
  /** Notifies open screens once it is kept. */
  readonly publish: ((announcements: Announcements) => void) | null;
}

const refused = (reason: MerchantBatchReason): TurnEnd => ({ reason, publish: null });

function act(tx: Transaction, turn: Turn): Promise<TurnEnd> {
  const { work } = turn.batch;
  return work.action === 'message' ? orderLetters(tx, turn, work) : assign(tx, turn, work.partnerId);
}

/** The move of one merchant, from the partner that it was selected with. */
async function assign(tx: Transaction, { batch, item, now }: Turn, partnerId: string | null): Promise<TurnEnd> {
  const { merchantId, seenPartnerId: from } = item;
  const by = { id: batch.userId, role: batch.role };
  try {
    const moved = await writeMove(tx, { merchantId, from, partnerId, by, now });
    if (!moved) return refused('already-theirs');
    return { reason: null, publish: (announcements) => announceMove(announcements, merchantId, moved) };
  } catch (error) {
    const reason = error instanceof AppError ? REASONS[error.code] : undefined;
    if (reason) return refused(reason);
    throw error;
  }
}

/** Reasons by the refusals of a move, before anything is written. */
const REASONS: Readonly<Record<string, MerchantBatchReason>> = {
  'not-found': 'no-merchant',
  'merchant-changed-meanwhile': 'moved-meanwhile',
  'validation-failed': 'no-partner',
};

/** A letter to each owner for whom the message leaves nothing open. */
async function orderLetters(
  tx: Transaction,
  { batchId, item: { merchantId }, ofAll }: Turn,
  { subject, text }: Extract<BatchWork, { action: 'message' }>,
): Promise<TurnEnd> {
  const owners = await listOwners(tx, merchantId);
  if (owners.length === 0) return refused('no-owner');
  const texts = [subject.fr, subject.en, text.fr, text.en];
  const whole = owners.filter((owner) => {
    const values = { ...ofAll, ...valuesOfReader(owner) };
    return findMissingValues(texts, values).length === 0;
  });
  if (whole.length === 0) return refused('missing-value');
  enqueueJobs(tx, { task: SEND_BATCH_LETTER, payloads: whole.map(({ userId }) => ({ batchId, userId })) });
  return { reason: null, publish: null };
}

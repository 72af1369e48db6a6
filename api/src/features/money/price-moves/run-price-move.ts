import { z } from 'zod';
import type { Dependencies } from '../../../dependencies.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { enqueueJobs, enqueueLinedJob } from '../../../platform/jobs/enqueue-job.ts';
import { writeLog, type NewLogEntry } from '../../base/record/write-log.ts';
import {
  holdMove,
  insertLetters,
  keepRecalled,
  leaveOut,
  listUnfinishedMoves,
  lockToRecall,
  lockWaiting,
  type RecalledRow,
  type WaitingRow,
} from './price-moves.store.ts';

/** The task that goes through the subscriptions of a move, and the line in which such tasks wait for each other. */
export const RUN_PRICE_MOVE = 'run-price-move';
export const MOVE_LINE = 'price-moves';

/** The tasks that send a letter: of a price that comes, and of one that does not come after all. */
export const SEND_PRICE_LETTER = 'send-price-letter';
export const SEND_PRICE_RECALL = 'send-price-recall';

export const moveJob = z.strictObject({ moveId: z.uuid() });

export type RunMoveDeps = Pick<Dependencies, 'database' | 'now'>;

const PAGE = 200;

/**
 * Orders the letters of a move, each merchant's in the transaction that says so of it: after its server died, it goes on with those
 * that wait. Once the move is called off, it orders for who may have been notified the letter that says so.
 */
export async function runPriceMove({ database, now }: RunMoveDeps, { moveId }: { moveId: string }): Promise<void> {
  let isOver = false;
  while (!isOver)
    isOver = await database.transaction({ role: 'system' }, async (tx) => {
      const move = await holdMove(tx, moveId);
      if (!move) return true;
      return move.isCancelled ? recallPage(tx, moveId, now()) : orderPage(tx, moveId);
    });
}

/** Has every move go on of which someone waits: its job was lost. */
export const continuePriceMoves = ({ database }: Pick<RunMoveDeps, 'database'>): Promise<void> =>
  database.transaction({ role: 'system' }, async (tx) => {
    for (const { id: moveId } of await listUnfinishedMoves(tx))
      enqueueLinedJob(tx, { task: RUN_PRICE_MOVE, payload: { moveId }, line: MOVE_LINE });
  });

/** The next page of those that wait; true when it was the last. */
async function orderPage(tx: Transaction, moveId: string): Promise<boolean> {
  const rows = await lockWaiting(tx, { moveId, limit: PAGE });
  const letters = rows.flatMap(({ merchantId, userId, pays }) =>
    pays && userId !== null ? [{ merchantId, userId }] : [],
  );
  insertLetters(tx, moveId, letters);
  leaveOut(tx, { moveId, merchants: merchantsOf(rows.filter(({ pays }) => !pays)), reason: 'price-changed' });
  const alone = rows.filter(({ pays, userId }) => pays && userId === null);
  leaveOut(tx, { moveId, merchants: merchantsOf(alone), reason: 'no-owner' });
  enqueueJobs(tx, { task: SEND_PRICE_LETTER, payloads: letters.map((letter) => ({ moveId, ...letter })) });
  return merchantsOf(rows).length < PAGE;
}

const merchantsOf = (rows: readonly Pick<WaitingRow, 'merchantId'>[]): string[] => [
  ...new Set(rows.map(({ merchantId }) => merchantId)),
];

const lineOf = ({ merchantId, fromCents, toCents }: RecalledRow, occurredAt: Date): NewLogEntry => ({
  merchantId,
  occurredAt,
  record: { event: 'price-change-cancelled', facts: { fromCents, toCents } },
});

/** The next page of those who are to hear that their price stays; true when it was the last. */
async function recallPage(tx: Transaction, moveId: string, at: Date): Promise<boolean> {
  const rows = await lockToRecall(tx, { moveId, limit: PAGE });
  const merchants = merchantsOf(rows);
  keepRecalled(tx, { moveId, merchants, at });
  const notified = new Map(rows.filter(({ wasNotified }) => wasNotified).map((row) => [row.merchantId, row]));
  writeLog(
    tx,
    [...notified.values()].map((row) => lineOf(row, at)),
  );
  const payloads = rows.flatMap(({ merchantId, userId }) => (userId === null ? [] : [{ moveId, merchantId, userId }]));
  enqueueJobs(tx, { task: SEND_PRICE_RECALL, payloads });
  return merchants.length < PAGE;
}

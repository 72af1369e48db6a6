import type { PriceMoveView } from '@comptoir/contract/money/price-moves';
import type { Actor } from '@comptoir/domain/base/access/access';
import { cancelPriceMove as cancel, priceMoveState } from '@comptoir/domain/money/price-moves/price-move';
import { AppError } from '../../../platform/http/app-error.ts';
import { enqueueLinedJob } from '../../../platform/jobs/enqueue-job.ts';
import { orderedId } from '../../../platform/ordered-id.ts';
import { writeAudit } from '../../base/record/write-audit.ts';
import { scopeOfActor } from '../../base/access/merchant-scope.ts';
import { checkWantedMove, type PriceMoveDeps } from './check-wanted-move.ts';
import { cancelMove, insertMove, lockMove, type WantedMove } from './price-moves.store.ts';
import { MOVE_LINE, RUN_PRICE_MOVE } from './run-price-move.ts';
import { getMoveRow, viewOf } from './view-price-moves.ts';

/**
 * Announces that the subscriptions of a price go to a newer one: a job writes to each merchant.
 * @throws AppError not-found, price-move-changed (another count than was confirmed), validation-failed
 */
export function announcePriceMove(
  { database, now: clock }: PriceMoveDeps,
  actor: Actor,
  { count, ...wanted }: WantedMove & { readonly count: number },
): Promise<PriceMoveView> {
  const now = clock();
  return database.transaction(scopeOfActor(actor), async (tx) => {
    const { from, to } = await checkWantedMove(tx, wanted, now);
    const id = orderedId(now);
    const kept = await insertMove(tx, { ...wanted, id, announcedAt: now, announcedBy: actor.userId });
    if (kept !== count) throw new AppError('price-move-changed');
    enqueueLinedJob(tx, { task: RUN_PRICE_MOVE, payload: { moveId: id }, line: MOVE_LINE });
    const record = { action: 'price-move-announced', facts: { count, on: wanted.takesEffectOn } } as const;
    const [before, after] = [{ monthlyCents: from.monthlyService }, { monthlyCents: to.monthlyService }];
    writeAudit(tx, { occurredAt: now, subject: { type: 'plan', id }, record, before, after });
    return viewOf(await getMoveRow(tx, id), now);
  });
}

/** Calls a move off before it takes effect: a job writes to who was notified. @throws AppError not-found, price-move-ended */
export function cancelPriceMove(
  { database, now: clock }: PriceMoveDeps,
  actor: Actor,
  id: string,
): Promise<PriceMoveView> {
  const now = clock();
  return database.transaction(scopeOfActor(actor), async (tx) => {
    const move = await lockMove(tx, id);
    if (!move) throw new AppError('not-found');
    const cancelled = cancel(priceMoveState(move, now));
    if (!cancelled.ok) throw new AppError(cancelled.reason);
    cancelMove(tx, { id, at: now, by: actor.userId });
    enqueueLinedJob(tx, { task: RUN_PRICE_MOVE, payload: { moveId: id }, line: MOVE_LINE });
    const record = { action: 'price-move-cancelled', facts: { on: move.takesEffectOn } } as const;
    writeAudit(tx, { occurredAt: now, subject: { type: 'plan', id }, record });
    return viewOf(await getMoveRow(tx, id), now);
  });
}

import type { PriceMoveDetails, PriceMovePlanView, PriceMoveView } from '@comptoir/contract/money/price-moves';
import type { Actor } from '@comptoir/domain/base/access/access';
import { cents } from '@comptoir/domain/base/amounts/cents';
import { planPriceMove } from '@comptoir/domain/money/price-moves/plan-price-move';
import { priceMoveState } from '@comptoir/domain/money/price-moves/price-move';
import type { Transaction } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { scopeOfActor } from '../../base/access/merchant-scope.ts';
import { checkWantedMove, type PriceMoveDeps } from './check-wanted-move.ts';
import { listAlike, listLeftOut, listMoveRows, type AlikeRow, type MoveRow } from './price-moves.queries.ts';
import type { WantedMove } from './price-moves.store.ts';

const LISTED = 20;
const SHOWN = 100;

/** Returns the effect of a move; nothing changes. @throws AppError not-found, validation-failed */
export function viewMovePlan(
  { database, now }: PriceMoveDeps,
  actor: Actor,
  wanted: WantedMove,
): Promise<PriceMovePlanView> {
  return database.transaction(scopeOfActor(actor), async (tx) => {
    const { from, to } = await checkWantedMove(tx, wanted, now());
    const alike = await listAlike(tx, wanted.fromPricesId);
    const [fromCents, toCents] = [from.monthlyService, to.monthlyService];
    const plan = planPriceMove(alike.filter(({ isElsewhere }) => !isElsewhere).map(groupOf), {
      takesEffectOn: wanted.takesEffectOn,
      difference: cents(toCents - fromCents),
    });
    const { monthlyDifference, ...counted } = plan;
    const elsewhere = alike.reduce((sum, { isElsewhere, count }) => sum + (isElsewhere ? count : 0), 0);
    const renewals = [...plan.renewals];
    return {
      ...wanted,
      ...counted,
      renewals,
      fromCents,
      toCents,
      elsewhere,
      monthlyDifferenceCents: monthlyDifference,
    };
  });
}

const groupOf = ({ state, anchor, billed, installation, count }: AlikeRow) => ({
  subscription: { state, anchor, billed },
  installation,
  count,
});

/** The newest moves. */
export const listPriceMoves = ({ database, now }: PriceMoveDeps, actor: Actor): Promise<PriceMoveView[]> =>
  database.transaction(scopeOfActor(actor), async (tx) =>
    (await listMoveRows(tx, { limit: LISTED })).map((row) => viewOf(row, now())),
  );

/** Returns the progress of a move, and the merchants left out. @throws AppError not-found */
export const readPriceMove = ({ database, now }: PriceMoveDeps, actor: Actor, id: string): Promise<PriceMoveDetails> =>
  database.transaction(scopeOfActor(actor), async (tx) => ({
    ...viewOf(await getMoveRow(tx, id), now()),
    leftOut: await listLeftOut(tx, { id, limit: SHOWN }),
  }));

/** @throws AppError not-found */
export async function getMoveRow(tx: Transaction, id: string): Promise<MoveRow> {
  const [row] = await listMoveRows(tx, { id, limit: 1 });
  if (!row) throw new AppError('not-found');
  return row;
}

export const viewOf = ({ announcedAt, cancelledAt, ...row }: MoveRow, now: Date): PriceMoveView => ({
  ...row,
  state: priceMoveState({ takesEffectOn: row.takesEffectOn, isCancelled: cancelledAt !== null }, now),
  announcedAt: announcedAt.toISOString(),
  cancelledAt: cancelledAt?.toISOString() ?? null,
});

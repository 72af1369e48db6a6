import { checkPriceMove } from '@comptoir/domain/money/price-moves/price-move';
import type { Dependencies } from '../../../dependencies.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { findDatedPrices, type DatedPrices } from '../plan/find-prices.ts';
import type { WantedMove } from './price-moves.store.ts';

export type PriceMoveDeps = Pick<Dependencies, 'database' | 'now'>;

/** The two prices of a move that may be. @throws AppError not-found, validation-failed */
export async function checkWantedMove(
  tx: Transaction,
  { fromPricesId, toPricesId, takesEffectOn }: WantedMove,
  now: Date,
): Promise<{ from: DatedPrices; to: DatedPrices }> {
  const prices = await findDatedPrices(tx, [fromPricesId, toPricesId]);
  const [from, to] = [prices.get(fromPricesId), prices.get(toPricesId)];
  if (!from || !to) throw new AppError('not-found');
  const fault = checkPriceMove({ from, to, takesEffectOn }, now);
  if (fault) throw new AppError('validation-failed', [fault]);
  return { from, to };
}

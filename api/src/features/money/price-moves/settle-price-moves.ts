import type { Cents } from '@comptoir/domain/base/amounts/cents';
import { isMovedBy, type KeptPrices } from '@comptoir/domain/money/price-moves/kept-prices';
import type { BillingPeriod } from '@comptoir/domain/money/subscriptions/billing-calendar';
import type { Transaction } from '../../../platform/database/database.ts';
import { writeLog } from '../../base/record/write-log.ts';
import type { PricesOf } from '../plan/find-prices.ts';
import { keepMoved } from './price-moves.store.ts';

/** A subscription that was renewed at the price that was announced to it. */
export interface MovedSubscription {
  readonly merchantId: string;
  readonly fromCents: Cents;
  readonly toCents: Cents;
}

/** A subscription that one of these periods moves, for `settlePriceMoves`; none when its price stays. */
export function listMoved(
  kept: KeptPrices & { readonly merchantId: string },
  periods: readonly BillingPeriod[],
  pricesOf: PricesOf,
): MovedSubscription[] {
  const last = periods.at(-1);
  if (!last || !isMovedBy(kept, last.startsOn)) return [];
  const before: KeptPrices = { ...kept, comingPricesId: null, comingOn: null };
  const [from, to] = [pricesOf(before, last.startsOn), pricesOf(kept, last.startsOn)];
  return [{ merchantId: kept.merchantId, fromCents: from.monthlyService, toCents: to.monthlyService }];
}

/** Has subscriptions keep the price that came, in the transaction of the period that is the first at it. */
export function settlePriceMoves(tx: Transaction, moved: readonly MovedSubscription[], now: Date): void {
  if (moved.length === 0) return;
  keepMoved(
    tx,
    moved.map(({ merchantId }) => merchantId),
    now,
  );
  writeLog(
    tx,
    moved.map(({ merchantId, ...facts }) => ({
      merchantId,
      occurredAt: now,
      record: { event: 'price-changed', facts },
    })),
  );
}

import type { Transaction } from '../../../platform/database/database.ts';

/** Has subscriptions pay what was to come from now on. */
export function keepMoved(tx: Transaction, merchants: readonly string[], at: Date): void {
  tx.write({
    name: 'keep-moved-prices',
    text: `update subscriptions set prices_id = coming_prices_id, coming_prices_id = null, coming_on = null
      where merchant_id = any($1) and coming_prices_id is not null`,
    values: [merchants],
  });
  tx.write({
    name: 'keep-moved-items',
    text: `update price_move_items set state = 'moved', moved_at = $2 where merchant_id = any($1) and state = 'notified'`,
    values: [merchants, at],
  });
}

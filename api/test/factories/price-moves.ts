import type { TestApp } from '../test-app.ts';
import { asSystem, aUser } from './merchants.ts';

/** A price that was announced to a merchant, under the merchant's own id; prices are there. */
export async function aPriceMove(test: TestApp, merchantId: string): Promise<void> {
  const { id: userId } = await aUser(test, { role: 'admin' });
  await asSystem(test, {
    text: `insert into price_moves (id, from_prices_id, to_prices_id, takes_effect_on, announced_at, announced_by)
      select $1, p.id, p.id, '2030-01-01', now(), $2 from plan_prices p limit 1`,
    values: [merchantId, userId],
  });
  await asSystem(test, {
    text: "insert into price_move_items (move_id, merchant_id, state, reason) values ($1, $1, 'left-out', 'no-owner')",
    values: [merchantId],
  });
  await asSystem(test, {
    text: 'insert into price_move_letters (move_id, merchant_id, user_id) values ($1, $1, $2)',
    values: [merchantId, userId],
  });
}

import type { TestApp } from '../test-app.ts';
import { asSystem, aUser } from './merchants.ts';

/** Something that an administrator does to a merchant among many, under the merchant's own id, and a view for all administrators. */
export async function aMerchantBatch(test: TestApp, merchantId: string): Promise<void> {
  const { id: userId } = await aUser(test, { role: 'admin' });
  await asSystem(test, {
    text: `insert into merchant_batches (id, selection_id, user_id, action, wanted, asked_at)
      values ($1, $1, $2, 'assign-partner', '{"partnerId": null}', now())`,
    values: [merchantId, userId],
  });
  await asSystem(test, {
    text: `insert into merchant_batch_items (batch_id, ordinal, merchant_id, outcome, reason)
      values ($1, 1, $1, 'refused', 'already-theirs')`,
    values: [merchantId],
  });
  await asSystem(test, {
    text: `insert into merchant_views (id, user_id, name, is_shared, is_default, wanted, columns)
      values ($1, $2, 'x', true, false, '{}', '{}')`,
    values: [merchantId, userId],
  });
}

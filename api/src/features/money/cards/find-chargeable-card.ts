import type { Transaction } from '../../../platform/database/database.ts';
import { type CardRow, findCard } from './cards.store.ts';

/** The saved card of a merchant, if it can be charged: one that another provider keeps cannot, and none can without a provider. */
export async function findChargeableCard(
  tx: Transaction,
  { merchantId, provider }: { merchantId: string; provider: string | null },
): Promise<CardRow | null> {
  const card = await findCard(tx, merchantId);
  return card?.provider === provider ? card : null;
}

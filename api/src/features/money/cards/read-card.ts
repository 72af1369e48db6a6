import type { CardView } from '@comptoir/contract/money/cards';
import type { CardPayments } from '../../../gateways/card-payments/card-payments.ts';
import type { Database } from '../../../platform/database/database.ts';
import { scopeOf, type MerchantScope } from '../../base/merchants/merchant-scope.ts';
import { readMerchant } from '../../base/merchants/read-merchant.ts';
import { findCard } from './cards.store.ts';
import { showCard } from './show-card.ts';

export interface ReadCardDeps {
  readonly database: Database;
  readonly now: () => Date;
  readonly payments: CardPayments | null;
}

/** The saved card of a merchant. One that another provider keeps cannot be charged any more, and is none. */
export async function readCard(
  { database, now, payments }: ReadCardDeps,
  merchant: MerchantScope,
): Promise<CardView | null> {
  const scope = scopeOf(merchant);
  const { timeZone: zone } = await readMerchant(database, scope, merchant.merchantId);
  const card = await database.transaction(scope, (tx) => findCard(tx, merchant.merchantId));
  return card?.provider === payments?.provider && card ? showCard(card, { zone, now: now() }) : null;
}

import type { SubscriptionView } from '@comptoir/contract/money/subscriptions';
import { accountState, type Account } from '@comptoir/domain/money/subscriptions/account-state';
import { priceOrder } from '@comptoir/domain/money/subscriptions/price-cart';
import type { PromoCode } from '@comptoir/domain/money/promo-codes/promo-code';
import { coveredUntil } from '@comptoir/domain/money/subscriptions/subscription-state';
import type { Cents } from '@comptoir/domain/base/amounts/cents';
import type { Transaction } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { findKeptPrices } from '../plan/find-prices.ts';
import { findPromoCode } from '../promo-codes/find-promo-code.ts';
import { listUnpaid } from './subscriptions.queries.ts';
import { findSubscription, findTimeZone, type KeptSubscription } from './subscriptions.store.ts';

/** How the account of a merchant stands. @throws AppError not-found for a merchant that the scope does not see */
export async function readSubscription(
  tx: Transaction,
  { merchantId, now }: { merchantId: string; now: Date },
): Promise<SubscriptionView> {
  const [merchant, kept, unpaid] = await Promise.all([
    findTimeZone(tx, merchantId),
    findSubscription(tx, merchantId),
    listUnpaid(tx, merchantId),
  ]);
  if (!merchant) throw new AppError('not-found');
  const promoCode = await findPromoCode(tx, kept?.promoCodeId ?? null);
  const nextMonth = kept && (await priceNextMonth(tx, kept, { promoCode, now }));
  const account = { subscription: kept?.subscription ?? null, unpaid, zone: merchant.timeZone, nextMonth };
  return { ...viewAccount(account), ...viewTerms(kept, promoCode) };
}

function viewAccount(account: Account) {
  const { nextPayment, ...state } = accountState(account);
  const { at, amount } = nextPayment ?? { at: null, amount: null };
  return { ...state, nextPaymentAt: at?.toISOString() ?? null, nextPaymentCents: amount };
}

/** What was subscribed to. */
function viewTerms(kept: KeptSubscription | null, promoCode: PromoCode | null) {
  if (!kept) return { installation: null, promoCode: null, subscribedAt: null };
  const { installation, subscribedAt } = kept;
  return { installation, promoCode: promoCode?.code ?? null, subscribedAt: subscribedAt.toISOString() };
}

/** What the month after the last billed one will cost, at the prices that the subscription keeps. */
async function priceNextMonth(
  tx: Transaction,
  kept: KeptSubscription,
  { promoCode, now }: { promoCode: PromoCode | null; now: Date },
): Promise<Cents | null> {
  const pricesOf = await findKeptPrices(tx, [kept], now);
  if (!pricesOf) return null;
  const { subscription, billedMonths } = kept;
  return priceOrder({
    prices: pricesOf(kept),
    installation: null,
    promoCode,
    billedMonths,
    on: coveredUntil(subscription),
  }).total;
}

import { dayIn } from '@comptoir/domain/base/calendar/local-day';
import { beginRun, lastBilledPeriod } from '@comptoir/domain/money/subscriptions/subscription-state';
import type { Transaction } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { createInvoice } from '../invoices/create-invoice.ts';
import { getPrices } from '../plan/find-prices.ts';
import { redeemPromoCode } from '../promo-codes/redeem-promo-code.ts';
import {
  changeSubscription,
  logChange,
  refuseWithoutCard,
  type Change,
  type SubscriptionDeps,
} from './change-subscription.ts';
import type { WantedSubscription } from './price-cart.ts';
import { findSubscription, insertSubscription, lockSubscriber } from './subscriptions.store.ts';

/**
 * Subscribes a merchant: from today where it is, with the first invoice. Of two at once, the second finds a subscription.
 * @throws AppError already-subscribed, card-required, not-found (no prices), prices-changed, validation-failed (a code that does not count)
 */
export const subscribe = (deps: SubscriptionDeps, wanted: WantedSubscription & Change): Promise<void> =>
  changeSubscription(deps, wanted, (tx, now) => subscribeIn(tx, deps, { ...wanted, now }));

async function subscribeIn(
  tx: Transaction,
  deps: SubscriptionDeps,
  wanted: WantedSubscription & Change & { now: Date },
): Promise<void> {
  const { merchantId, installation, promoCode: typed, pricesId: seen, now } = wanted;
  const merchant = await lockSubscriber(tx, merchantId);
  if (!merchant) throw new AppError('not-found');
  if (await findSubscription(tx, merchantId)) throw new AppError('already-subscribed');
  const today = dayIn(merchant.timeZone, now);
  await refuseWithoutCard(tx, deps, { merchantId, today });
  const prices = await getPrices(tx, now);
  if (seen !== undefined && seen !== prices.id) throw new AppError('prices-changed');
  const redeemed = await redeemPromoCode(tx, { typed, merchantId, today, at: now });
  const subscription = beginRun(today);
  const terms = { installation, promoCodeId: redeemed?.id ?? null, pricesId: prices.id };
  insertSubscription(tx, { merchantId, subscription, ...terms, at: now });
  logChange(tx, wanted, { event: 'subscribed', after: subscription });
  await createInvoice(
    tx,
    { issuer: deps.config.issuer, now },
    {
      merchantId,
      period: lastBilledPeriod(subscription),
      order: { prices, installation, promoCode: redeemed?.code ?? null, billedMonths: 0 },
    },
  );
}

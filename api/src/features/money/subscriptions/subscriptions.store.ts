import type { Installation } from '@comptoir/domain/money/subscriptions/price-cart';
import type { KeptPrices } from '@comptoir/domain/money/price-moves/kept-prices';
import { isActive, type UnpaidInvoice } from '@comptoir/domain/money/subscriptions/account-state';
import {
  coveredUntil,
  type Subscription,
  type SubscriptionState,
} from '@comptoir/domain/money/subscriptions/subscription-state';
import type { MerchantTimeZone } from '@comptoir/domain/base/merchants/merchant-information';
import { UNPAID_STATES } from '@comptoir/domain/money/invoices/invoice-state';
import type { Transaction } from '../../../platform/database/database.ts';

/** Finds the time zone of a merchant, who cannot subscribe a second time until the transaction ends; null when there is no such merchant. */
export const lockSubscriber = (tx: Transaction, merchantId: string): Promise<{ timeZone: MerchantTimeZone } | null> =>
  tx.first({
    text: 'select time_zone as "timeZone" from merchants where id = $1 for no key update',
    values: [merchantId],
  });

export const findTimeZone = (tx: Transaction, merchantId: string): Promise<{ timeZone: MerchantTimeZone } | null> =>
  tx.first({ text: 'select time_zone as "timeZone" from merchants where id = $1', values: [merchantId] });

/** A subscription as it is kept. `billedMonths` counts those of all its runs. */
export interface KeptSubscription extends KeptPrices {
  readonly subscription: Subscription;
  readonly timeZone: MerchantTimeZone;
  readonly installation: Installation;
  readonly billedMonths: number;
  readonly promoCodeId: string | null;
  readonly subscribedAt: Date;
}

interface SubscriptionRow extends Omit<KeptSubscription, 'subscription'>, Subscription {
  readonly state: SubscriptionState;
}

const SUBSCRIPTION = `s.state, s.anchor_on::text as anchor, s.billed, m.time_zone as "timeZone", s.installation,
  s.billed_months as "billedMonths", s.promo_code_id as "promoCodeId", s.prices_id as "pricesId",
  s.coming_prices_id as "comingPricesId", s.coming_on::text as "comingOn",
  s.subscribed_at as "subscribedAt"`;

/** The subscription of a merchant; null when it never subscribed. */
export const findSubscription = (tx: Transaction, merchantId: string): Promise<KeptSubscription | null> =>
  readSubscription(tx, { merchantId, lock: '' });

/** The same, kept from everybody who would change it too, the midnight work among them. */
export const lockSubscription = (tx: Transaction, merchantId: string): Promise<KeptSubscription | null> =>
  readSubscription(tx, { merchantId, lock: 'for update of s' });

async function readSubscription(
  tx: Transaction,
  { merchantId, lock }: { merchantId: string; lock: '' | 'for update of s' },
): Promise<KeptSubscription | null> {
  const row = await tx.first<SubscriptionRow>({
    text: `select ${SUBSCRIPTION} from subscriptions s join merchants m on m.id = s.merchant_id
      where s.merchant_id = $1 ${lock}`,
    values: [merchantId],
  });
  if (!row) return null;
  const { state, anchor, billed, ...kept } = row;
  return { ...kept, subscription: { state, anchor, billed } };
}

/** A subscription that begins. */
export interface NewSubscription {
  readonly merchantId: string;
  readonly subscription: Subscription;
  readonly installation: Installation;
  readonly promoCodeId: string | null;
  readonly pricesId: string;
  readonly at: Date;
}

/** Inserts a subscription; its merchant is active from then on. */
export function insertSubscription(tx: Transaction, given: NewSubscription): void {
  const { merchantId, subscription } = given;
  tx.write({
    text: `insert into subscriptions (merchant_id, state, anchor_on, billed, installation, promo_code_id, prices_id,
        billed_months, covered_until, subscribed_at)
      values (:merchantId, :state, :anchor, :billed, :installation, :promoCodeId, :pricesId, :billed, :coveredUntil, :at)`,
    values: {
      merchantId,
      state: subscription.state,
      anchor: subscription.anchor,
      billed: subscription.billed,
      installation: given.installation,
      promoCodeId: given.promoCodeId,
      pricesId: given.pricesId,
      coveredUntil: coveredUntil(subscription),
      at: given.at,
    },
  });
  tx.write({
    text: 'update merchants set active = true where id = $1',
    values: [merchantId],
  });
}

/** Writes a subscription down as it is now, and with it whether its merchant is active. */
export function updateSubscription(
  tx: Transaction,
  { merchantId, subscription, billedMonths }: { merchantId: string; subscription: Subscription; billedMonths: number },
): void {
  tx.write({
    text: `update subscriptions set state = :state, anchor_on = :anchor, billed = :billed, billed_months = :billedMonths,
        covered_until = :coveredUntil
      where merchant_id = :merchantId`,
    values: {
      merchantId,
      state: subscription.state,
      anchor: subscription.anchor,
      billed: subscription.billed,
      billedMonths,
      coveredUntil: coveredUntil(subscription),
    },
  });
  tx.write({
    text: 'update merchants set active = $2 where id = $1 and active <> $2',
    values: [merchantId, isActive(subscription)],
  });
}

/** The invoices of a merchant that are still to be paid. */
export const listUnpaid = (tx: Transaction, merchantId: string): Promise<UnpaidInvoice[]> =>
  tx.many({
    text: `select state, next_attempt_at as "nextAttemptAt", (total_cents - credited_cents)::float8 as due
      from invoices where merchant_id = $1 and state = any($2)`,
    values: [merchantId, UNPAID_STATES],
  });

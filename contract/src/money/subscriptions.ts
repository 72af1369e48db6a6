import { CARD_PROBLEMS } from '@comptoir/domain/money/cards/find-card-problem';
import { INSTALLATIONS } from '@comptoir/domain/money/subscriptions/price-cart';
import { z } from 'zod';
import { endpoint, instant, merchantScope, plainText } from '../endpoint.ts';

const promoCode = plainText(32).trim().optional();
const amount = z.number().int();

/** Cost of a subscription for its first month. Source: spec §3 "Cart". */
export const cartView = z.strictObject({
  monthlyServiceCents: amount,
  installationCents: amount,
  discountCents: amount,
  subtotalCents: amount,
  gstCents: amount,
  qstCents: amount,
  totalCents: amount,
  promoCode: z.string().nullable(),
  /** The prices that it was priced with; a subscription that names them is refused once others are in force. */
  pricesId: z.uuid(),
});
export type CartView = z.infer<typeof cartView>;

export const priceCart = endpoint({
  method: 'POST',
  path: '/cart',
  access: 'read-subscription',
  summary: 'Price a subscription',
  description:
    'What the first month would cost. A promo code that does not count is refused in the field `promoCode`, with ' +
    'the rule that it breaks.',
  query: merchantScope,
  body: z.strictObject({ installation: z.enum(INSTALLATIONS), promoCode }),
  reply: cartView,
});

/**
 * State of an account. `active`: transmits and is paid for or being paid for; `validUntil` is the last day covered. Source:
 * spec §2 "Payment information", §4 "Merchant account".
 */
export const subscriptionView = z.strictObject({
  /** Price of a month before taxes and discounts, and the one from a day on, once another was announced. */
  price: z
    .strictObject({
      monthlyServiceCents: amount,
      coming: z.strictObject({ monthlyServiceCents: amount, on: z.iso.date() }).nullable(),
    })
    .nullable(),
  state: z.enum(['none', 'active', 'pausing', 'paused']),
  isActive: z.boolean(),
  isPastDue: z.boolean(),
  installation: z.enum(INSTALLATIONS).nullable(),
  validUntil: z.iso.date().nullable(),
  nextPaymentAt: instant.nullable(),
  nextPaymentCents: amount.nullable(),
  cardProblem: z
    .enum(CARD_PROBLEMS)
    .describe(
      'Why the saved card will not pay what is due or comes next; null when it will, and for who may not see the card.',
    )
    .nullable(),
  promoCode: z.string().nullable(),
  subscribedAt: instant.nullable(),
});
export type SubscriptionView = z.infer<typeof subscriptionView>;

export const getSubscription = endpoint({
  method: 'GET',
  path: '/subscription',
  access: 'read-subscription',
  summary: 'State of the account',
  description: '`validUntil` is the last day covered.',
  query: merchantScope,
  reply: subscriptionView,
});

export const subscribe = endpoint({
  method: 'PUT',
  path: '/subscription',
  access: 'edit-subscription',
  summary: 'Subscribe to the plan',
  description:
    'Makes the first invoice at once, due at the next local midnight. A promo code that does not count is refused ' +
    'in the field `promoCode`. With the `pricesId` of a cart, prices that changed since are refused.',
  refusals: ['already-subscribed', 'card-required', 'prices-changed'],
  query: merchantScope,
  body: z.strictObject({ installation: z.enum(INSTALLATIONS), promoCode, pricesId: z.uuid().optional() }),
  reply: subscriptionView,
});

export const pauseSubscription = endpoint({
  method: 'POST',
  path: '/subscription/pause',
  access: 'edit-subscription',
  summary: 'Pause the account (seasonal mode)',
  description: 'Nothing is billed after the period that is paid for.',
  refusals: ['subscription-not-active'],
  query: merchantScope,
  reply: subscriptionView,
});

export const reactivateSubscription = endpoint({
  method: 'POST',
  path: '/subscription/reactivate',
  access: 'edit-subscription',
  summary: 'Reactivate a paused account',
  description: 'Begins a new season.',
  refusals: ['card-required', 'not-subscribed', 'subscription-active'],
  query: merchantScope,
  reply: subscriptionView,
});

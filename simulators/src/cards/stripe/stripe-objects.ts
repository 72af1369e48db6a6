import { authenticationUrl } from '../api/api-objects.ts';
import type { Cards } from '../cards.ts';
import type { Charge, Customer, Refund, Setup, StoredCard } from '../state/cards-state.ts';
import { cardError } from './stripe-refusal.ts';

/** Times at Stripe are in seconds. */
const seconds = (milliseconds: number) => Math.floor(milliseconds / 1000);

export function stripeCustomer({ id, email, name, metadata, createdAt }: Customer) {
  return { id, object: 'customer', created: seconds(createdAt), email, name, metadata, livemode: false };
}

export function stripeMethod({ id, brand, last4, expMonth, expYear, customerId, createdAt }: StoredCard) {
  return {
    id,
    object: 'payment_method',
    type: 'card',
    card: { brand, last4, exp_month: expMonth, exp_year: expYear, country: 'CA', funding: 'credit' },
    customer: customerId,
    created: seconds(createdAt),
    livemode: false,
    metadata: {},
  };
}

export function stripeSetup({ id, clientSecret, customerId, cardId, metadata, status, error, createdAt }: Setup) {
  return {
    id,
    object: 'setup_intent',
    client_secret: clientSecret,
    customer: customerId,
    payment_method: cardId,
    payment_method_types: ['card'],
    usage: 'off_session',
    status,
    last_setup_error: error && cardError(error),
    next_action: null,
    metadata,
    created: seconds(createdAt),
    livemode: false,
  };
}

/** `returnUrl`: where the page of the bank leads afterwards. */
export function stripeIntent({ frameUrl }: Pick<Cards, 'frameUrl'>, charge: Charge, returnUrl?: string) {
  const isPaid = charge.status === 'succeeded';
  const waits = charge.status === 'action-required';
  const url = waits ? authenticationUrl(frameUrl, charge.id, returnUrl) : null;
  return {
    id: charge.id,
    object: 'payment_intent',
    amount: charge.amountCents,
    amount_received: isPaid ? charge.amountCents : 0,
    currency: charge.currency,
    customer: charge.customerId,
    payment_method: charge.status === 'declined' ? null : charge.cardId,
    payment_method_types: ['card'],
    description: charge.description,
    metadata: charge.metadata,
    status: { succeeded: 'succeeded', declined: 'requires_payment_method', 'action-required': 'requires_action' }[
      charge.status
    ],
    client_secret: `${charge.id}_secret`,
    latest_charge: waits ? null : chargeIdOf(charge),
    last_payment_error: charge.decline && { ...cardError(charge.decline), charge: chargeIdOf(charge) },
    next_action: url && { type: 'redirect_to_url', redirect_to_url: { url, return_url: returnUrl ?? null } },
    created: seconds(charge.createdAt),
    livemode: false,
  };
}

export function stripeCharge(charge: Charge) {
  return {
    id: chargeIdOf(charge),
    object: 'charge',
    amount: charge.amountCents,
    amount_refunded: charge.refundedCents,
    currency: charge.currency,
    customer: charge.customerId,
    payment_intent: charge.id,
    payment_method: charge.cardId,
    paid: charge.status === 'succeeded',
    refunded: charge.refundedCents === charge.amountCents,
    status: charge.status === 'succeeded' ? 'succeeded' : 'failed',
    metadata: charge.metadata,
    created: seconds(charge.createdAt),
    livemode: false,
  };
}

export function stripeRefund({ id, chargeId, amountCents, reason, metadata, createdAt }: Refund) {
  return {
    id,
    object: 'refund',
    amount: amountCents,
    currency: 'cad',
    payment_intent: chargeId,
    charge: chargeIdOf({ id: chargeId }),
    reason,
    metadata,
    status: 'succeeded',
    created: seconds(createdAt),
  };
}

/** Each intent has one charge here, whose id can be read off its own. */
export function chargeIdOf({ id }: Pick<Charge, 'id'>): string {
  return id.replace(/^pi_/, 'ch_');
}

/** One page of a list, newest first. */
export function stripeList<T extends { id: string }>(
  all: readonly T[],
  query: { limit: number; starting_after?: string | undefined },
  show: (one: T) => unknown,
) {
  const found = [...all].reverse();
  const start = query.starting_after === undefined ? 0 : found.findIndex(({ id }) => id === query.starting_after) + 1;
  const data = found.slice(start, start + query.limit).map(show);
  return { object: 'list', data, has_more: found.length > start + query.limit, url: '/v1' };
}

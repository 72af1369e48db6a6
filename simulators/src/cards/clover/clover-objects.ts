import type { Cards } from '../cards.ts';
import { CARD_KEYS } from '../card-keys.ts';
import { DECLINES } from '../core/declines.ts';
import type { Brand } from '../core/magic-cards.ts';
import type { CardFacts, Charge, Customer, Refund, StoredCard } from '../state/cards-state.ts';

const BRANDS: Readonly<Record<Brand, string>> = { visa: 'VISA', mastercard: 'MC', amex: 'AMEX' };

function cloverCard({ brand, last4, expMonth, expYear }: CardFacts) {
  return { brand: BRANDS[brand], last4, exp_month: String(expMonth).padStart(2, '0'), exp_year: String(expYear) };
}

/** A token, with the card that it stands for unless nothing is known of it. */
export function cloverToken(token: string, facts: CardFacts | null) {
  return { id: token, object: 'token', ...(facts ? { card: cloverCard(facts) } : {}) };
}

export function cloverCustomer(customer: Customer, cards: readonly StoredCard[]) {
  const { id, createdAt, email, name } = customer;
  const sources = { object: 'list', data: cards.map((card) => card.id) };
  return { id, object: 'customer', created: createdAt, currency: 'CAD', email, name, sources };
}

export function cloverCharge({ state }: Pick<Cards, 'state'>, charge: Charge) {
  const card = state.cards.get(charge.cardId);
  return {
    id: charge.id,
    object: 'charge',
    amount: charge.amountCents,
    tax_amount: charge.taxCents ?? 0,
    amount_refunded: charge.refundedCents,
    currency: charge.currency,
    created: charge.createdAt,
    refunded: charge.refundedCents === charge.amountCents,
    ref_num: charge.id.slice(0, 12),
    order: null,
    description: charge.description,
    external_reference_id: charge.reference,
    customer: charge.customerId,
    merchant: CARD_KEYS.cloverMerchantId,
    source: card ? { id: card.id, object: 'card', ...cloverCard(card) } : null,
    ...cloverOutcome(charge.decline),
  };
}

function cloverOutcome(decline: Charge['decline']) {
  const isPaid = decline === null;
  return {
    captured: isPaid,
    paid: isPaid,
    status: isPaid ? 'succeeded' : 'failed',
    auth_code: isPaid ? 'OK1234' : null,
    outcome: isPaid
      ? { network_status: 'approved_by_network', type: 'authorized' }
      : { network_status: 'declined_by_network', type: 'issuer_declined' },
    failure_code: isPaid ? null : DECLINES[decline].code,
    failure_message: isPaid ? null : DECLINES[decline].message,
  };
}

export function cloverRefund({ id, chargeId, amountCents, createdAt }: Refund) {
  return { id, object: 'refund', amount: amountCents, charge: chargeId, created: createdAt, status: 'succeeded' };
}

/** One page of a list that is in its order already. */
export function cloverList<T extends { id: string }>(
  found: readonly T[],
  query: { limit: number; starting_after?: string | undefined },
  show: (one: T) => unknown,
) {
  const start = query.starting_after === undefined ? 0 : found.findIndex(({ id }) => id === query.starting_after) + 1;
  const data = found.slice(start, start + query.limit).map(show);
  return { object: 'list', data, has_more: found.length > start + query.limit };
}

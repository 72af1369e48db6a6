import { DECLINES } from '../core/declines.ts';
import type { Cards } from '../cards.ts';
import type { Charge, Refund, StoredCard } from '../state/cards-state.ts';

/** A saved card as the simulator's own face shows it. */
export function apiCard({ id, brand, last4, expMonth, expYear, createdAt, isDeleted }: StoredCard) {
  return { id, brand, last4, expMonth, expYear, createdAt: new Date(createdAt).toISOString(), isDeleted };
}

/** `decline.severity` says whether another try may work. `actionUrl`: where the card holder says yes. */
export function apiCharge({ frameUrl, state }: Pick<Cards, 'frameUrl' | 'state'>, charge: Charge) {
  const card = state.cards.get(charge.cardId);
  const { id, status, cardId, amountCents, currency, description, reference, refundedCents, createdAt } = charge;
  return {
    id,
    status,
    cardId,
    amountCents,
    currency,
    description,
    reference,
    metadata: charge.metadata,
    card: card ? { brand: card.brand, last4: card.last4, expMonth: card.expMonth, expYear: card.expYear } : null,
    refundedCents,
    idempotencyKey: charge.key,
    createdAt: new Date(createdAt).toISOString(),
    decline: charge.decline && { reason: charge.decline, severity: DECLINES[charge.decline].severity },
    actionUrl: status === 'action-required' ? authenticationUrl(frameUrl, id) : null,
  };
}

export function apiRefund({ id, chargeId, amountCents, reason, metadata, key, createdAt }: Refund) {
  const reference = metadata['reference'] ?? null;
  const at = new Date(createdAt).toISOString();
  return { id, chargeId, amountCents, reason, reference, idempotencyKey: key, createdAt: at };
}

/** Returns the address at which a card holder says yes or no to a charge. `returnUrl`: where the page leads afterwards. */
export function authenticationUrl(frameUrl: string, chargeId: string, returnUrl?: string): string {
  const query = new URLSearchParams({ charge: chargeId, ...(returnUrl === undefined ? {} : { return: returnUrl }) });
  return `${new URL('/authenticate', frameUrl).href}?${query}`;
}

import { DECLINES } from '../core/declines.ts';
import type { Cards } from '../cards.ts';
import type { Charge, Refund, StoredCard } from '../state/cards-state.ts';

/** A saved card as the simulator's own face tells it. */
export function apiCard({ id, brand, last4, expMonth, expYear, createdAt, isDeleted }: StoredCard) {
  return { id, brand, last4, expMonth, expYear, createdAt: new Date(createdAt).toISOString(), isDeleted };
}

/** `decline.severity` tells whether another try may work. `actionUrl`: where the card holder says yes. */
export function apiCharge({ frameUrl }: Pick<Cards, 'frameUrl'>, charge: Charge) {
  const { id, status, cardId, amountCents, currency, description, reference, refundedCents, createdAt } = charge;
  return {
    id,
    status,
    cardId,
    amountCents,
    currency,
    description,
    reference,
    refundedCents,
    idempotencyKey: charge.key,
    createdAt: new Date(createdAt).toISOString(),
    decline: charge.decline && { reason: charge.decline, severity: DECLINES[charge.decline].severity },
    actionUrl: status === 'action-required' ? authenticationUrl(frameUrl, id) : null,
  };
}

export function apiRefund({ id, chargeId, amountCents, reason, key, createdAt }: Refund) {
  return { id, chargeId, amountCents, reason, idempotencyKey: key, createdAt: new Date(createdAt).toISOString() };
}

/** Where a card holder says yes or no to a charge. `returnUrl`: where the page leads afterwards. */
export function authenticationUrl(frameUrl: string, chargeId: string, returnUrl?: string): string {
  const query = new URLSearchParams({ charge: chargeId, ...(returnUrl === undefined ? {} : { return: returnUrl }) });
  return `${new URL('/authenticate', frameUrl).href}?${query}`;
}

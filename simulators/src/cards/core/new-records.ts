import type { CardFacts, Charge, Face, Refund, StoredCard } from '../state/cards-state.ts';

type AskedCharge = Pick<Charge, 'id' | 'amountCents' | 'currency' | 'key' | 'status' | 'decline'> &
  Partial<Pick<Charge, 'taxCents' | 'description' | 'reference' | 'metadata'>>;

/** A charge of this card, as it was asked for and decided. */
export function newCharge(card: StoredCard, input: AskedCharge): Charge {
  return {
    face: card.face,
    cardId: card.id,
    customerId: card.customerId,
    taxCents: null,
    description: null,
    reference: null,
    metadata: {},
    refundedCents: 0,
    createdAt: Date.now(),
    ...input,
  };
}

type AskedRefund = Pick<Refund, 'id' | 'key'> & { amountCents: number | undefined } & Partial<
    Pick<Refund, 'reason' | 'metadata'>
  >;

/** Gives back part of a charge, or what is left of it. Null: nothing was charged, or there is not that much left. */
export function newRefund(charge: Charge, { amountCents: amount, ...more }: AskedRefund): Refund | null {
  const left = charge.amountCents - charge.refundedCents;
  const amountCents = amount ?? left;
  if (charge.status !== 'succeeded' || amountCents < 1 || amountCents > left) return null;
  const { face, id: chargeId } = charge;
  return { face, chargeId, amountCents, reason: null, metadata: {}, createdAt: Date.now(), ...more };
}

/** A card that is saved now. */
export function newStoredCard(
  { magic, brand, last4, expMonth, expYear }: CardFacts,
  more: { id: string; face: Face; token: string | null; customerId: string | null },
): StoredCard {
  const facts = { magic, brand, last4, expMonth, expYear };
  return { ...facts, ...more, createdAt: Date.now(), isDeleted: false, tries: 0 };
}

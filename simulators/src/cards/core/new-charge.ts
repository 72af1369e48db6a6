import type { Charge, StoredCard } from '../state/cards-state.ts';

type Asked = Pick<Charge, 'id' | 'amountCents' | 'currency' | 'key' | 'status' | 'decline'> &
  Partial<Pick<Charge, 'taxCents' | 'description' | 'reference' | 'metadata'>>;

/** A charge of this card, as it was asked for and decided. */
export function newCharge(card: StoredCard, asked: Asked): Charge {
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
    ...asked,
  };
}

import type { CardFacts, Face, StoredCard } from '../state/cards-state.ts';

/** A card that is saved now. */
export function newStoredCard(
  { magic, brand, last4, expMonth, expYear }: CardFacts,
  more: { id: string; face: Face; token: string | null; customerId: string | null },
): StoredCard {
  const facts = { magic, brand, last4, expMonth, expYear };
  return { ...facts, ...more, createdAt: Date.now(), isDeleted: false, tries: 0 };
}

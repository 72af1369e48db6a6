import type { CardsState, StoredCard } from './cards-state.ts';

/** The live cards of a customer, in the order in which they came to be the customer's. */
export function listCardsOf(state: CardsState, customerId: string): StoredCard[] {
  const cards = [...(state.cardsOf.get(customerId) ?? [])].map((id) => state.cards.get(id));
  return cards.filter((card) => card !== undefined).filter(({ isDeleted }) => !isDeleted);
}

/** A customer of a provider and the customer's card, as the one text that a card is charged by. */
export const joinReference = (customer: string, card: string): string => `${customer}/${card}`;

export function splitReference(reference: string): readonly [customer: string, card: string] {
  const [customer = '', card = ''] = reference.split('/');
  return [customer, card];
}

import { z } from 'zod';
import type { Cards } from '../cards.ts';
import type { Decision } from '../core/answer-once.ts';
import { checkCardEntry, type EntryErrors, factsOf } from '../core/check-card-entry.ts';
import { Refusal } from '../../loopback/refusal.ts';
import { findMagicByAlias, getMagic } from '../core/magic-cards.ts';
import { newId } from '../core/new-id.ts';
import { listCardsOf, type StoredCard } from '../state/cards-state.ts';
import { getStripeCustomer } from './stripe-customers.ts';
import { pageSchema, stripeEvent } from './stripe-events.ts';
import { stripeList, stripeMethod } from './stripe-objects.ts';
import { cardError, missing, stripeRefusal } from './stripe-refusal.ts';
import { newStoredCard } from '../core/new-records.ts';

export const methodSchema = z.object({
  type: z.literal('card'),
  card: z.object({
    number: z.string().max(50),
    exp_month: z.string().max(10),
    exp_year: z.string().max(10),
    cvc: z.string().max(10).default('0000'),
  }),
  billing_details: z
    .object({ address: z.object({ postal_code: z.string().max(20).optional() }).optional() })
    .optional(),
});

export type MethodAsked = z.infer<typeof methodSchema>;

export function createMethod(_cards: Cards, input: MethodAsked): Decision {
  const card = readMethod(input);
  return { changes: [{ kind: 'card', card }], status: 200, body: stripeMethod(card) };
}

/** The card in these fields, which no customer has yet. */
export function readMethod({ card, billing_details: billing }: MethodAsked): StoredCard {
  const { number, exp_month: expMonth, exp_year: expYear, cvc } = card;
  const postalCode = billing?.address?.postal_code ?? 'H0H 0H0';
  const checked = checkCardEntry({ number, expMonth, expYear, cvc, postalCode }, new Date());
  if (!checked.ok) throw refuseEntry(checked.reason);
  return newStoredCard(checked.value, { id: newId('pm'), face: 'stripe', token: null, customerId: null });
}

function refuseEntry(errors: EntryErrors): Refusal {
  const [code, param] = codeOf(errors);
  return stripeRefusal(402, { type: 'card_error', code, param, message: 'The card is not valid.' });
}

function codeOf({ number, expiry, cvc }: EntryErrors): [string, string] {
  if (number) return ['incorrect_number', 'number'];
  if (expiry) return expiry === 'expired' ? ['expired_card', 'exp_year'] : ['invalid_expiry_month', 'exp_month'];
  return cvc ? ['invalid_cvc', 'cvc'] : ['incorrect_zip', 'address_zip'];
}

/** The card of this id, or a new one for an id that stands for a test number. One that was detached is gone for good. */
export function findMethod({ state }: Cards, id: string): StoredCard {
  const card = state.cards.get(id);
  if (card?.face === 'stripe' && !card.isDeleted) return card;
  const magic = id.startsWith('pm_card_') ? findMagicByAlias(id) : null;
  if (!magic) throw missing(`PaymentMethod: ${id}`, 'payment_method');
  const more = { id: newId('pm'), face: 'stripe', token: null, customerId: null } as const;
  return newStoredCard(factsOf(magic, new Date()), more);
}

export function showMethod(cards: Cards, id: string): Decision {
  const card = cards.state.cards.get(id);
  // A detached card can still be read; it belongs to no customer.
  if (card?.face !== 'stripe') throw missing(`PaymentMethod: ${id}`, 'payment_method');
  return { changes: [], status: 200, body: stripeMethod(card) };
}

export const methodsSchema = pageSchema.extend({ customer: z.string() });

export function listMethods(cards: Cards, input: z.infer<typeof methodsSchema>): Decision {
  const { id } = getStripeCustomer(cards, input.customer);
  return { changes: [], status: 200, body: stripeList(listCardsOf(cards.state, id), input, stripeMethod) };
}

export const attachSchema = z.object({ customer: z.string() });

export function attachMethod(cards: Cards, id: string, input: z.infer<typeof attachSchema>): Decision {
  const { id: customerId } = getStripeCustomer(cards, input.customer);
  const card = { ...findMethod(cards, id), customerId };
  const reason = getMagic(card.magic).atSaving;
  if (reason) throw new Refusal(402, { error: cardError(reason) });
  const event = stripeEvent(cards, 'payment_method.attached', stripeMethod(card));
  return { changes: [{ kind: 'card', card }, event], status: 200, body: stripeMethod(card) };
}

export function detachMethod(cards: Cards, id: string): Decision {
  const found = cards.state.cards.get(id);
  if (found?.face !== 'stripe' || found.customerId === null) throw missing(`PaymentMethod: ${id}`, 'payment_method');
  const card = { ...found, customerId: null, isDeleted: true };
  const event = stripeEvent(cards, 'payment_method.detached', stripeMethod(card));
  return { changes: [{ kind: 'card', card }, event], status: 200, body: stripeMethod(card) };
}

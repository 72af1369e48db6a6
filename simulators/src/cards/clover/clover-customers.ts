import { z } from 'zod';
import { emailText } from '../../shared/email-text.ts';
import type { Cards } from '../cards.ts';
import type { Decision } from '../core/answer-once.ts';
import type { Refusal } from '../../loopback/refusal.ts';
import { newCloverId } from '../core/new-id.ts';
import { type Customer, listCardsOf } from '../state/cards-state.ts';
import { attachCard } from './attach-card.ts';
import { cloverCustomer } from './clover-objects.ts';
import { cloverRefusal } from './clover-refusal.ts';

const text = z.string().max(200);

export const customerSchema = z.object({
  email: emailText,
  source: text,
  name: text.optional(),
  firstName: text.optional(),
  lastName: text.optional(),
  phone: text.optional(),
});

export const customerChangeSchema = z.object({ email: emailText.optional(), source: text.optional() });

/** A customer with one card on file: the single-use token becomes one that can be used again. */
export function createCloverCustomer(cards: Cards, input: z.infer<typeof customerSchema>): Decision {
  const { email, source, firstName, lastName } = input;
  const name = input.name ?? ([firstName, lastName].filter(Boolean).join(' ') || null);
  const customer: Customer = {
    id: newCloverId(),
    face: 'clover',
    email,
    name,
    metadata: {},
    createdAt: Date.now(),
    isDeleted: false,
  };
  const attached = attachCard(cards, { token: source, customerId: customer.id });
  return {
    changes: [{ kind: 'customer', customer }, ...attached.changes],
    status: 200,
    body: cloverCustomer(customer, [attached.card]),
  };
}

/** Gives the customer another card, and another address. A customer that has a card keeps it: it has to be deleted first. */
export function changeCloverCustomer(cards: Cards, id: string, input: z.infer<typeof customerChangeSchema>): Decision {
  const found = getCustomer(cards, id);
  const customer = { ...found, email: input.email ?? found.email };
  const attached = input.source === undefined ? null : attachCard(cards, { token: input.source, customerId: id });
  const sources = [...listCardsOf(cards.state, id), ...(attached ? [attached.card] : [])];
  return {
    changes: [{ kind: 'customer', customer }, ...(attached?.changes ?? [])],
    status: 200,
    body: cloverCustomer(customer, sources),
  };
}

export function showCloverCustomer(cards: Cards, id: string): Decision {
  return { changes: [], status: 200, body: cloverCustomer(getCustomer(cards, id), listCardsOf(cards.state, id)) };
}

export function deleteCloverSource(cards: Cards, customerId: string, cardId: string): Decision {
  getCustomer(cards, customerId);
  const card = listCardsOf(cards.state, customerId).find(({ id }) => id === cardId);
  if (!card) throw missing('There is no such source.');
  return {
    changes: [{ kind: 'card', card: { ...card, isDeleted: true } }],
    status: 200,
    body: { deleted: true, id: cardId, object: 'deletedcard' },
  };
}

function getCustomer({ state }: Cards, id: string): Customer {
  const customer = state.customers.get(id);
  if (customer?.face !== 'clover') throw missing('There is no such customer.');
  return customer;
}

function missing(message: string): Refusal {
  return cloverRefusal(404, { code: 'resource_missing', message });
}

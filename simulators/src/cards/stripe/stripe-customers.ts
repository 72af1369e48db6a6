import { z } from 'zod';
import type { Cards } from '../cards.ts';
import type { Decision } from '../core/answer-once.ts';
import { newId } from '../core/new-id.ts';
import { type Customer, listCardsOf } from '../state/cards-state.ts';
import { stripeCustomer } from './stripe-objects.ts';
import { missing } from './stripe-refusal.ts';

export const metadataSchema = z.record(z.string(), z.string()).default({});

export const customerSchema = z.object({
  email: z.string().max(512).optional(),
  name: z.string().max(256).optional(),
  metadata: metadataSchema,
});

export function createStripeCustomer(_cards: Cards, input: z.infer<typeof customerSchema>): Decision {
  const { email = null, name = null, metadata } = input;
  const id = newId('cus');
  const customer: Customer = { id, face: 'stripe', email, name, metadata, createdAt: Date.now(), isDeleted: false };
  return { changes: [{ kind: 'customer', customer }], status: 200, body: stripeCustomer(customer) };
}

export function changeStripeCustomer(cards: Cards, id: string, input: z.infer<typeof customerSchema>): Decision {
  const found = getStripeCustomer(cards, id);
  const { email = found.email, name = found.name } = input;
  const customer = { ...found, email, name, metadata: { ...found.metadata, ...input.metadata } };
  return { changes: [{ kind: 'customer', customer }], status: 200, body: stripeCustomer(customer) };
}

/** One that was deleted is still shown, as deleted. */
export function showStripeCustomer({ state }: Cards, id: string): Decision {
  const customer = state.customers.get(id);
  if (customer?.face !== 'stripe') throw missing(`customer: ${id}`);
  const body = customer.isDeleted ? { id, object: 'customer', deleted: true } : stripeCustomer(customer);
  return { changes: [], status: 200, body };
}

/** Its cards go with it. */
export function deleteStripeCustomer(cards: Cards, id: string): Decision {
  const customer = { ...getStripeCustomer(cards, id), isDeleted: true };
  const gone = listCardsOf(cards.state, id);
  return {
    changes: [
      { kind: 'customer', customer },
      ...gone.map((card) => ({ kind: 'card' as const, card: { ...card, customerId: null, isDeleted: true } })),
    ],
    status: 200,
    body: { id, object: 'customer', deleted: true },
  };
}

export function getStripeCustomer({ state }: Cards, id: string): Customer {
  const customer = state.customers.get(id);
  if (customer?.face !== 'stripe' || customer.isDeleted) throw missing(`customer: ${id}`, 'customer');
  return customer;
}

import { z } from 'zod';
import type { Cards } from '../cards.ts';
import type { Decision } from '../core/answer-once.ts';
import { getMagic } from '../core/magic-cards.ts';
import { newId } from '../core/new-id.ts';
import type { Setup, StoredCard } from '../state/cards-state.ts';
import { getStripeCustomer, metadataSchema } from './stripe-customers.ts';
import { stripeEvent } from './stripe-events.ts';
import { findMethod, methodSchema, readMethod } from './stripe-methods.ts';
import { stripeSetup } from './stripe-objects.ts';
import { cardError, missing, stripeRefusal } from './stripe-refusal.ts';

export const confirmSchema = z.object({
  payment_method: z.string().optional(),
  payment_method_data: methodSchema.optional(),
});

export const setupSchema = confirmSchema.extend({
  customer: z.string().optional(),
  confirm: z.enum(['true', 'false']).default('false'),
  usage: z.literal('off_session').default('off_session'),
  metadata: metadataSchema,
});

export function createSetup(cards: Cards, input: z.infer<typeof setupSchema>): Decision {
  const id = newId('seti');
  const setup: Setup = {
    id,
    clientSecret: newId(`${id}_secret`),
    customerId: input.customer === undefined ? null : getStripeCustomer(cards, input.customer).id,
    cardId: null,
    metadata: input.metadata,
    status: 'requires_payment_method',
    error: null,
    createdAt: Date.now(),
  };
  if (input.confirm === 'true') return confirm(cards, setup, input);
  return { changes: [{ kind: 'setup', setup }], status: 200, body: stripeSetup(setup) };
}

export function confirmSetup(cards: Cards, id: string, input: z.infer<typeof confirmSchema>): Decision {
  const setup = getSetup(cards, id);
  if (setup.status !== 'succeeded') return confirm(cards, setup, input);
  throw stripeRefusal(400, { code: 'setup_intent_unexpected_state', message: 'The SetupIntent succeeded already.' });
}

export function showSetup(cards: Cards, id: string): Decision {
  return { changes: [], status: 200, body: stripeSetup(getSetup(cards, id)) };
}

/** A card that the bank accepts belongs to the customer from then on. */
function confirm(cards: Cards, setup: Setup, input: z.infer<typeof confirmSchema>): Decision {
  const found = readCard(cards, input);
  const error = getMagic(found.magic).atSaving;
  if (error) return fail(cards, { ...setup, error });
  const card = { ...found, customerId: setup.customerId };
  const done: Setup = { ...setup, cardId: card.id, status: 'succeeded', error: null };
  const body = stripeSetup(done);
  return {
    changes: [
      { kind: 'card', card },
      { kind: 'setup', setup: done },
      stripeEvent(cards, 'setup_intent.succeeded', body),
    ],
    status: 200,
    body,
  };
}

function fail(cards: Cards, setup: Setup): Decision {
  const object = stripeSetup(setup);
  return {
    changes: [{ kind: 'setup', setup }, stripeEvent(cards, 'setup_intent.setup_failed', object)],
    status: 402,
    body: { error: { ...(setup.error && cardError(setup.error)), setup_intent: object } },
  };
}

function readCard(cards: Cards, input: z.infer<typeof confirmSchema>): StoredCard {
  if (input.payment_method_data) return readMethod(input.payment_method_data);
  if (input.payment_method !== undefined) return findMethod(cards, input.payment_method);
  throw stripeRefusal(400, { code: 'parameter_missing', param: 'payment_method', message: 'Name a payment_method.' });
}

function getSetup({ state }: Cards, id: string): Setup {
  const setup = state.setups.get(id);
  if (!setup) throw missing(`SetupIntent: ${id}`, 'intent');
  return setup;
}

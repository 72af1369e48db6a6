import type { z } from 'zod';
import type { Cards } from '../cards.ts';
import type { Decision } from '../core/answer-once.ts';
import type { RouteName } from '../state/card-fault.ts';
import { intentsSchema, listIntents, searchIntents, searchSchema } from './list-intents.ts';
import {
  changeStripeCustomer,
  createStripeCustomer,
  customerSchema,
  deleteStripeCustomer,
  showStripeCustomer,
} from './stripe-customers.ts';
import { eventsSchema, listEvents, showEvent } from './stripe-events.ts';
import { createIntent, intentSchema, showIntent } from './stripe-intents.ts';
import {
  attachMethod,
  attachSchema,
  createMethod,
  detachMethod,
  listMethods,
  methodSchema,
  methodsSchema,
  showMethod,
} from './stripe-methods.ts';
import {
  createStripeRefund,
  listStripeRefunds,
  refundSchema,
  refundsSchema,
  showStripeRefund,
} from './stripe-refunds.ts';
import { stripeRefusal } from './stripe-refusal.ts';
import { confirmSchema, confirmSetup, createSetup, setupSchema, showSetup } from './stripe-setups.ts';

interface Asked {
  input: unknown;
  /** Parameters of the path. */
  id: string;
  key: string | null;
}

export interface StripeRoute {
  name: RouteName;
  /** Pages may call it with the publishable key: any page, or one that knows the intent's client secret. */
  isPublic?: 'any-page' | 'client-secret';
  decide: (cards: Cards, input: Asked) => Decision;
}

/** The calls of Stripe that a card on file and its charges need. */
export const STRIPE_ROUTES: Readonly<Record<string, StripeRoute>> = {
  'POST /v1/customers': route('card', customerSchema, createStripeCustomer),
  'GET /v1/customers/:id': byId('lookup', showStripeCustomer),
  'POST /v1/customers/:id': {
    name: 'card',
    decide: (cards, { input, id }) => changeStripeCustomer(cards, id, read(customerSchema, input)),
  },
  'DELETE /v1/customers/:id': byId('card', deleteStripeCustomer),
  'GET /v1/customers/:id/payment_methods': {
    name: 'lookup',
    decide: (cards, { input, id }) => listMethods(cards, read(methodsSchema, { ...toObject(input), customer: id })),
  },
  'POST /v1/payment_methods': { ...route('card', methodSchema, createMethod), isPublic: 'any-page' },
  'GET /v1/payment_methods': route('lookup', methodsSchema, listMethods),
  'GET /v1/payment_methods/:id': byId('lookup', showMethod),
  'POST /v1/payment_methods/:id/attach': {
    name: 'card',
    decide: (cards, { input, id }) => attachMethod(cards, id, read(attachSchema, input)),
  },
  'POST /v1/payment_methods/:id/detach': byId('card', detachMethod),
  'POST /v1/setup_intents': route('card', setupSchema, createSetup),
  'GET /v1/setup_intents/:id': { ...byId('lookup', showSetup), isPublic: 'client-secret' },
  'POST /v1/setup_intents/:id/confirm': {
    name: 'card',
    isPublic: 'client-secret',
    decide: (cards, { input, id }) => confirmSetup(cards, id, read(confirmSchema, input)),
  },
  'POST /v1/payment_intents': {
    name: 'charge',
    decide: (cards, { input, key }) => createIntent(cards, read(intentSchema, input), key),
  },
  'GET /v1/payment_intents': route('lookup', intentsSchema, listIntents),
  'GET /v1/payment_intents/search': route('lookup', searchSchema, searchIntents),
  'GET /v1/payment_intents/:id': byId('lookup', showIntent),
  'POST /v1/refunds': {
    name: 'refund',
    decide: (cards, { input, key }) => createStripeRefund(cards, read(refundSchema, input), key),
  },
  'GET /v1/refunds': route('lookup', refundsSchema, listStripeRefunds),
  'GET /v1/refunds/:id': byId('lookup', showStripeRefund),
  'GET /v1/events': route('lookup', eventsSchema, listEvents),
  'GET /v1/events/:id': byId('lookup', showEvent),
};

function route<T>(name: RouteName, schema: z.ZodType<T>, decide: (cards: Cards, input: T) => Decision): StripeRoute {
  return { name, decide: (cards, { input }) => decide(cards, read(schema, input)) };
}

function byId(name: RouteName, decide: (cards: Cards, id: string) => Decision): StripeRoute {
  return { name, decide: (cards, { id }) => decide(cards, id) };
}

function read<T>(schema: z.ZodType<T>, input: unknown): T {
  const parsed = schema.safeParse(input);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const [first = '', ...rest] = issue?.path.map(String) ?? [];
  const param = `${first}${rest.map((part) => `[${part}]`).join('')}`;
  throw stripeRefusal(400, { code: 'parameter_invalid', param, message: `${param}: ${issue?.message}` });
}

function toObject(input: unknown): object {
  return typeof input === 'object' && input !== null ? input : {};
}

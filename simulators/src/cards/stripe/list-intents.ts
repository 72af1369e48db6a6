import { z } from 'zod';
import type { Cards } from '../cards.ts';
import type { Decision } from '../core/answer-once.ts';
import type { Charge } from '../state/cards-state.ts';
import { createdSchema, pageSchema } from './stripe-events.ts';
import { stripeIntent, stripeList } from './stripe-objects.ts';
import { stripeRefusal } from './stripe-refusal.ts';

export const intentsSchema = pageSchema.extend({ customer: z.string().optional(), created: createdSchema });

export function listIntents(cards: Cards, query: z.infer<typeof intentsSchema>): Decision {
  const since = (query.created?.gte ?? 0) * 1000;
  const found = listCharges(cards).filter(
    ({ customerId, createdAt }) => (query.customer ?? customerId) === customerId && createdAt >= since,
  );
  return { changes: [], status: 200, body: stripeList(found, query, (charge) => stripeIntent(cards, charge)) };
}

export const searchSchema = pageSchema.omit({ starting_after: true }).extend({ query: z.string().max(1000) });

/** Understands `metadata['name']:'value'`, `customer:'…'`, `status:'…'`, and AND between them. */
export function searchIntents(cards: Cards, query: z.infer<typeof searchSchema>): Decision {
  const clauses = query.query.split(/(?<!\s)\s+AND\s+/i).map(readClause);
  const found = listCharges(cards).filter((charge) => clauses.every((meets) => meets(charge, cards)));
  const { url: _url, ...list } = stripeList(found, query, (charge) => stripeIntent(cards, charge));
  const body = { ...list, object: 'search_result', url: '/v1/payment_intents/search', next_page: null };
  return { changes: [], status: 200, body };
}

type Clause = (charge: Charge, cards: Cards) => boolean;

function readClause(text: string): Clause {
  const { field, name = '', value } = CLAUSE.exec(text)?.groups ?? {};
  if (field === 'metadata' && value !== undefined) return ({ metadata }) => metadata[name] === value;
  if (field === 'customer') return ({ customerId }) => customerId === value;
  if (field === 'status') return (charge, cards) => stripeIntent(cards, charge).status === value;
  throw stripeRefusal(400, { param: 'query', message: 'The query was not understood.' });
}

const CLAUSE = /^\s*(?<field>\w+)(?:\[["'](?<name>[^"']+)["']\])?\s*:\s*["'](?<value>[^"']*)["']\s*$/;

function listCharges({ state }: Cards): Charge[] {
  return [...state.charges.values()].filter(({ face }) => face === 'stripe');
}

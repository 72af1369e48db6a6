import { z } from 'zod';
import type { Cards } from '../cards.ts';
import type { Decision } from '../core/answer-once.ts';
import type { Charge } from '../state/cards-state.ts';
import type { Change } from '../state/journal-entry.ts';
import { newEvent } from '../webhooks/card-event.ts';
import { eventBody } from '../webhooks/event-body.ts';
import { stripeIntent, stripeList } from './stripe-objects.ts';
import { missing } from './stripe-refusal.ts';

/** The event that a webhook receives and the list of events shows. */
export function stripeEvent({ state }: Pick<Cards, 'state'>, type: string, object: unknown): Change {
  return { kind: 'event', event: newEvent(state, { face: 'stripe', type, object }) };
}

/** An intent's present state. */
export function intentEvent(cards: Cards, charge: Charge): Change {
  const types = { succeeded: 'succeeded', declined: 'payment_failed', 'action-required': 'requires_action' };
  return stripeEvent(cards, `payment_intent.${types[charge.status]}`, stripeIntent(cards, charge));
}

export const pageSchema = z.object({
  limit: z.coerce.number().int().min(1).max(100).default(10),
  starting_after: z.string().optional(),
});

/** Time from which on objects are listed, in seconds. */
export const createdSchema = z.object({ gte: z.coerce.number().int() }).optional();

export const eventsSchema = pageSchema.extend({ type: z.string().optional() });

export function listEvents({ state }: Cards, query: z.infer<typeof eventsSchema>): Decision {
  const found = [...state.events.values()].filter(
    ({ face, type }) => face === 'stripe' && (query.type ?? type) === type,
  );
  return { changes: [], status: 200, body: stripeList(found, query, eventBody) };
}

export function showEvent({ state }: Cards, id: string): Decision {
  const event = state.events.get(id);
  if (event?.face !== 'stripe') throw missing('event');
  return { changes: [], status: 200, body: eventBody(event) };
}

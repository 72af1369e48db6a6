import { z } from 'zod';
import type { Cards } from '../cards.ts';
import type { Decision } from '../core/answer-once.ts';
import { DECLINES } from '../core/declines.ts';
import { decideCharge } from '../core/decide-charge.ts';
import { newCharge } from '../core/new-records.ts';
import { newId } from '../core/new-id.ts';
import type { Charge } from '../state/cards-state.ts';
import type { Change } from '../state/journal-entry.ts';
import { newEvent } from '../webhooks/card-event.ts';
import { apiCharge } from './api-objects.ts';
import { getLiveCard } from './save-card.ts';

export const chargeSchema = z.strictObject({
  amountCents: z.int().min(1).max(99_999_999),
  currency: z.literal('cad'),
  cardId: z.string().max(100),
  description: z.string().max(500),
  reference: z.string().max(100),
  metadata: z.record(z.string().max(40), z.string().max(500)).default({}),
});

/** Charges a saved card: 201 when it is charged, 402 with the charge when it is not. */
export function chargeCard(cards: Cards, input: z.infer<typeof chargeSchema>, key: string): Decision {
  const { cardId, ...facts } = input;
  const card = getLiveCard(cards.state.cards, cardId);
  const { losesReply, ...decision } = decideCharge(cards, card);
  const charge = newCharge(card, { id: newId('ch'), key, ...facts, ...decision });
  const changes: Change[] = [{ kind: 'charge', charge }, chargeEvent(cards, charge)];
  if (charge.status === 'succeeded') return { changes, status: 201, body: apiCharge(cards, charge), losesReply };
  const { code, message } = DECLINES[charge.decline ?? 'authentication_required'];
  return { changes, status: 402, body: { error: { code, message }, charge: apiCharge(cards, charge) } };
}

/** The event that states a charge's present state. */
export function chargeEvent(cards: Cards, charge: Charge): Change {
  const type = `charge.${charge.status}`;
  return { kind: 'event', event: newEvent(cards.state, { face: 'simulator', type, object: apiCharge(cards, charge) }) };
}

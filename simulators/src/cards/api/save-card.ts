import { z } from 'zod';
import type { Cards } from '../cards.ts';
import type { Decision } from '../core/answer-once.ts';
import { newId } from '../core/new-id.ts';
import type { StoredCard } from '../state/cards-state.ts';
import { newEvent } from '../webhooks/card-event.ts';
import { apiCard } from './api-objects.ts';
import { refusal } from './api-voice.ts';
import { newStoredCard } from '../core/new-records.ts';

export const saveCardSchema = z.strictObject({ token: z.string().min(1).max(100) });

const TOKEN_MS = 15 * 60_000;

/** Exchanges what a page got for a card that can be charged, once. */
export function saveCard({ state }: Cards, { token }: z.infer<typeof saveCardSchema>): Decision {
  const found = state.tokens.get(token);
  if (found?.face !== 'simulator') throw refusal(400, 'token_unknown', 'There is no such token.');
  if (found.usedFor !== null) throw refusal(409, 'token_already_used', 'The token was exchanged already.');
  if (found.createdAt + TOKEN_MS < Date.now())
    throw refusal(400, 'token_expired', 'The token is older than 15 minutes.');
  const card = newStoredCard(found, { id: newId('card'), face: 'simulator', token, customerId: null });
  return {
    changes: [
      { kind: 'card', card },
      { kind: 'token', token: { ...found, usedFor: card.id } },
    ],
    status: 201,
    body: { ...apiCard(card), session: found.session },
  };
}

export function deleteCard({ state }: Cards, id: string): Decision {
  const card = { ...getLiveCard(state.cards, id), isDeleted: true };
  const event = newEvent(state, { face: 'simulator', type: 'card.deleted', object: apiCard(card) });
  return {
    changes: [
      { kind: 'card', card },
      { kind: 'event', event },
    ],
    status: 200,
    body: apiCard(card),
  };
}

export function getLiveCard(cards: ReadonlyMap<string, StoredCard>, id: string): StoredCard {
  const card = cards.get(id);
  if (card?.face !== 'simulator' || card.isDeleted) throw refusal(404, 'card_unknown', 'There is no such card.');
  return card;
}

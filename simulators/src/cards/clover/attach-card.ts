import type { Cards } from '../cards.ts';
import { factsOf } from '../core/check-card-entry.ts';
import { Refusal } from '../../loopback/refusal.ts';
import { findMagicByAlias, getMagic, USED_TOKEN } from '../core/magic-cards.ts';
import { newCloverId, newId } from '../core/new-id.ts';
import type { CardToken, StoredCard } from '../state/cards-state.ts';
import type { Change } from '../state/journal-entry.ts';
import { cloverDecline, cloverRefusal } from './clover-refusal.ts';
import { newStoredCard } from '../core/new-records.ts';

/** Makes a single-use token a customer's card on file, if the bank accepts the card. */
export function attachCard(
  cards: Cards,
  input: { token: string; customerId: string },
): { card: StoredCard; changes: Change[] } {
  const token = findToken(cards, input.token);
  const reason = getMagic(token.magic).atSaving;
  if (reason) throw new Refusal(402, cloverDecline(reason));
  const { customerId } = input;
  const card = newStoredCard(token, { id: newCloverId(), face: 'clover', token: token.token, customerId });
  return {
    card,
    changes: [
      { kind: 'card', card },
      { kind: 'token', token: { ...token, usedFor: card.id } },
    ],
  };
}

function findToken({ state }: Cards, token: string): CardToken {
  const found = state.tokens.get(token);
  if (token === USED_TOKEN || (found && found.usedFor !== null)) {
    throw cloverRefusal(400, { code: 'token_already_used', param: 'source', message: 'The token was used already.' });
  }
  const existing = found?.face === 'clover' ? found : findAlias(token);
  if (existing) return existing;
  throw cloverRefusal(400, { code: 'resource_missing', param: 'source', message: 'There is no such token.' });
}

/** Finds the card of an alias, which can be attached any number of times, each time as another card with a token of its own. */
function findAlias(alias: string): CardToken | null {
  const magic = alias.startsWith('clv_') ? findMagicByAlias(alias) : null;
  if (!magic) return null;
  const facts = factsOf(magic, new Date());
  return { token: newId('clv'), face: 'clover', session: null, createdAt: Date.now(), usedFor: null, ...facts };
}

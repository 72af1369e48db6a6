import { z } from 'zod';
import type { Cards } from '../cards.ts';
import type { Decision } from '../core/answer-once.ts';
import type { Charge } from '../state/cards-state.ts';
import { apiCard, apiCharge, apiRefund } from './api-objects.ts';
import { refusal } from './api-voice.ts';
import { getLiveCard } from './save-card.ts';

const paged = {
  createdSince: z.iso.datetime().optional(),
  limit: z.coerce.number().int().min(1).max(1000).default(100),
  /** The id of the last one already known. */
  after: z.string().optional(),
};

export const listSchema = z.strictObject({
  idempotencyKey: z.string().optional(),
  reference: z.string().optional(),
  cardId: z.string().optional(),
  ...paged,
});

/** Charges, oldest first, and those of one key without looking at the others. */
export function listCharges(cards: Cards, query: z.infer<typeof listSchema>): Decision {
  const { reference, cardId } = query;
  const found = candidates(cards, query.idempotencyKey).filter(
    (charge) =>
      charge.face === 'simulator' &&
      (reference === undefined || charge.reference === reference) &&
      (cardId === undefined || charge.cardId === cardId),
  );
  return answered(pageOf(found, query, (charge) => apiCharge(cards, charge)));
}

interface Paged {
  createdSince?: string | undefined;
  limit: number;
  after?: string | undefined;
}

function pageOf<T extends { id: string; createdAt: number }>(
  all: readonly T[],
  query: Paged,
  show: (one: T) => unknown,
) {
  const since = query.createdSince === undefined ? 0 : Date.parse(query.createdSince);
  const found = all.filter(({ createdAt }) => createdAt >= since);
  const start = query.after === undefined ? 0 : found.findIndex(({ id }) => id === query.after) + 1;
  const items = found.slice(start, start + query.limit).map(show);
  return { items, hasMore: found.length > start + query.limit };
}

function candidates({ state }: Cards, key: string | undefined): Charge[] {
  if (key === undefined) return [...state.charges.values()];
  const charge = state.charges.get(state.chargeByKey.get(`simulator ${key}`) ?? '');
  return charge ? [charge] : [];
}

export function showCharge(cards: Cards, id: string): Decision {
  const charge = cards.state.charges.get(id);
  if (charge?.face !== 'simulator') throw refusal(404, 'charge_unknown', 'There is no such charge.');
  return answered(apiCharge(cards, charge));
}

export function showCard({ state }: Cards, id: string): Decision {
  return answered(apiCard(getLiveCard(state.cards, id)));
}

export const refundsSchema = z.strictObject({ chargeId: z.string().optional(), ...paged });

/** Refunds, oldest first. */
export function listRefunds({ state }: Cards, query: z.infer<typeof refundsSchema>): Decision {
  const found = [...state.refunds.values()].filter(
    ({ face, chargeId }) => face === 'simulator' && (query.chargeId ?? chargeId) === chargeId,
  );
  return answered(pageOf(found, query, apiRefund));
}

function answered(body: unknown): Decision {
  return { changes: [], status: 200, body };
}

import { z } from 'zod';
import type { Cards } from '../cards.ts';
import type { Decision } from '../core/answer-once.ts';
import { decideCharge } from '../core/decide-charge.ts';
import { newCharge, newRefund } from '../core/new-records.ts';
import { newCloverId } from '../core/new-id.ts';
import { type Charge, listCardsOf, type StoredCard } from '../state/cards-state.ts';
import type { Change } from '../state/journal-entry.ts';
import { cloverCharge, cloverList, cloverRefund } from './clover-objects.ts';
import { cloverDecline, cloverRefusal } from './clover-refusal.ts';

export const chargeSchema = z.object({
  amount: z.number(),
  tax_amount: z.int().nonnegative().optional(),
  currency: z.string().regex(/^cad$/i),
  source: z.string().max(200),
  capture: z.literal(true).optional(),
  description: z.string().max(500).optional(),
  external_reference_id: z.string().max(12).optional(),
  stored_credentials: z
    .object({
      sequence: z.enum(['FIRST', 'SUBSEQUENT']),
      is_scheduled: z.boolean(),
      initiator: z.enum(['MERCHANT', 'CARDHOLDER']),
    })
    .optional(),
});

/** Charges a customer's card on file, or a token that was attached to one. */
export function createCloverCharge(cards: Cards, input: z.infer<typeof chargeSchema>, key: string): Decision {
  const { amount, source } = input;
  checkAmount(amount);
  const card = findCard(cards, source, input.stored_credentials !== undefined);
  const { losesReply, status, decline } = decideCharge(cards, card);
  const charge = newCharge(card, {
    id: newCloverId(),
    key,
    amountCents: amount,
    taxCents: input.tax_amount ?? null,
    currency: input.currency.toLowerCase(),
    description: input.description ?? null,
    reference: input.external_reference_id ?? null,
    ...(status === 'action-required' ? NOBODY_TO_ASK : { status, decline }),
  });
  const changes: Change[] = [{ kind: 'charge', charge }];
  if (charge.decline === null) return { changes, status: 200, body: cloverCharge(cards, charge), losesReply };
  return { changes, status: 402, body: cloverDecline(charge.decline, charge.id) };
}

/** Clover publishes no way in which the holder is asked. */
const NOBODY_TO_ASK = { status: 'declined', decline: 'do_not_honor' } as const;

function checkAmount(amount: number): void {
  if (!Number.isInteger(amount) || amount < 1) {
    throw cloverRefusal(400, { code: 'invalid_charge_amount', param: 'amount', message: 'The amount is invalid.' });
  }
  if (amount > MAX_AMOUNT) {
    throw cloverRefusal(400, { code: 'amount_too_large', param: 'amount', message: 'The amount is too large.' });
  }
}

const MAX_AMOUNT = 99_999_999;

function findCard(cards: Cards, source: string, saysStored: boolean): StoredCard {
  if (cards.state.customers.get(source)?.face === 'clover') {
    const card = listCardsOf(cards.state, source).at(-1);
    if (card) return card;
    throw cloverRefusal(400, { code: 'card_on_file_missing', message: 'The customer has no card on file.' });
  }
  const card = cards.state.cards.get(cards.state.tokens.get(source)?.usedFor ?? '');
  if (card?.face !== 'clover' || card.isDeleted) {
    throw cloverRefusal(400, {
      code: 'resource_missing',
      param: 'source',
      message: 'There is no such source on file.',
    });
  }
  if (saysStored) return card;
  throw cloverRefusal(400, { code: 'missing', param: 'stored_credentials', message: 'Say how the card was stored.' });
}

export function showCloverCharge(cards: Cards, id: string): Decision {
  return { changes: [], status: 200, body: cloverCharge(cards, getCharge(cards, id)) };
}

export const listSchema = z.object({
  limit: z.coerce.number().int().min(1).max(100).default(10),
  starting_after: z.string().optional(),
  customer: z.string().optional(),
});

/** Newest first. */
export function listCloverCharges(cards: Cards, input: z.infer<typeof listSchema>): Decision {
  const found = [...cards.state.charges.values()]
    .filter(({ face, customerId }) => face === 'clover' && (input.customer ?? customerId) === customerId)
    .reverse();
  return { changes: [], status: 200, body: cloverList(found, input, (charge) => cloverCharge(cards, charge)) };
}

export const refundsSchema = listSchema.omit({ customer: true });

/** Newest first. */
export function listCloverRefunds({ state }: Cards, input: z.infer<typeof refundsSchema>): Decision {
  const found = [...state.refunds.values()].filter(({ face }) => face === 'clover').reverse();
  return { changes: [], status: 200, body: cloverList(found, input, cloverRefund) };
}

export const refundSchema = z.object({ charge: z.string(), amount: z.int().min(1).optional() });

export function createCloverRefund(cards: Cards, input: z.infer<typeof refundSchema>, key: string): Decision {
  const charge = getCharge(cards, input.charge);
  if (charge.refundedCents === charge.amountCents) {
    throw cloverRefusal(400, { code: 'charge_already_refunded', message: 'The charge was refunded already.' });
  }
  const refund = newRefund(charge, { id: newCloverId(), key, amountCents: input.amount });
  if (refund) return { changes: [{ kind: 'refund', refund }], status: 200, body: cloverRefund(refund) };
  throw cloverRefusal(400, { code: 'invalid_request', param: 'amount', message: 'There is not that much left.' });
}

function getCharge({ state }: Cards, id: string): Charge {
  const charge = state.charges.get(id);
  if (charge?.face === 'clover') return charge;
  throw cloverRefusal(404, { code: 'resource_missing', message: 'There is no such charge.' });
}

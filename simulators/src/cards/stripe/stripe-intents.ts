import { z } from 'zod';
import type { Cards } from '../cards.ts';
import type { Decision } from '../core/answer-once.ts';
import { decideCharge } from '../core/decide-charge.ts';
import { newCharge } from '../core/new-records.ts';
import { newId } from '../core/new-id.ts';
import type { Charge, StoredCard } from '../state/cards-state.ts';
import type { Change } from '../state/journal-entry.ts';
import { getStripeCustomer, metadataSchema } from './stripe-customers.ts';
import { intentEvent } from './stripe-events.ts';
import { findMethod } from './stripe-methods.ts';
import { chargeIdOf, stripeIntent, stripeMethod } from './stripe-objects.ts';
import { cardError, missing, stripeRefusal } from './stripe-refusal.ts';

export const intentSchema = z.object({
  amount: z.coerce.number().int().min(50).max(99_999_999),
  currency: z.string().regex(/^cad$/i),
  customer: z.string(),
  payment_method: z.string(),
  confirm: z.literal('true'),
  off_session: z.enum(['true', 'false']).default('false'),
  description: z.string().max(1000).optional(),
  metadata: metadataSchema,
  return_url: z.url().optional(),
});

type Asked = z.infer<typeof intentSchema>;

/** Charges a customer's card at once: 200 when it is charged or waits for the holder, 402 when it is refused. */
export function createIntent(cards: Cards, input: Asked, key: string | null): Decision {
  const card = getCardOf(cards, input);
  const { losesReply, ...decision } = decideFor(cards, card, input);
  const charge = newCharge(card, {
    id: newId('pi'),
    key,
    amountCents: input.amount,
    currency: input.currency.toLowerCase(),
    description: input.description ?? null,
    metadata: input.metadata,
    ...decision,
  });
  const changes: Change[] = [{ kind: 'charge', charge }, intentEvent(cards, charge)];
  const intent = stripeIntent(cards, charge, input.return_url);
  if (charge.decline === null) return { changes, status: 200, body: intent, losesReply };
  const facts = { charge: chargeIdOf(charge), payment_intent: intent, payment_method: stripeMethod(card) };
  return { changes, status: 402, body: { error: { ...cardError(charge.decline), ...facts } } };
}

/** Without the holder no one can say yes: such a charge is refused. */
function decideFor(cards: Cards, card: StoredCard, input: Asked): ReturnType<typeof decideCharge> {
  const decision = decideCharge(cards, card);
  if (decision.status !== 'action-required' || input.off_session === 'false') return decision;
  return { status: 'declined', decline: 'authentication_required' };
}

function getCardOf(cards: Cards, { customer, payment_method: method }: Asked): StoredCard {
  const { id } = getStripeCustomer(cards, customer);
  const card = findMethod(cards, method);
  if (card.customerId === id) return card;
  throw stripeRefusal(400, {
    code: 'payment_method_unexpected_state',
    param: 'payment_method',
    message: 'The PaymentMethod does not belong to the Customer.',
  });
}

export function showIntent(cards: Cards, id: string): Decision {
  return { changes: [], status: 200, body: stripeIntent(cards, getStripeCharge(cards, id)) };
}

export function getStripeCharge({ state }: Cards, id: string): Charge {
  const charge = state.charges.get(id);
  if (charge?.face !== 'stripe') throw missing(`payment_intent: ${id}`, 'intent');
  return charge;
}

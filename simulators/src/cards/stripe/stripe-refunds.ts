import { z } from 'zod';
import type { Cards } from '../cards.ts';
import type { Decision } from '../core/answer-once.ts';
import { newId } from '../core/new-id.ts';
import { metadataSchema } from './stripe-customers.ts';
import { createdSchema, pageSchema, stripeEvent } from './stripe-events.ts';
import { getStripeCharge } from './stripe-intents.ts';
import { stripeCharge, stripeList, stripeRefund } from './stripe-objects.ts';
import { missing, stripeRefusal } from './stripe-refusal.ts';
import { newRefund } from '../core/new-records.ts';

export const refundSchema = z
  .object({
    payment_intent: z.string().optional(),
    charge: z.string().optional(),
    amount: z.coerce.number().int().min(1).optional(),
    reason: z.enum(['duplicate', 'fraudulent', 'requested_by_customer']).optional(),
    metadata: metadataSchema,
  })
  .refine(({ payment_intent: intent, charge }) => intent !== undefined || charge !== undefined, 'Name what to refund.');

export function createStripeRefund(cards: Cards, input: z.infer<typeof refundSchema>, key: string | null): Decision {
  const { amount: amountCents, reason = null, metadata } = input;
  const charge = getStripeCharge(cards, input.payment_intent ?? input.charge?.replace(/^ch_/, 'pi_') ?? '');
  const refund = newRefund(charge, { id: newId('re'), key, amountCents, reason, metadata });
  if (!refund) throw refuse(charge.refundedCents === charge.amountCents);
  const refunded = { ...charge, refundedCents: charge.refundedCents + refund.amountCents };
  return {
    changes: [{ kind: 'refund', refund }, stripeEvent(cards, 'charge.refunded', stripeCharge(refunded))],
    status: 200,
    body: stripeRefund(refund),
  };
}

function refuse(isRefunded: boolean) {
  if (isRefunded) return stripeRefusal(400, { code: 'charge_already_refunded', message: 'Refunded already.' });
  return stripeRefusal(400, { param: 'amount', message: 'The amount is greater than what is left of the charge.' });
}

export const refundsSchema = pageSchema.extend({ payment_intent: z.string().optional(), created: createdSchema });

export function listStripeRefunds({ state }: Cards, input: z.infer<typeof refundsSchema>): Decision {
  const since = (input.created?.gte ?? 0) * 1000;
  const found = [...state.refunds.values()].filter(
    ({ face, chargeId, createdAt }) =>
      face === 'stripe' && (input.payment_intent ?? chargeId) === chargeId && createdAt >= since,
  );
  return { changes: [], status: 200, body: stripeList(found, input, stripeRefund) };
}

export function showStripeRefund({ state }: Cards, id: string): Decision {
  const refund = state.refunds.get(id);
  if (refund?.face !== 'stripe') throw missing(`refund: ${id}`);
  return { changes: [], status: 200, body: stripeRefund(refund) };
}

import { z } from 'zod';
import type { Cards } from '../cards.ts';
import type { Decision } from '../core/answer-once.ts';
import { newId } from '../core/new-id.ts';
import { newEvent } from '../webhooks/card-event.ts';
import { apiRefund } from './api-objects.ts';
import { refusal } from './api-voice.ts';
import { newRefund } from '../core/new-records.ts';

export const refundSchema = z.strictObject({
  chargeId: z.string().max(100),
  /** All that is left of the charge when it is not said. */
  amountCents: z.int().min(1).optional(),
  reason: z.string().max(500).optional(),
  /** Caller's id of the refund: the number of a credit note. */
  reference: z.string().max(100).optional(),
});

/** Gives back a charge or part of it; never more than was charged. */
export function refundCharge({ state }: Cards, input: z.infer<typeof refundSchema>, key: string): Decision {
  const charge = state.charges.get(input.chargeId);
  if (charge?.face !== 'simulator') throw refusal(404, 'charge_unknown', 'There is no such charge.');
  const { amountCents, reason = null, reference } = input;
  const metadata = reference === undefined ? {} : { reference };
  const refund = newRefund(charge, { id: newId('re'), key, amountCents, reason, metadata });
  if (!refund) throw refusal(400, 'refund_too_large', 'There is not that much left of this charge.');
  const event = newEvent(state, { face: 'simulator', type: 'charge.refunded', object: apiRefund(refund) });
  return {
    changes: [
      { kind: 'refund', refund },
      { kind: 'event', event },
    ],
    status: 201,
    body: apiRefund(refund),
  };
}

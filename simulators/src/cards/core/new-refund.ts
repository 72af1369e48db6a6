import type { Charge, Refund } from '../state/cards-state.ts';

type Asked = Pick<Refund, 'id' | 'key'> & { amountCents: number | undefined } & Partial<
    Pick<Refund, 'reason' | 'metadata'>
  >;

/** Gives back part of a charge, or what is left of it. Null: nothing was charged, or there is not that much left. */
export function newRefund(charge: Charge, { amountCents: asked, ...more }: Asked): Refund | null {
  const left = charge.amountCents - charge.refundedCents;
  const amountCents = asked ?? left;
  if (charge.status !== 'succeeded' || amountCents < 1 || amountCents > left) return null;
  const { face, id: chargeId } = charge;
  return { face, chargeId, amountCents, reason: null, metadata: {}, createdAt: Date.now(), ...more };
}

import type { Stripe } from 'stripe';
import type { ListedCharge, ListedRefund, Movements } from './card-payments.ts';
import { readPurpose } from './charge-purpose.ts';

/** Lists Stripe's charges and refunds since a moment, oldest first. @throws the errors of Stripe's library */
export async function listStripeMovements(stripe: Stripe, since: Date): Promise<Movements> {
  const created = { gte: Math.floor(since.getTime() / 1000) };
  const intents: Stripe.PaymentIntent[] = [];
  for await (const intent of stripe.paymentIntents.list({ created, limit: 100 })) intents.push(intent);
  const refunds: Stripe.Refund[] = [];
  for await (const refund of stripe.refunds.list({ created, limit: 100 })) refunds.push(refund);
  return {
    charges: intents
      .filter(({ status }) => status === 'succeeded')
      .map(viewCharge)
      .toReversed(),
    refunds: refunds
      .filter(({ status }) => status !== 'failed' && status !== 'canceled')
      .map(viewRefund)
      .toReversed(),
    numbers: intents.flatMap(({ metadata }) => (metadata['key'] && metadata['invoiceNumber']) || []),
  };
}

function viewCharge({ id, amount, metadata, created }: Stripe.PaymentIntent): ListedCharge {
  const taxCents = Number(metadata['taxCents'] ?? Number.NaN);
  return {
    reference: id,
    key: metadata['key'] ?? null,
    amountCents: amount,
    taxCents: Number.isInteger(taxCents) ? taxCents : null,
    invoiceNumber: metadata['invoiceNumber'] ?? null,
    purpose: readPurpose(metadata['purpose']),
    // A card at Stripe has had a face since it was saved.
    card: null,
    at: new Date(created * 1000),
  };
}

const viewRefund = ({ id, amount, payment_intent: intent, metadata, created }: Stripe.Refund): ListedRefund => ({
  reference: id,
  chargeReference: typeof intent === 'string' ? intent : (intent?.id ?? ''),
  key: metadata?.['key'] ?? null,
  creditNumber: metadata?.['creditNumber'] ?? null,
  amountCents: amount,
  at: new Date(created * 1000),
});

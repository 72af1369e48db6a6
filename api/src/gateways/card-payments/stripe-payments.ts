import { Agent as HttpAgent } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import { Stripe } from 'stripe';
import type {
  CardPayments,
  Charge,
  ChargeOutcome,
  EnteredCard,
  PaymentEvent,
  Refund,
  RefundOutcome,
  SaveOutcome,
} from './card-payments.ts';
import { type PaymentsLog, isOurFault, joinReference, nameBrand, splitReference } from './provider-reply.ts';
import type { StripeSettings } from './cards-config.ts';
import { writePurpose } from './charge-purpose.ts';
import { interpretDecline } from './interpret-decline.ts';
import { listStripeMovements } from './list-stripe-movements.ts';
import { readStripeFailure } from './stripe-failure.ts';

/** Stripe, through its own library: a customer for each entered card, charged while the card holder is away. Source: CLV-16. */
export function createStripePayments(settings: StripeSettings, log: PaymentsLog): CardPayments {
  const { agent, stripe } = openStripe(settings);
  const { scriptUrl, publicKey, webhookSecret } = settings;
  return {
    provider: 'stripe',
    beginEntry: ({ merchantId }) =>
      // The card belongs to the customer from its first moment: Stripe lets no card change hands later.
      attempt(async () => {
        const { id: customer } = await stripe.customers.create({ metadata: { merchantId } });
        const { client_secret: clientSecret } = await stripe.setupIntents.create({
          customer,
          usage: 'off_session',
          allowed_payment_method_types: ['card'],
          metadata: { merchantId },
        });
        return clientSecret === null ? null : { kind: 'stripe', scriptUrl, publicKey, clientSecret };
      }, unlessRefused(log)),
    saveCard: (card) => attempt(() => saveCard(stripe, card), readSaveFailure),
    deleteCard: (reference) =>
      attempt(
        async () => {
          await stripe.paymentMethods.detach(splitReference(reference)[1]);
          return 'deleted' as const;
        },
        // A card that is not there, or was taken from its customer already.
        (error) => (readStripeFailure(error).refusal === 'request' ? 'deleted' : 'unavailable'),
      ),
    charge: (charge) => attempt(() => makeCharge(stripe, charge), readChargeFailure(charge, log)),
    findCharge: ({ key, reference }) =>
      attempt(
        () => findCharge(stripe, { key, customer: splitReference(reference)[0] }),
        (error) => (readStripeFailure(error), { kind: 'unavailable' }),
      ),
    refund: (refund) => attempt(() => issueRefund(stripe, refund), readRefundFailure),
    listMovements: (since) =>
      attempt(
        () => listStripeMovements(stripe, since),
        (error) => (readStripeFailure(error), null),
      ),
    readWebhook: ({ headers, body }) => {
      try {
        return [readEvent(stripe.webhooks.constructEvent(body, headers['stripe-signature'] ?? '', webhookSecret))];
      } catch {
        return null;
      }
    },
    close: async () => agent.destroy(),
  };
}

function openStripe({ apiUrl, secretKey, timeoutMs }: StripeSettings): { agent: HttpAgent; stripe: Stripe } {
  const { protocol: scheme, hostname: host, port } = new URL(apiUrl);
  const protocol = scheme === 'http:' ? 'http' : 'https';
  const agent = protocol === 'http' ? new HttpAgent({ keepAlive: true }) : new HttpsAgent({ keepAlive: true });
  const address = { protocol, host, port: port === '' ? PORTS[protocol] : Number(port) } as const;
  // Trying again is the attempts' own affair; the library does so only for a connection that broke, under the same key.
  const habits = { maxNetworkRetries: 0, telemetry: false, timeout: timeoutMs, httpAgent: agent };
  return { agent, stripe: new Stripe(secretKey, { ...address, ...habits }) };
}

const PORTS = { http: 80, https: 443 } as const;

async function attempt<Answer>(call: () => Promise<Answer>, onError: (error: unknown) => Answer): Promise<Answer> {
  try {
    return await call();
  } catch (error) {
    return onError(error);
  }
}

const unlessRefused =
  (log: PaymentsLog) =>
  (error: unknown): null => {
    const { status, code } = readStripeFailure(error);
    if (status && isOurFault(status)) log.error({ status, code }, 'Stripe begins no card entry for us');
    return null;
  };

async function saveCard(stripe: Stripe, { token, merchantId, email, name }: EnteredCard): Promise<SaveOutcome> {
  const setup = await stripe.setupIntents.retrieve(token);
  const [customer, method] = [idOf(setup.customer), idOf(setup.payment_method)];
  // Begun for another merchant: who sends the token is not who entered the card.
  if (!customer || setup.metadata?.['merchantId'] !== merchantId) return { kind: 'refused', code: 'token_unknown' };
  if (setup.status !== 'succeeded' || !method)
    return { kind: 'refused', code: setup.last_setup_error?.code ?? 'card_incomplete' };
  await stripe.customers.update(customer, { email, name });
  const { card } = await stripe.paymentMethods.retrieve(method);
  if (!card) return { kind: 'refused', code: 'invalid_card_type' };
  const { brand, last4, exp_month: expMonth, exp_year: expYear } = card;
  const reference = joinReference(customer, method);
  return { kind: 'saved', reference, face: { brand: nameBrand(brand), last4, expMonth, expYear } };
}

const idOf = (expandable: string | { readonly id: string } | null): string | null =>
  typeof expandable === 'string' ? expandable : (expandable?.id ?? null);

function readSaveFailure(error: unknown): SaveOutcome {
  const { refusal, code } = readStripeFailure(error);
  return refusal === 'card' || refusal === 'request' ? { kind: 'refused', code } : { kind: 'unavailable' };
}

async function makeCharge(stripe: Stripe, charge: Charge): Promise<ChargeOutcome> {
  const { key, amountCents, taxCents, description, invoiceNumber } = charge;
  const [customer, method] = splitReference(charge.reference);
  const intent = await stripe.paymentIntents.create(
    {
      amount: amountCents,
      currency: 'cad',
      customer,
      payment_method: method,
      // No other way of paying, which could want a page to return to.
      allowed_payment_method_types: ['card'],
      off_session: true,
      confirm: true,
      description,
      metadata: { key, invoiceNumber, taxCents: String(taxCents), purpose: writePurpose(charge.purpose) },
    },
    { idempotencyKey: key },
  );
  return outcomeOf(intent);
}

const readChargeFailure =
  ({ key }: Charge, log: PaymentsLog) =>
  (error: unknown): ChargeOutcome => {
    const failure = readStripeFailure(error);
    const { refusal, status, code } = failure;
    if (refusal === 'card' || NO_CARD.has(code)) return interpretDecline(failure);
    if (status && isOurFault(status)) log.error({ status, code, key }, 'Stripe takes no charge of ours');
    if (failure.isKeySpent) return { kind: 'unknown', isKeySpent: true };
    return { kind: refusal === 'unknown' ? 'unknown' : 'unavailable' };
  };

/** Said with other statuses than that of a refused card: it was deleted. */
const NO_CARD: ReadonlySet<string> = new Set(['resource_missing', 'payment_method_unexpected_state']);

function outcomeOf({ id, amount, status, last_payment_error: error }: Stripe.PaymentIntent): ChargeOutcome {
  if (status === 'succeeded') return { kind: 'succeeded', reference: id, amountCents: amount };
  if (status === 'requires_action') return { kind: 'action-required', code: 'authentication_required' };
  if (status === 'requires_payment_method' || status === 'canceled')
    return interpretDecline({ code: error?.code ?? 'card_declined', declineCode: error?.decline_code });
  return { kind: 'unknown' };
}

/** By the list, which knows a charge at once, and not by the search, which learns of it a minute later. */
async function findCharge(
  stripe: Stripe,
  { key, customer }: { key: string; customer: string },
): ReturnType<CardPayments['findCharge']> {
  for await (const intent of stripe.paymentIntents.list({ customer, limit: 100 })) {
    if (intent.metadata['key'] === key) return outcomeOf(intent);
  }
  return { kind: 'not-charged' };
}

/** Stripe forgets a key after a day or more: whether this refund was made is asked before it is made again. */
async function issueRefund(
  stripe: Stripe,
  { key, chargeReference, amountCents, creditNumber }: Refund,
): Promise<RefundOutcome> {
  for await (const made of stripe.refunds.list({ payment_intent: chargeReference, limit: 100 })) {
    if (made.metadata?.['key'] === key) return refundOutcomeOf(made);
  }
  const metadata = { key, ...(creditNumber ? { creditNumber } : {}) };
  const refund = { payment_intent: chargeReference, amount: amountCents, metadata };
  return refundOutcomeOf(await stripe.refunds.create(refund, { idempotencyKey: key }));
}

const refundOutcomeOf = ({ status, failure_reason: reason }: Stripe.Refund): RefundOutcome =>
  status === 'failed' || status === 'canceled' ? { kind: 'refused', code: reason ?? status } : { kind: 'done' };

function readRefundFailure(error: unknown): RefundOutcome {
  const { refusal, code } = readStripeFailure(error);
  if (refusal === 'unknown' || refusal === 'unavailable') return { kind: refusal };
  return { kind: 'refused', code };
}

function readEvent({ id, type, data: { object } }: Stripe.Event): PaymentEvent {
  if (!type.startsWith('payment_intent.')) return { id, key: null };
  return { id, key: (object as Stripe.PaymentIntent).metadata['key'] ?? null };
}

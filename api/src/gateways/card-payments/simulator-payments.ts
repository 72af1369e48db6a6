import { z } from 'zod';
import { type HttpCall, openHttpClient } from '../http-client.ts';
import type {
  CardPayments,
  Charge,
  ChargeOutcome,
  EnteredCard,
  PaymentEvent,
  RefundOutcome,
  SaveOutcome,
} from './card-payments.ts';
import type { SimulatorSettings } from './cards-config.ts';
import { writePurpose } from './charge-purpose.ts';
import { listSimulatorMovements } from './list-simulator-movements.ts';
import {
  type PaymentsLog,
  type ProviderReply,
  isOurFault,
  nameBrand,
  readJson,
  readRefusal,
} from './provider-reply.ts';
import { createHmac, timingSafeEqual } from 'node:crypto';

const CONNECTIONS = 32;

/** The simulated provider of the demo, in its own form. */
export function createSimulatorPayments(settings: SimulatorSettings, log: PaymentsLog): CardPayments {
  const { apiUrl, secretKey, timeoutMs } = settings;
  const client = openHttpClient({ connections: CONNECTIONS, timeoutMs });
  const send: Send = async ({ path, key, ...rest }) => {
    const headers = key ? { 'idempotency-key': key } : {};
    return readJson(await client.send({ ...rest, url: `${apiUrl}${path}`, bearer: secretKey, headers }));
  };
  return {
    provider: 'simulator',
    beginEntry: async ({ merchantId, language }) => {
      const query = new URLSearchParams({ session: merchantId, lang: language });
      return { kind: 'frame', url: `${settings.frameUrl}?${query.toString()}` };
    },
    saveCard: (card) => saveCard(send, card),
    deleteCard: async (reference) => {
      const reply = await send({ method: 'DELETE', path: `/api/cards/${encodeURIComponent(reference)}` });
      return reply.kind === 'replied' && (reply.status === 200 || reply.status === 404) ? 'deleted' : 'unavailable';
    },
    charge: (charge) => makeCharge(send, charge, log),
    findCharge: async ({ key }) => {
      const path = `/api/charges?idempotencyKey=${encodeURIComponent(key)}`;
      const found = chargeList.safeParse(bodyOf(await send({ method: 'GET', path })));
      if (!found.success) return { kind: 'unavailable' };
      const [charge] = found.data.items;
      return charge ? outcomeOf(charge) : { kind: 'not-charged' };
    },
    refund: async ({ key, chargeReference, amountCents, creditNumber }) => {
      const body = { chargeId: chargeReference, amountCents, ...(creditNumber ? { reference: creditNumber } : {}) };
      return readRefund(await send({ method: 'POST', path: '/api/refunds', key, body }));
    },
    listMovements: (since) => listSimulatorMovements((path) => send({ method: 'GET', path }), since),
    readWebhook: ({ headers, body }) =>
      isSigned(headers['simulator-signature'], { body, secret: settings.webhookSecret }) ? readEvent(body) : null,
    close: () => client.close(),
  };
}

type Send = (asked: Pick<HttpCall, 'method' | 'body'> & { path: string; key?: string }) => Promise<ProviderReply>;

const stored = z.object({
  id: z.string(),
  brand: z.string(),
  last4: z.string(),
  expMonth: z.number(),
  expYear: z.number(),
  session: z.string().nullable(),
});

async function saveCard(send: Send, { token, merchantId, key }: EnteredCard): Promise<SaveOutcome> {
  const reply = await send({ method: 'POST', path: '/api/cards', key, body: { token } });
  if (reply.kind !== 'replied') return { kind: 'unavailable' };
  const card = stored.safeParse(reply.body);
  if (reply.status === 201 && card.success) {
    const { id: reference, brand, session, last4, expMonth, expYear } = card.data;
    // Entered for another merchant: who sends the token is not who entered the card.
    if (session !== merchantId) return { kind: 'refused', code: 'token_unknown' };
    return { kind: 'saved', reference, face: { brand: nameBrand(brand), last4, expMonth, expYear } };
  }
  // A token that was used already comes as a conflict.
  const isRefused = reply.status === 409 || ['card', 'request'].includes(readRefusal(reply.status));
  return isRefused ? { kind: 'refused', code: codeIn(reply.body) } : { kind: 'unavailable' };
}

async function makeCharge(send: Send, charge: Charge, log: PaymentsLog): Promise<ChargeOutcome> {
  const { key, reference: cardId, amountCents, description, invoiceNumber: reference } = charge;
  const metadata = { purpose: writePurpose(charge.purpose), taxCents: String(charge.taxCents) };
  const body = { amountCents, currency: 'cad', cardId, description, reference, metadata };
  const reply = await send({ method: 'POST', path: '/api/charges', key, body });
  if (reply.kind !== 'replied') return reply;
  if (reply.status === 201) return outcomeIn(reply.body);
  if (reply.status === 402) return outcomeIn(declinedReply.safeParse(reply.body).data?.charge);
  const code = codeIn(reply.body);
  if (code === 'card_unknown') return { kind: 'declined', decline: 'hard', code };
  if (code === 'idempotency_key_reused') return { kind: 'unknown', isKeySpent: true };
  const refusal = readRefusal(reply.status);
  if (refusal === 'unknown') return { kind: 'unknown' };
  if (isOurFault(reply.status))
    log.error({ status: reply.status, code, key }, 'the provider of card payments takes no charge of ours');
  return { kind: 'unavailable' };
}

const chargeReply = z.object({
  id: z.string(),
  status: z.enum(['succeeded', 'declined', 'action-required']),
  amountCents: z.number(),
  decline: z.object({ reason: z.string(), severity: z.enum(['soft', 'hard', 'action']) }).nullable(),
});
const declinedReply = z.object({ charge: z.unknown() });
const chargeList = z.object({ items: z.array(chargeReply) });

function outcomeIn(body: unknown): ChargeOutcome {
  const charge = chargeReply.safeParse(body);
  return charge.success ? outcomeOf(charge.data) : { kind: 'unknown' };
}

function outcomeOf({ id, status, decline, amountCents }: z.output<typeof chargeReply>): ChargeOutcome {
  if (status === 'succeeded') return { kind: 'succeeded', reference: id, amountCents };
  if (!decline || decline.severity === 'action') return { kind: 'action-required', code: 'authentication_required' };
  return { kind: 'declined', decline: decline.severity, code: decline.reason };
}

function readRefund(reply: ProviderReply): RefundOutcome {
  if (reply.kind !== 'replied') return reply;
  if (reply.status === 201) return { kind: 'done' };
  const refusal = readRefusal(reply.status);
  if (refusal === 'unknown' || refusal === 'unavailable') return { kind: refusal };
  return { kind: 'refused', code: codeIn(reply.body) };
}

const bodyOf = (reply: ProviderReply): unknown =>
  reply.kind === 'replied' && reply.status === 200 ? reply.body : null;

const errorReply = z.object({ error: z.object({ code: z.string() }) });
const codeIn = (body: unknown): string => errorReply.safeParse(body).data?.error.code ?? 'unexpected';

const event = z.object({
  id: z.string(),
  type: z.string(),
  data: z.object({ idempotencyKey: z.string().nullish() }),
});

function readEvent(body: string): PaymentEvent[] | null {
  try {
    const { id, type, data } = event.parse(JSON.parse(body));
    // A refund's key is of no charge.
    const isOfCharge = type.startsWith('charge.') && type !== 'charge.refunded';
    return [{ id, key: isOfCharge ? (data.idempotencyKey ?? null) : null }];
  } catch {
    return null;
  }
}

/** Oldest that a signed message may be: longer ago, someone could have kept it. */
const TOLERANCE_MS = 300_000;

/** Returns true when a signature of the form `t=<seconds>,v1=<hex>` is of this message and of now. */
function isSigned(
  signature: string | undefined,
  { body, secret, now = Date.now() }: { body: string; secret: string; now?: number },
): boolean {
  const [, seconds = '', given = ''] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(signature ?? '') ?? [];
  if (given === '' || Math.abs(now - Number(seconds) * 1000) > TOLERANCE_MS) return false;
  const expected = createHmac('sha256', secret).update(`${seconds}.${body}`).digest();
  return timingSafeEqual(expected, Buffer.from(given, 'hex'));
}

import { z } from 'zod';
import { type HttpCall, openHttpClient } from '../http-client.ts';
import type { CardPayments, Charge, ChargeOutcome, EnteredCard, RefundOutcome, SaveOutcome } from './card-payments.ts';
import type { CloverPaymentsSettings } from './cards-config.ts';
import { writePurpose } from './charge-purpose.ts';
import { interpretDecline } from './interpret-decline.ts';
import { listCloverMovements, readSource } from './list-clover-movements.ts';
import {
  type PaymentsLog,
  type ProviderReply,
  isOurFault,
  joinReference,
  nameBrand,
  readJson,
  readRefusal,
  splitReference,
} from './provider-reply.ts';

const CONNECTIONS = 32;
/** Longer ones are refused. */
const LONGEST_INVOICE_NUMBER = 12;

/** Clover Ecommerce: each card is the one card on file of a customer of its own. It has no webhook. Source: CLV-14. */
export function createCloverPayments(settings: CloverPaymentsSettings, log: PaymentsLog): CardPayments {
  const { apiUrl, secretKey, timeoutMs, address, scriptUrl, publicKey, merchantId } = settings;
  const client = openHttpClient({ connections: CONNECTIONS, timeoutMs });
  const send: Send = async ({ path, ...rest }) =>
    readJson(await client.send({ ...rest, url: `${apiUrl}${path}`, bearer: secretKey }));
  return {
    provider: 'clover',
    beginEntry: async () => ({ kind: 'clover', scriptUrl, publicKey, merchantId }),
    saveCard: (card) => saveCard(send, card),
    deleteCard: async (reference) => {
      const [customer, card] = splitReference(reference);
      const path = `/v1/customers/${encodeURIComponent(customer)}/sources/${encodeURIComponent(card)}`;
      const reply = await send({ method: 'DELETE', path });
      return reply.kind === 'replied' && (reply.status === 200 || reply.status === 404) ? 'deleted' : 'unavailable';
    },
    charge: (charge) => makeCharge(send, { ...charge, address: charge.address ?? address }, log),
    findCharge: ({ key, reference }) => findCharge(send, { key, customer: splitReference(reference)[0] }),
    refund: async ({ key, chargeReference, amountCents }) => {
      const headers = { 'idempotency-key': key, 'x-forwarded-for': address };
      const body = { charge: chargeReference, amount: amountCents };
      return readRefund(await send({ method: 'POST', path: '/v1/refunds', headers, body }));
    },
    listMovements: (since) => listCloverMovements((path) => send({ method: 'GET', path }), since),
    readWebhook: () => null,
    close: () => client.close(),
  };
}

type Send = (asked: Pick<HttpCall, 'method' | 'headers' | 'body'> & { path: string }) => Promise<ProviderReply>;

const customerReply = z.object({ id: z.string(), sources: z.object({ data: z.array(z.string()).min(1) }) });

async function saveCard(send: Send, { token, key, email, name, face }: EnteredCard): Promise<SaveOutcome> {
  const body = { ecomind: 'ecom', email, name, source: token };
  const headers = { 'idempotency-key': key };
  const reply = await send({ method: 'POST', path: '/v1/customers', headers, body });
  if (reply.kind !== 'replied') return { kind: 'unavailable' };
  const customer = customerReply.safeParse(reply.body);
  if (reply.status === 200 && customer.success) {
    const { id, sources } = customer.data;
    const reference = joinReference(id, sources.data.at(-1) ?? '');
    // Its fields need not tell what card it is; then the first charge does.
    return { kind: 'saved', reference, face: face && { ...face, brand: nameBrand(face.brand) } };
  }
  const isRefused = ['card', 'request'].includes(readRefusal(reply.status));
  return isRefused ? { kind: 'refused', code: wordsIn(reply.body).code } : { kind: 'unavailable' };
}

async function makeCharge(send: Send, charge: Charge, log: PaymentsLog): Promise<ChargeOutcome> {
  const [customer] = splitReference(charge.reference);
  const reply = await send({
    method: 'POST',
    path: '/v1/charges',
    headers: { 'idempotency-key': charge.key, 'x-forwarded-for': charge.address ?? '' },
    body: {
      amount: charge.amountCents,
      tax_amount: charge.taxCents,
      currency: 'cad',
      source: customer,
      capture: true,
      description: describe(charge),
      external_reference_id: charge.invoiceNumber.slice(-LONGEST_INVOICE_NUMBER),
      ecomind: 'ecom',
      stored_credentials: { sequence: 'SUBSEQUENT', is_scheduled: true, initiator: 'MERCHANT' },
    },
  });
  if (reply.kind !== 'replied') return reply;
  if (reply.status === 200) return outcomeIn(reply.body);
  const words = wordsIn(reply.body);
  // 409: the first request with this key is still being answered.
  if (words.type === 'idempotency_error')
    return reply.status === 409 ? { kind: 'unknown' } : { kind: 'unknown', isKeySpent: true };
  const refusal = readRefusal(reply.status);
  if (refusal === 'card' || isAboutCard(words)) return interpretDecline(words);
  if (refusal === 'unknown') return { kind: 'unknown' };
  if (isOurFault(reply.status))
    log.error({ status: reply.status, code: words.code, key: charge.key }, 'Clover takes no charge of ours');
  return { kind: 'unavailable' };
}

/** True when there is no card to charge, which is said with other statuses than that of a refused card. */
const isAboutCard = ({ code, param }: z.output<typeof words>): boolean =>
  code === 'card_on_file_missing' || code === 'expired_card' || (code === 'resource_missing' && param === 'source');

/** Clover gives back no key with a charge: the description is where it is found again, with what the charge is for. */
const describe = ({ description, key, purpose }: Charge): string => `${description}, ${writePurpose(purpose)} (${key})`;

const chargeReply = z.object({
  id: z.string(),
  status: z.enum(['succeeded', 'pending', 'failed']),
  amount: z.number().optional(),
  source: z.unknown(),
  description: z.string().nullish(),
  failure_code: z.string().nullish(),
});
const chargePage = z.object({ data: z.array(chargeReply), has_more: z.boolean().default(false) });

function outcomeIn(body: unknown): ChargeOutcome {
  const charge = chargeReply.safeParse(body);
  return charge.success ? outcomeOf(charge.data) : { kind: 'unknown' };
}

function outcomeOf(charge: z.output<typeof chargeReply>): ChargeOutcome {
  const { id, status, amount, failure_code: code } = charge;
  if (status === 'succeeded') {
    const card = readSource(charge.source);
    const facts = { ...(amount === undefined ? {} : { amountCents: amount }), ...(card ? { card } : {}) };
    return { kind: 'succeeded', reference: id, ...facts };
  }
  return status === 'failed' ? interpretDecline({ code: code ?? 'card_declined' }) : { kind: 'unknown' };
}

/** Looks through the customer's charges, the newest first. */
async function findCharge(
  send: Send,
  { key, customer }: { key: string; customer: string },
): ReturnType<CardPayments['findCharge']> {
  const query = new URLSearchParams({ customer, limit: '100' });
  for (;;) {
    const page = await readPage(send, query);
    if (!page) return { kind: 'unavailable' };
    const found = page.data.find(({ description }) => description?.endsWith(`(${key})`));
    if (found) return outcomeOf(found);
    const last = page.data.at(-1);
    if (!page.has_more || !last) return { kind: 'not-charged' };
    query.set('starting_after', last.id);
  }
}

async function readPage(send: Send, query: URLSearchParams): Promise<z.output<typeof chargePage> | null> {
  const reply = await send({ method: 'GET', path: `/v1/charges?${query.toString()}` });
  const page = chargePage.safeParse(reply.kind === 'replied' && reply.status === 200 ? reply.body : null);
  return page.data ?? null;
}

function readRefund(reply: ProviderReply): RefundOutcome {
  if (reply.kind !== 'replied') return reply;
  if (reply.status === 200) return { kind: 'done' };
  const words = wordsIn(reply.body);
  const refusal = words.type === 'idempotency_error' ? 'unknown' : readRefusal(reply.status);
  return refusal === 'unknown' || refusal === 'unavailable' ? { kind: refusal } : { kind: 'refused', code: words.code };
}

const words = z
  .object({
    type: z.string().optional(),
    code: z.string().default('unexpected'),
    param: z.string().optional(),
    decline_code: z.string().optional(),
  })
  .transform(({ decline_code: declineCode, ...rest }) => ({ ...rest, declineCode }));
/** Nested or not: the publication shows one form and the service has been seen to answer another. */
const errorReply = z.union([z.object({ error: words }).transform(({ error }) => error), words]);

const wordsIn = (body: unknown): z.output<typeof words> =>
  errorReply.safeParse(body).data ?? { code: 'unexpected', declineCode: undefined };

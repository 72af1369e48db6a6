import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { control } from '../../../test/control.ts';
import {
  call,
  countersOf,
  numberOf,
  PATIENCE,
  startTestCards,
  startWebhook,
  type TestCards,
} from '../../../test/test-cards.ts';
import { CARD_KEYS } from '../card-keys.ts';
import { signWebhook } from '../webhooks/event-body.ts';

let cards: TestCards;
let portal: Awaited<ReturnType<typeof startWebhook>>;

beforeAll(async () => {
  portal = await startWebhook();
  cards = await startTestCards({ stripeWebhookUrl: portal.webhookUrl });
});
afterAll(async () => {
  await portal.close();
  await cards.remove();
});

type Fields = Record<string, string>;

function stripe(route: string, fields: Fields = {}, options: { key?: string; secret?: string } = {}) {
  const { key, secret = CARD_KEYS.stripeSecretKey } = options;
  const form = new URLSearchParams(fields).toString();
  const isGet = route.startsWith('GET');
  return call(cards.running.urls.stripeUrl, isGet && form !== '' ? `${route}?${form}` : route, {
    headers: {
      authorization: `Bearer ${secret}`,
      'content-type': 'application/x-www-form-urlencoded',
      ...(key === undefined ? {} : { 'idempotency-key': key }),
    },
    ...(isGet ? {} : { body: form }),
  });
}

const idOf = ({ json }: { json: Record<string, unknown> }) => String(json['id']);

/** A customer with a card, as setting one up gives it. */
async function setUp(method = 'pm_card_visa') {
  const customer = idOf(await stripe('POST /v1/customers', { email: 'a@b.test', 'metadata[merchant_id]': '7' }));
  const setup = idOf(await stripe('POST /v1/setup_intents', { customer, usage: 'off_session' }));
  const confirmed = await stripe(`POST /v1/setup_intents/${setup}/confirm`, { payment_method: method });
  return { customer, setup, confirmed, method: String(confirmed.json['payment_method']) };
}

const charge = (who: { customer: string; method: string }, changes: Fields = {}, key?: string) =>
  stripe(
    'POST /v1/payment_intents',
    {
      amount: '16097',
      currency: 'cad',
      customer: who.customer,
      payment_method: who.method,
      off_session: 'true',
      confirm: 'true',
      'metadata[invoice_id]': 'F-1',
      ...changes,
    },
    key === undefined ? {} : { key },
  );

const receivedTypes = () => portal.calls.map(({ body }) => (JSON.parse(body) as { type: string }).type);

describe('a card at Stripe', () => {
  it('is set up for a customer', async () => {
    const { customer, confirmed, method } = await setUp();
    expect(confirmed).toMatchObject({ status: 200, json: { status: 'succeeded', customer } });
    expect(await stripe(`GET /v1/payment_methods/${method}`)).toMatchObject({
      json: { type: 'card', customer, card: { brand: 'visa', last4: '4242' } },
    });
    const list = await stripe('GET /v1/payment_methods', { customer });
    expect(list.json).toMatchObject({ object: 'list', data: [{ id: method }], has_more: false });
    expect((await stripe(`GET /v1/customers/${customer}/payment_methods`)).json).toMatchObject(list.json);
  });

  it('is set up by a page with the client secret, and by no other page', async () => {
    const customer = idOf(await stripe('POST /v1/customers'));
    const { json } = await stripe('POST /v1/setup_intents', { customer });
    const fields = {
      client_secret: String(json['client_secret']),
      'payment_method_data[type]': 'card',
      'payment_method_data[card][number]': numberOf('ok-mastercard'),
      'payment_method_data[card][exp_month]': '12',
      'payment_method_data[card][exp_year]': '40',
      'payment_method_data[card][cvc]': '123',
      'payment_method_data[billing_details][address][postal_code]': 'G1R 4P5',
    };
    const secret = CARD_KEYS.stripePublishableKey;
    const route = `POST /v1/setup_intents/${String(json['id'])}/confirm`;
    expect(await stripe(route, { ...fields, client_secret: 'no' }, { secret })).toMatchObject({ status: 401 });
    expect(await stripe('GET /v1/events', {}, { secret })).toMatchObject({ status: 401 });
    expect(await stripe(route, fields, { secret })).toMatchObject({ status: 200, json: { status: 'succeeded' } });
  });

  it.each([
    ['unsaved-lost', 'card_declined', 'lost_card'],
    ['unsaved-expired', 'expired_card', undefined],
  ])('that the bank refuses is not set up: %s', async (name, code, declineCode) => {
    const card = { 'card[number]': numberOf(name), 'card[exp_month]': '1', 'card[exp_year]': '2040' };
    const made = await stripe('POST /v1/payment_methods', { type: 'card', ...card });
    const { confirmed } = await setUp(idOf(made));
    expect(confirmed).toMatchObject({
      status: 402,
      json: { error: { type: 'card_error', code, setup_intent: { status: 'requires_payment_method' } } },
    });
    expect((confirmed.json['error'] as { decline_code?: string }).decline_code).toBe(declineCode);
  });

  it('that is detached belongs to no customer, and cannot be charged', async () => {
    const who = await setUp();
    expect(await stripe(`POST /v1/payment_methods/${who.method}/detach`)).toMatchObject({
      status: 200,
      json: { customer: null },
    });
    expect(await charge(who)).toMatchObject({ status: 404, json: { error: { code: 'resource_missing' } } });
    expect(await stripe(`POST /v1/payment_methods/${who.method}/detach`)).toMatchObject({ status: 404 });
  });
});

describe('a charge at Stripe', () => {
  it('succeeds off session', async () => {
    const who = await setUp();
    const made = await charge(who);
    expect(made).toMatchObject({
      status: 200,
      json: { status: 'succeeded', amount: 16_097, amount_received: 16_097, metadata: { invoice_id: 'F-1' } },
    });
    expect(made.headers.get('request-id')).toMatch(/^req_/);
    expect((await stripe(`GET /v1/payment_intents/${idOf(made)}`)).json).toEqual(made.json);
  });

  it.each([
    ['pm_card_chargeCustomerFail', 'card_declined', 'do_not_honor'],
    ['pm_card_authenticationRequired', 'authentication_required', 'authentication_required'],
  ])('is declined with 402: %s', async (method, code, declineCode) => {
    const answer = await charge(await setUp(method));
    expect(answer).toMatchObject({
      status: 402,
      json: {
        error: {
          type: 'card_error',
          code,
          decline_code: declineCode,
          payment_intent: { object: 'payment_intent', status: 'requires_payment_method' },
        },
      },
    });
  });

  it('waits for the holder who is there', async () => {
    const { json } = await charge(await setUp('pm_card_authenticationRequired'), { off_session: 'false' });
    expect(json).toMatchObject({ status: 'requires_action', next_action: { type: 'redirect_to_url' } });
    await call(cards.running.urls.frameUrl, 'POST /authenticate', {
      body: { charge: json['id'], decision: 'confirm' },
    });
    expect((await stripe(`GET /v1/payment_intents/${String(json['id'])}`)).json).toMatchObject({ status: 'succeeded' });
  });

  it('is made once for one key, however often and at once it is asked for, declines included', async () => {
    for (const [method, status] of [
      ['pm_card_visa', 200],
      ['pm_card_chargeCustomerFail', 402],
    ] as const) {
      const who = await setUp(method);
      const { charges } = await countersOf(cards.running);
      const key = crypto.randomUUID();
      const answers = await Promise.all([1, 2, 3, 4].map(() => charge(who, {}, key)));
      expect(answers.map((answer) => answer.status)).toEqual([status, status, status, status]);
      expect(new Set(answers.map(({ json }) => JSON.stringify(json))).size).toBe(1);
      expect(answers.filter(({ headers }) => headers.has('idempotent-replayed'))).toHaveLength(3);
      expect((await countersOf(cards.running)).charges).toBe(charges + 1);
      expect(await charge(who, { amount: '100' }, key)).toMatchObject({
        status: 400,
        json: { error: { type: 'idempotency_error' } },
      });
    }
  });

  it('is found by its metadata and by its customer', async () => {
    const who = await setUp();
    const invoice = crypto.randomUUID();
    const id = idOf(await charge(who, { 'metadata[invoice_id]': invoice }));
    const query = `metadata['invoice_id']:'${invoice}' AND status:'succeeded'`;
    const found = await stripe('GET /v1/payment_intents/search', { query });
    expect(found.json).toMatchObject({ object: 'search_result', data: [{ id }], has_more: false });
    const other = await stripe('GET /v1/payment_intents/search', { query: `customer:"no"` });
    expect(other.json).toMatchObject({ data: [] });
    expect(await stripe('GET /v1/payment_intents/search', { query: 'amount>1' })).toMatchObject({ status: 400 });
    expect((await stripe('GET /v1/payment_intents', { customer: who.customer })).json).toMatchObject({
      data: [{ id }],
    });
  });

  it.each([
    [{ amount: '1' }, 'amount'],
    [{ currency: 'usd' }, 'currency'],
    [{ confirm: 'false' }, 'confirm'],
  ])('is refused when it has not the expected form: %j', async (changes, param) => {
    expect(await charge(await setUp(), changes)).toMatchObject({
      status: 400,
      json: { error: { type: 'invalid_request_error', param } },
    });
  });

  it('is refused for a card of another customer', async () => {
    const [one, other] = [await setUp(), await setUp()];
    expect(await charge({ customer: one.customer, method: other.method })).toMatchObject({
      status: 400,
      json: { error: { param: 'payment_method' } },
    });
  });

  it('is given back part by part, never more than was charged', async () => {
    const intent = idOf(await charge(await setUp()));
    const refund = (amount: string) => stripe('POST /v1/refunds', { payment_intent: intent, amount });
    expect(await refund('6097')).toMatchObject({ status: 200, json: { amount: 6097, status: 'succeeded' } });
    expect(await refund('10001')).toMatchObject({ status: 400, json: { error: { param: 'amount' } } });
    expect(await refund('10000')).toMatchObject({ status: 200 });
    expect(await refund('1')).toMatchObject({ status: 400, json: { error: { code: 'charge_already_refunded' } } });
    const { json } = await stripe('GET /v1/refunds', { payment_intent: intent });
    expect(json).toMatchObject({ data: [{ amount: 10_000 }, { amount: 6097 }] });
  });
});

describe('Stripe', () => {
  it('sends events to webhooks, signed, and lists what it sent', async () => {
    const intent = idOf(await charge(await setUp()));
    const findReceived = () => portal.calls.find(({ body }) => body.includes(`"id":"${intent}"`));
    await expect.poll(findReceived, PATIENCE).toBeDefined();
    const { body = '', headers } = findReceived() ?? {};
    const signature = String(headers?.['stripe-signature']);
    const seconds = Number(/^t=(\d+),/.exec(signature)?.[1]);
    expect(signature).toBe(signWebhook(body, CARD_KEYS.stripeWebhookSecret, seconds * 1000));
    expect(JSON.parse(body)).toMatchObject({
      object: 'event',
      type: 'payment_intent.succeeded',
      data: { object: { id: intent } },
    });
    expect(receivedTypes()).toContain('setup_intent.succeeded');
    const { json } = await stripe('GET /v1/events', { type: 'payment_intent.succeeded', limit: '1' });
    expect(json).toMatchObject({ data: [{ data: { object: { id: intent } } }] });
  });

  it('knows its customers, also changed and deleted', async () => {
    const { customer, method } = await setUp();
    await stripe(`POST /v1/customers/${customer}`, { name: 'Ana' });
    expect((await stripe(`GET /v1/customers/${customer}`)).json).toMatchObject({
      name: 'Ana',
      email: 'a@b.test',
      metadata: { merchant_id: '7' },
    });
    await stripe(`DELETE /v1/customers/${customer}`);
    expect((await stripe(`GET /v1/customers/${customer}`)).json).toMatchObject({ deleted: true });
    expect(await charge({ customer, method })).toMatchObject({ status: 404 });
  });

  it('refuses who has no key, keys that are too long, and calls it does not know', async () => {
    expect(await stripe('GET /v1/events', {}, { secret: 'no' })).toMatchObject({ status: 401 });
    expect(await stripe('POST /v1/customers', {}, { key: 'x'.repeat(256) })).toMatchObject({ status: 400 });
    expect(await stripe('GET /v1/nothing')).toMatchObject({ status: 404 });
    expect(await stripe('GET /v1/events/evt_no')).toMatchObject({ status: 404 });
  });

  it('fails in its own words', async () => {
    await control(cards.running, 'POST /__sim/fault', { fault: 'status', value: 500, face: 'stripe' });
    expect(await stripe('GET /v1/events')).toMatchObject({ status: 500, json: { error: { type: 'api_error' } } });
  });
});

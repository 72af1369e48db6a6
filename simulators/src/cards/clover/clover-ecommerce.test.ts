import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { control } from '../../../test/control.ts';
import { call, countersOf, numberOf, PORTAL, startTestCards, type TestCards } from '../../../test/test-cards.ts';
import { CARD_KEYS } from '../card-keys.ts';

let cards: TestCards;

beforeAll(async () => {
  cards = await startTestCards();
});
afterAll(() => cards.remove());

type Headers = Record<string, string>;

function clover(route: string, body?: unknown, headers: Headers = {}) {
  return call(cards.running.urls.cloverUrl, route, {
    headers: { authorization: `Bearer ${CARD_KEYS.cloverPrivateToken}`, ...headers },
    ...(body === undefined ? {} : { body }),
  });
}

const money = (key: string = crypto.randomUUID()): Headers => ({
  'idempotency-key': key,
  'x-forwarded-for': '203.0.113.7',
});

const tokenize = (name: string, changes: object = {}) =>
  clover(
    'POST /v1/tokens',
    { card: { number: numberOf(name), exp_month: '12', exp_year: '2040', cvv: '1234', ...changes } },
    { apikey: CARD_KEYS.cloverPublicKey },
  );

const enrol = (source: string) => clover('POST /v1/customers', { ecomind: 'ecom', email: 'a@b.test', source });

async function customer(source = 'clv_ok') {
  const { json } = await enrol(source);
  return { id: String(json['id']), cards: (json['sources'] as { data: string[] }).data };
}

const STORED = { sequence: 'SUBSEQUENT', is_scheduled: true, initiator: 'MERCHANT' };

const charge = (source: string, changes: object = {}, headers = money()) =>
  clover(
    'POST /v1/charges',
    {
      amount: 16_097,
      tax_amount: 2097,
      currency: 'cad',
      source,
      capture: true,
      external_reference_id: 'F-1',
      ecomind: 'ecom',
      stored_credentials: STORED,
      ...changes,
    },
    headers,
  );

describe('a card at Clover Ecommerce', () => {
  it('is tokenized with the public key that the private token opens', async () => {
    const { json } = await clover('GET /pakms/apikey');
    expect(json).toMatchObject({ apiAccessKey: CARD_KEYS.cloverPublicKey, active: true });
    expect(await tokenize('ok-mastercard')).toMatchObject({
      status: 200,
      json: { id: expect.stringMatching(/^clv_/), object: 'token', card: { brand: 'MC', last4: '4444' } },
    });
  });

  it.each([
    [{ number: '4242424242424241' }, 'incorrect_number'],
    [{ exp_year: '2020' }, 'expired_card'],
    [{ exp_month: '13' }, 'invalid_expiry_month'],
    [{ cvv: '1' }, 'invalid_cvc'],
    [{ address_zip: 'x' }, 'invalid_request'],
  ])('is not tokenized with %j', async (changes, code) => {
    expect(await tokenize('ok-visa', changes)).toMatchObject({
      status: 400,
      json: { message: '400 Bad Request', error: { type: 'invalid_request_error', code } },
    });
  });

  it('is put on file, once for a token', async () => {
    const token = String((await tokenize('ok-visa')).json['id']);
    const made = await enrol(token);
    expect(made).toMatchObject({ status: 200, json: { object: 'customer', sources: { data: [expect.any(String)] } } });
    expect(await enrol(token)).toMatchObject({ status: 400, json: { error: { code: 'token_already_used' } } });
    expect((await clover(`GET /v1/customers/${String(made.json['id'])}`)).json).toEqual(made.json);
  });

  it('that the bank refuses is not put on file', async () => {
    const token = String((await tokenize('unsaved-stolen')).json['id']);
    expect(await enrol(token)).toMatchObject({
      status: 402,
      json: { error: { type: 'card_error', code: 'card_declined', decline_code: 'stolen_card' } },
    });
  });

  it('is replaced: deleted, then another', async () => {
    const { id, cards: before } = await customer();
    const gone = await clover(`DELETE /v1/customers/${id}/sources/${before[0]}`);
    expect(gone).toMatchObject({ status: 200, json: { deleted: true, id: before[0], object: 'deletedcard' } });
    expect(await charge(id)).toMatchObject({ status: 400, json: { error: { code: 'card_on_file_missing' } } });
    const changed = await clover(`PUT /v1/customers/${id}`, { email: 'c@d.test', source: 'clv_ok' });
    expect(changed).toMatchObject({ status: 200, json: { email: 'c@d.test' } });
    expect(await charge(id)).toMatchObject({ status: 200 });
    expect(await clover(`DELETE /v1/customers/${id}/sources/${before[0]}`)).toMatchObject({ status: 404 });
  });

  it.each([
    ['clv_used', 'token_already_used'],
    ['clv_no', 'resource_missing'],
  ])('is not put on file for %s', async (token, code) => {
    expect(await enrol(token)).toMatchObject({ status: 400, json: { error: { code } } });
  });

  it('is not put on file without an address for mail', async () => {
    const answer = await clover('POST /v1/customers', { email: 'no', source: 'clv_ok' });
    expect(answer).toMatchObject({ status: 400, json: { error: { code: 'email_invalid' } } });
    expect(await clover('GET /v1/customers/NO')).toMatchObject({ status: 404 });
  });
});

describe('a charge at Clover Ecommerce', () => {
  it('is made of the card on file', async () => {
    const { id } = await customer();
    const made = await charge(id);
    expect(made).toMatchObject({
      status: 200,
      json: { status: 'succeeded', paid: true, amount: 16_097, tax_amount: 2097, source: { last4: '4242' } },
    });
    expect((await clover(`GET /v1/charges/${String(made.json['id'])}`)).json).toEqual(made.json);
    expect((await clover(`GET /v1/charges?customer=${id}`)).json).toMatchObject({ data: [made.json], has_more: false });
  });

  it('is made of a token on file, which has to be said', async () => {
    const token = String((await tokenize('ok-visa')).json['id']);
    expect(await charge(token)).toMatchObject({ status: 400, json: { error: { code: 'resource_missing' } } });
    await enrol(token);
    expect(await charge(token)).toMatchObject({ status: 200 });
    const unsaid = await charge(token, { stored_credentials: undefined });
    expect(unsaid).toMatchObject({ status: 400, json: { error: { code: 'missing', param: 'stored_credentials' } } });
  });

  it.each([
    ['clv_declined', 'card_declined', 'do_not_honor'],
    ['clv_insufficient', 'card_declined', 'insufficient_funds'],
    ['clv_expired', 'expired_card', undefined],
    ['clv_processing', 'processing_error', undefined],
  ])('is declined with 402: %s', async (source, code, declineCode) => {
    const { id } = await customer(source);
    const answer = await charge(id);
    expect(answer).toMatchObject({
      status: 402,
      json: { message: '402 Payment Required', error: { type: 'card_error', code, charge: expect.any(String) } },
    });
    expect((answer.json['error'] as { decline_code?: string }).decline_code).toBe(declineCode);
  });

  it('is simply declined where a holder would have to be asked', async () => {
    const { json } = await tokenize('needs-action');
    const { id } = await customer(String(json['id']));
    expect(await charge(id)).toMatchObject({ status: 402, json: { error: { code: 'card_declined' } } });
  });

  it('loses its answer, and gives it to the caller who asks again', async () => {
    const { id } = await customer('clv_timeout');
    const headers = money();
    await expect(charge(id, {}, headers)).rejects.toThrow('fetch failed');
    expect(await charge(id, {}, headers)).toMatchObject({ status: 200, json: { paid: true } });
  });

  it('is made once for one key, however often and at once it is asked for', async () => {
    const { id } = await customer();
    const { charges } = await countersOf(cards.running);
    const headers = money();
    const answers = await Promise.all([1, 2, 3, 4].map(() => charge(id, {}, headers)));
    expect(new Set(answers.map(({ json }) => json['id'])).size).toBe(1);
    expect((await countersOf(cards.running)).charges).toBe(charges + 1);
    expect(await charge(id, { amount: 1 }, headers)).toMatchObject({
      status: 400,
      json: { error: { type: 'idempotency_error' } },
    });
  });

  it.each([
    ['idempotency-key', { 'x-forwarded-for': '203.0.113.7' }],
    ['idempotency-key', { 'x-forwarded-for': '203.0.113.7', 'idempotency-key': 'not-a-uuid' }],
    ['x-forwarded-for', { 'idempotency-key': '0b9a2f64-5d1e-4c37-8a40-93e1c7d25f18' }],
  ])('needs %s: %j', async (param, headers) => {
    const { id } = await customer();
    expect(await charge(id, {}, headers as Headers)).toMatchObject({
      status: 400,
      json: { error: { code: 'missing', param } },
    });
  });

  it.each([
    [{ amount: 0 }, 'invalid_charge_amount'],
    [{ amount: 100_000_000 }, 'amount_too_large'],
    [{ currency: 'usd' }, 'invalid_request'],
    [{ external_reference_id: 'much-too-long' }, 'invalid_request'],
  ])('is refused with %j', async (changes, code) => {
    const { id } = await customer();
    expect(await charge(id, changes)).toMatchObject({ status: 400, json: { error: { code } } });
  });

  it('is given back part by part, never more than was charged', async () => {
    const { id } = await customer();
    const paid = String((await charge(id)).json['id']);
    const refund = (amount?: number) => clover('POST /v1/refunds', { charge: paid, amount }, money());
    expect(await refund(97)).toMatchObject({ status: 200, json: { object: 'refund', amount: 97 } });
    expect(await refund(16_001)).toMatchObject({ status: 400, json: { error: { code: 'invalid_request' } } });
    expect(await refund()).toMatchObject({ status: 200, json: { amount: 16_000 } });
    expect(await refund()).toMatchObject({ status: 400, json: { error: { code: 'charge_already_refunded' } } });
    expect((await clover(`GET /v1/charges/${paid}`)).json).toMatchObject({ amount_refunded: 16_097, refunded: true });
  });
});

describe('Clover Ecommerce', () => {
  const element = (params: Headers) => {
    const query = new URLSearchParams({
      field: 'CARD_NUMBER',
      channel: crypto.randomUUID(),
      origin: PORTAL,
      ...params,
    });
    return fetch(new URL(`/element?${query}`, cards.running.urls.cloverUrl));
  };

  it('has a script, and fields that the portal alone may show', async () => {
    const script = await fetch(new URL('/sdk.js', cards.running.urls.cloverUrl));
    expect(script.headers.get('content-type')).toContain('text/javascript');
    expect(await script.text()).toContain('window.Clover');
    const shown = await element({ lang: 'fr' });
    expect(shown.headers.get('content-security-policy')).toContain(`frame-ancestors ${PORTAL}`);
    expect(await shown.text()).toContain('Numéro de carte');
    expect((await element({ origin: 'https://elsewhere.test' })).status).toBe(403);
    expect((await element({ field: 'NAME' })).status).toBe(403);
  });

  it('refuses who has no token, and calls it does not know', async () => {
    expect(await clover('GET /v1/charges', undefined, { authorization: 'Bearer no' })).toMatchObject({
      status: 401,
      json: { error: { type: 'authentication_error' } },
    });
    expect(await clover('POST /v1/tokens', {}, { apikey: 'no' })).toMatchObject({ status: 401 });
    expect(await clover('GET /v1/nothing')).toMatchObject({ status: 404 });
    expect(await clover('GET /v1/charges/NO')).toMatchObject({ status: 404 });
  });

  it('fails in its own words', async () => {
    await control(cards.running, 'POST /__sim/fault', { fault: 'status', value: 429, face: 'clover' });
    expect(await clover('GET /v1/charges')).toMatchObject({ status: 429, json: { error: { code: 'rate_limit' } } });
  });
});

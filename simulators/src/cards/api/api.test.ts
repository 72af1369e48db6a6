import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  callApi,
  charge,
  countersOf,
  fillIn,
  saveCard,
  startTestCards,
  type TestCards,
} from '../../../test/test-cards.ts';

let cards: TestCards;

beforeAll(async () => {
  cards = await startTestCards();
});
afterAll(() => cards.remove());

const api = (route: string, options: Parameters<typeof callApi>[2] = {}) => callApi(cards.running, route, options);
const key = () => crypto.randomUUID();

describe('a card', () => {
  it('is saved for a token, once', async () => {
    const { json } = await fillIn(cards.running, 'ok-visa', { session: 'cart-7' });
    const body = { token: json['token'] };
    const saved = await api('POST /api/cards', { body });
    expect(saved).toMatchObject({ status: 201, json: { brand: 'visa', last4: '4242', session: 'cart-7' } });
    expect(await api(`GET /api/cards/${String(saved.json['id'])}`)).toMatchObject({ status: 200 });
    expect(await api('POST /api/cards', { body })).toMatchObject({
      status: 409,
      json: { error: { code: 'token_already_used' } },
    });
  });

  it('is not saved for a token that was never issued', async () => {
    expect(await api('POST /api/cards', { body: { token: 'tok_no' } })).toMatchObject({
      status: 400,
      json: { error: { code: 'token_unknown' } },
    });
  });

  it('is saved once for the same key, and its answer repeated', async () => {
    const { json } = await fillIn(cards.running, 'ok-visa');
    const asked = { body: { token: json['token'] }, key: key() };
    const first = await api('POST /api/cards', asked);
    expect(await api('POST /api/cards', asked)).toMatchObject({ status: 201, json: first.json });
  });

  it('that is deleted can be neither read, charged nor deleted', async () => {
    const id = await saveCard(cards.running);
    expect(await api(`DELETE /api/cards/${id}`)).toMatchObject({ status: 200, json: { isDeleted: true } });
    const unknown = { status: 404, json: { error: { code: 'card_unknown' } } };
    expect(await api(`GET /api/cards/${id}`)).toMatchObject(unknown);
    expect(await charge(cards.running, id)).toMatchObject(unknown);
    expect(await api(`DELETE /api/cards/${id}`)).toMatchObject(unknown);
  });
});

describe('a charge', () => {
  it('is made, and found by its key', async () => {
    const id = await saveCard(cards.running);
    const asked = key();
    const made = await charge(cards.running, id, { key: asked });
    expect(made).toMatchObject({
      status: 201,
      json: { status: 'succeeded', amountCents: 16_097, reference: 'F-1', decline: null, idempotencyKey: asked },
    });
    expect(await api(`GET /api/charges?idempotencyKey=${asked}`)).toMatchObject({ json: { items: [made.json] } });
    expect((await api(`GET /api/charges?idempotencyKey=${key()}`)).json).toEqual({ items: [], hasMore: false });
  });

  it.each([
    ['later-do-not-honor', 'card_declined', 'do_not_honor', 'soft'],
    ['later-funds', 'card_declined', 'insufficient_funds', 'soft'],
    ['later-processing', 'processing_error', 'processing_error', 'soft'],
    ['later-lost', 'card_declined', 'lost_card', 'hard'],
    ['later-stolen', 'card_declined', 'stolen_card', 'hard'],
    ['later-expired', 'expired_card', 'expired_card', 'hard'],
    ['later-invalid', 'card_declined', 'invalid_account', 'hard'],
  ])('of %s is declined each time: %s, %s, %s', async (name, code, reason, severity) => {
    const id = await saveCard(cards.running, name);
    const declined = { error: { code }, charge: { status: 'declined', decline: { reason, severity } } };
    expect(await charge(cards.running, id)).toMatchObject({ status: 402, json: declined });
    expect(await charge(cards.running, id)).toMatchObject({ status: 402, json: declined });
  });

  it('succeeds only at the third try, and the same key is no other try', async () => {
    const id = await saveCard(cards.running, 'third-try');
    const asked = key();
    for (const used of [asked, asked, key()]) {
      expect(await charge(cards.running, id, { key: used })).toMatchObject({ status: 402 });
    }
    expect(await charge(cards.running, id)).toMatchObject({ status: 201 });
    expect(await charge(cards.running, id)).toMatchObject({ status: 201 });
  });

  it('is made without an answer by a card that loses it, and shown to the caller who asks again', async () => {
    const id = await saveCard(cards.running, 'lost-reply');
    const asked = key();
    await expect(charge(cards.running, id, { key: asked })).rejects.toThrow('fetch failed');
    expect(await charge(cards.running, id, { key: asked })).toMatchObject({ status: 201 });
    expect((await api(`GET /api/charges?cardId=${id}`)).json['items']).toHaveLength(1);
  });

  it('is made once for one key, however often and at once it is asked for', async () => {
    const id = await saveCard(cards.running);
    const before = await countersOf(cards.running);
    const asked = key();
    const answers = await Promise.all(Array.from({ length: 8 }, () => charge(cards.running, id, { key: asked })));
    expect(new Set(answers.map(({ json }) => json['id'])).size).toBe(1);
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(201));
    expect(answers.filter(({ headers }) => headers.get('idempotent-replayed') === 'true')).toHaveLength(7);
    const after = await countersOf(cards.running);
    expect(after.chargedCents - before.chargedCents).toBe(16_097);
  });

  it('is refused when its key was used for another', async () => {
    const id = await saveCard(cards.running);
    const asked = key();
    await charge(cards.running, id, { key: asked });
    expect(await charge(cards.running, id, { key: asked, changes: { amountCents: 1 } })).toMatchObject({
      status: 409,
      json: { error: { code: 'idempotency_key_reused' } },
    });
  });

  it.each([
    { amountCents: 0 },
    { amountCents: 1.5 },
    { amountCents: '100' },
    { currency: 'usd' },
    { cardId: undefined },
    { more: true },
  ])('is refused when it has not the expected form: %j', async (changes) => {
    const id = await saveCard(cards.running);
    expect(await charge(cards.running, id, { changes })).toMatchObject({
      status: 400,
      json: { error: { code: 'invalid_request' } },
    });
  });

  it('needs a key', async () => {
    expect(await api('POST /api/charges', { body: {} })).toMatchObject({
      status: 400,
      json: { error: { code: 'idempotency_key_missing' } },
    });
  });

  it('is listed, a page at a time, oldest first', async () => {
    const id = await saveCard(cards.running);
    const made: unknown[] = [];
    for (const reference of ['A', 'B', 'C']) {
      made.push((await charge(cards.running, id, { changes: { reference } })).json['id']);
    }
    const first = await api(`GET /api/charges?cardId=${id}&limit=2`);
    expect(first.json).toMatchObject({ items: [{ id: made[0] }, { id: made[1] }], hasMore: true });
    const next = await api(`GET /api/charges?cardId=${id}&limit=2&after=${String(made[1])}`);
    expect(next.json).toMatchObject({ items: [{ id: made[2] }], hasMore: false });
    expect((await api(`GET /api/charges?cardId=${id}&reference=B`)).json).toMatchObject({ items: [{ id: made[1] }] });
    expect(await api('GET /api/charges/no')).toMatchObject({
      status: 404,
      json: { error: { code: 'charge_unknown' } },
    });
  });
});

describe('a refund', () => {
  const refund = (chargeId: unknown, changes: object = {}, asked = key()) =>
    api('POST /api/refunds', { key: asked, body: { chargeId, ...changes } });
  const paid = async (name = 'ok-visa') => {
    const { json } = await charge(cards.running, await saveCard(cards.running, name));
    return (json['id'] as string | undefined) ?? (json['charge'] as { id: string }).id;
  };
  const tooLarge = { status: 400, json: { error: { code: 'refund_too_large' } } };

  it('gives back part by part, never more than was charged', async () => {
    const id = await paid();
    expect(await refund(id, { amountCents: 6097 })).toMatchObject({ status: 201, json: { amountCents: 6097 } });
    expect(await refund(id, { amountCents: 10_001 })).toMatchObject(tooLarge);
    expect(await refund(id)).toMatchObject({ status: 201, json: { amountCents: 10_000 } });
    expect(await refund(id, { amountCents: 1 })).toMatchObject(tooLarge);
    expect((await api(`GET /api/charges/${id}`)).json).toMatchObject({ refundedCents: 16_097 });
    expect((await api(`GET /api/refunds?chargeId=${id}`)).json['items']).toHaveLength(2);
  });

  it('is made once for one key, and not of what was declined or is not there', async () => {
    const id = await paid();
    const asked = key();
    const answers = await Promise.all([1, 2].map(() => refund(id, { amountCents: 100 }, asked)));
    expect(answers[0]?.json).toEqual(answers[1]?.json);
    expect((await api(`GET /api/charges/${id}`)).json).toMatchObject({ refundedCents: 100 });
    expect(await refund(await paid('later-lost'))).toMatchObject(tooLarge);
    expect(await refund('ch_no')).toMatchObject({ status: 404, json: { error: { code: 'charge_unknown' } } });
  });
});

describe('a call', () => {
  it('without the secret key is refused', async () => {
    expect(await api('GET /api/charges', { secret: 'no' })).toMatchObject({
      status: 401,
      json: { error: { code: 'unauthorized' } },
    });
  });

  it.each(['GET /api/nothing', 'PUT /api/cards', 'GET /api/cards/a/b'])('%s is unknown', async (route) => {
    expect(await api(route)).toMatchObject({ status: 404, json: { error: { code: 'not_found' } } });
  });
});

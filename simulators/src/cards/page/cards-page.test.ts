import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { control } from '../../../test/control.ts';
import { callApi, charge, saveCard, startTestCards, type TestCards } from '../../../test/test-cards.ts';

let cards: TestCards;

beforeAll(async () => {
  cards = await startTestCards();
});
afterAll(() => cards.remove());

async function show(path: string, language = 'en') {
  const headers = { 'accept-language': language };
  const reply = await fetch(new URL(path, cards.running.urls.pageUrl), { headers });
  return { status: reply.status, html: await reply.text() };
}

describe('the page', () => {
  it('lists the test numbers, and says what each does', async () => {
    const { html } = await show('/');
    expect(html).toContain('4242 4242 4242 4242');
    expect(html).toContain('3782 8224 6310 005');
    expect(html).toContain('Nothing has been charged yet.');
  });

  it('shows cards, charges, refunds, webhooks and faults, in both languages', async () => {
    const cardId = await saveCard(cards.running);
    const { json } = await charge(cards.running, cardId);
    await charge(cards.running, await saveCard(cards.running, 'later-lost'));
    const body = { chargeId: json['id'], amountCents: 97 };
    await callApi(cards.running, 'POST /api/refunds', { key: 'r', body });
    await control(cards.running, 'POST /__sim/fault', { fault: 'slow', value: 9, route: 'refund' });
    const { html } = await show('/content?lang=fr');
    expect(html).not.toContain('<html');
    for (const text of ['160,97', '0,97', 'visa •••• 4242', 'July · F-1', 'lost_card', 'charge.succeeded', 'débité']) {
      expect(html).toContain(text);
    }
    expect(html).toContain('<code>slow 9 refund</code> · encore 1');
    expect((await show('/', 'en')).html).toContain('$160.97');
  });

  it('answers only GET, and 404 where there is nothing', async () => {
    expect((await fetch(cards.running.urls.pageUrl, { method: 'POST' })).status).toBe(405);
    expect((await show('/nothing')).status).toBe(404);
  });
});

describe('a restart', () => {
  it('keeps cards, charges, keys and settings', async () => {
    const cardId = await saveCard(cards.running, 'third-try');
    const first = await charge(cards.running, cardId, { key: 'kept' });
    const known = async () => ({
      cards: (await control(cards.running, 'GET /__sim/cards')).json,
      charges: (await control(cards.running, 'GET /__sim/charges')).json,
      refunds: (await control(cards.running, 'GET /__sim/refunds')).json,
      events: (await control(cards.running, 'GET /__sim/events')).json,
      status: (await control(cards.running, 'GET /__sim/status')).json,
      urls: cards.running.urls,
    });
    const before = await known();
    await cards.restart();
    expect(await known()).toEqual(before);
    expect(await charge(cards.running, cardId, { key: 'kept' })).toMatchObject({ status: 402, json: first.json });
    expect(await charge(cards.running, cardId)).toMatchObject({ status: 402 });
    expect(await charge(cards.running, cardId)).toMatchObject({ status: 201 });
  });
});

import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { control } from '../../../test/control.ts';
import {
  callApi,
  charge,
  PATIENCE,
  saveCard,
  startTestCards,
  startWebhook,
  type TestCards,
} from '../../../test/test-cards.ts';
import { CARD_KEYS } from '../card-keys.ts';
import { signWebhook } from './event-body.ts';

let cards: TestCards;
let portal: Awaited<ReturnType<typeof startWebhook>>;
let cardId: string;

beforeEach(async () => {
  cards = await startTestCards();
  portal = await openPortal();
  cardId = await saveCard(cards.running);
});
afterEach(async () => {
  await portal.close();
  await cards.remove();
});

async function openPortal(...statuses: number[]) {
  const opened = await startWebhook(...statuses);
  await control(cards.running, 'POST /__sim/config', { webhookUrl: opened.webhookUrl });
  return opened;
}

const add = (fault: object) => control(cards.running, 'POST /__sim/fault', fault);
const received = () => portal.calls.map(({ body }) => JSON.parse(body) as { id: string; type: string; data: object });
const events = async () => (await control(cards.running, 'GET /__sim/events')).json;

describe('a webhook', () => {
  it('receives what happened, signed over its time and its body', async () => {
    const made = await charge(cards.running, cardId);
    await expect.poll(received, PATIENCE).toMatchObject([{ type: 'charge.succeeded', data: made.json }]);
    const { body = '', headers } = portal.calls[0] ?? {};
    const signature = String(headers?.['simulator-signature']);
    const seconds = Number(/^t=(\d+),v1=[0-9a-f]{64}$/.exec(signature)?.[1]);
    expect(signature).toBe(signWebhook(body, CARD_KEYS.webhookSecret, seconds * 1000));
    expect(signature).not.toBe(signWebhook(`${body} `, CARD_KEYS.webhookSecret, seconds * 1000));
  });

  it('receives declines, refunds and deleted cards', async () => {
    const { json } = await charge(cards.running, cardId);
    await charge(cards.running, await saveCard(cards.running, 'later-lost'));
    const body = { chargeId: json['id'], amountCents: 1 };
    await callApi(cards.running, 'POST /api/refunds', { key: 'r1', body });
    await callApi(cards.running, `DELETE /api/cards/${cardId}`);
    await expect
      .poll(() => received().map(({ type }) => type), PATIENCE)
      .toEqual(['charge.succeeded', 'charge.declined', 'charge.refunded', 'card.deleted']);
  });

  it('receives one event for a charge that was asked for twice', async () => {
    for (let n = 0; n < 2; n++) await charge(cards.running, cardId, { key: 'same' });
    await charge(cards.running, cardId, { key: 'other' });
    await expect.poll(received, PATIENCE).toHaveLength(2);
    expect(new Set(received().map(({ id }) => id)).size).toBe(2);
  });

  it('receives an event again until it answers 2xx', async () => {
    await portal.close();
    portal = await openPortal(500, 302, 204);
    await charge(cards.running, cardId);
    const tries = [{ status: 500 }, { status: 302 }, { status: 204 }];
    await expect.poll(events, PATIENCE).toMatchObject({ items: [{ delivery: 'delivered', tries }] });
    expect(new Set(received().map(({ id }) => id)).size).toBe(1);
  });

  it('receives the next event while it is waited for with the last', async () => {
    await portal.close();
    portal = await openPortal(500);
    await control(cards.running, 'POST /__sim/config', { retryPausesMs: [600_000] });
    await charge(cards.running, cardId);
    await expect.poll(events, PATIENCE).toMatchObject({ items: [{ delivery: 'waiting', tries: [{ status: 500 }] }] });
    await charge(cards.running, cardId);
    await expect.poll(events, PATIENCE).toMatchObject({ items: [{ delivery: 'waiting' }, { delivery: 'delivered' }] });
  });

  it('waits without watching for the end, however many others wait', async () => {
    await portal.close();
    await control(cards.running, 'POST /__sim/config', { retryPausesMs: [600_000] });
    const warnings: string[] = [];
    const note = ({ name }: Error) => void warnings.push(name);
    process.on('warning', note);
    for (let n = 0; n < 12; n++) await charge(cards.running, cardId);
    const waiting = Array.from({ length: 12 }, () => ({ delivery: 'waiting', tries: [{ status: null }] }));
    await expect.poll(events, PATIENCE).toMatchObject({ items: waiting });
    process.off('warning', note);
    expect(warnings).toEqual([]);
  });

  it('is given up after the last pause', async () => {
    await portal.close();
    await charge(cards.running, cardId);
    const silent = { status: null, error: expect.stringContaining('ECONNREFUSED') };
    await expect
      .poll(events, PATIENCE)
      .toMatchObject({ items: [{ delivery: 'given-up', tries: [silent, silent, silent] }] });
  });

  it('arrives twice', async () => {
    await add({ fault: 'webhook-duplicate' });
    await charge(cards.running, cardId);
    await expect.poll(received, PATIENCE).toHaveLength(2);
    expect(portal.calls[0]?.body).toBe(portal.calls[1]?.body);
  });

  it('receives the later event first', async () => {
    await add({ fault: 'webhook-late' });
    const first = await charge(cards.running, cardId);
    const second = await charge(cards.running, cardId);
    await expect.poll(received, PATIENCE).toMatchObject([{ data: second.json }, { data: first.json }]);
  });

  it('never arrives, until it is sent again by hand', async () => {
    await add({ fault: 'webhook-lost' });
    await charge(cards.running, cardId);
    const second = await charge(cards.running, cardId);
    await expect.poll(received, PATIENCE).toMatchObject([{ data: second.json }]);
    const { items } = (await events()) as { items: { id: string; delivery: string }[] };
    expect(items[0]).toMatchObject({ delivery: 'lost' });
    await control(cards.running, 'POST /__sim/events/resend', { event: items[0]?.id });
    await expect.poll(() => received()[1]?.id, PATIENCE).toBe(items[0]?.id);
  });

  it('receives after a restart what it did not receive before', async () => {
    await add({ fault: 'webhook-late' });
    const { json } = await charge(cards.running, cardId);
    expect(received()).toEqual([]);
    await cards.restart();
    await expect.poll(received, PATIENCE).toMatchObject([{ data: json }]);
  });

  it('that is not set receives nothing', async () => {
    await control(cards.running, 'POST /__sim/config', { webhookUrl: null });
    await charge(cards.running, cardId);
    expect(await events()).toMatchObject({ items: [{ delivery: 'none', tries: [] }] });
  });

  it.each([{ webhookUrl: 'https://elsewhere.test/' }, { stripeWebhookUrl: 'no' }, { portalOrigins: ['http://a/b'] }])(
    'and its like are refused: %j',
    async (change) => {
      expect(await control(cards.running, 'POST /__sim/config', change)).toMatchObject({ status: 400 });
    },
  );

  it('cannot be sent an event that is not there', async () => {
    const answer = await control(cards.running, 'POST /__sim/events/resend', { event: 'evt_no' });
    expect(answer).toMatchObject({ status: 404 });
  });
});

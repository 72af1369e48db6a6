import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { control } from '../../test/control.ts';
import {
  callApi,
  charge,
  countersOf,
  fillIn,
  saveCard,
  startTestCards,
  type TestCards,
  PATIENCE,
} from '../../test/test-cards.ts';

let cards: TestCards;
let cardId: string;

beforeAll(async () => {
  cards = await startTestCards();
  cardId = await saveCard(cards.running);
});
afterEach(() => control(cards.running, 'DELETE /__sim/fault'));
afterAll(() => cards.remove());

const add = (fault: object) => control(cards.running, 'POST /__sim/fault', fault);
const faults = async () => (await control(cards.running, 'GET /__sim/status')).json;
const made = async () => (await countersOf(cards.running)).charges;

describe('a scripted fault', () => {
  it('drop: charges, then hangs up; the same key learns what happened', async () => {
    const before = await made();
    await add({ fault: 'drop', route: 'charge' });
    const key = crypto.randomUUID();
    await expect(charge(cards.running, cardId, { key })).rejects.toThrow('fetch failed');
    expect(await made()).toBe(before + 1);
    expect(await charge(cards.running, cardId, { key })).toMatchObject({ status: 201 });
    expect(await made()).toBe(before + 1);
  });

  it('silence: charges, and never answers', async () => {
    const before = await made();
    await add({ fault: 'silence', route: 'charge' });
    const impatience = new AbortController();
    const charging = charge(cards.running, cardId, { signal: impatience.signal });
    await expect.poll(made, PATIENCE).toBe(before + 1);
    impatience.abort();
    await expect(charging).rejects.toThrow('aborted');
  });

  it('timeout: charges nothing, and never answers', async () => {
    const before = await made();
    await add({ fault: 'timeout', route: 'charge' });
    const impatience = new AbortController();
    const charging = charge(cards.running, cardId, { signal: impatience.signal });
    await expect.poll(faults, PATIENCE).toMatchObject({ faults: [] });
    impatience.abort();
    await expect(charging).rejects.toThrow('aborted');
    expect(await made()).toBe(before);
  });

  it('down: charges nothing, and hangs up, on lookups too', async () => {
    const before = await made();
    await add({ fault: 'down', times: 2 });
    await expect(charge(cards.running, cardId)).rejects.toThrow('fetch failed');
    await expect(callApi(cards.running, 'GET /api/charges')).rejects.toThrow('fetch failed');
    expect(await made()).toBe(before);
  });

  it('html503: answers as a gateway does', async () => {
    await add({ fault: 'html503' });
    const { status, headers } = await charge(cards.running, cardId);
    expect(status).toBe(503);
    expect(headers.get('content-type')).toContain('text/html');
  });

  it.each([
    [429, 'too_many_requests'],
    [500, 'internal'],
  ])('status: answers %d, and nothing is charged or kept for the key', async (value, code) => {
    await add({ fault: 'status', value });
    const key = crypto.randomUUID();
    expect(await charge(cards.running, cardId, { key })).toMatchObject({ status: value, json: { error: { code } } });
    expect(await charge(cards.running, cardId, { key })).toMatchObject({ status: 201 });
  });

  it('slow: charges late; meanwhile nothing is known, and the same key has to wait', async () => {
    const before = await made();
    await add({ fault: 'slow', value: 3000, route: 'charge' });
    const key = crypto.randomUUID();
    const first = charge(cards.running, cardId, { key });
    await expect.poll(faults, PATIENCE).toMatchObject({ faults: [] });
    await expect
      .poll(async () => (await charge(cards.running, cardId, { key })).json, PATIENCE)
      .toMatchObject({ error: { code: 'in_progress' } });
    expect(await made()).toBe(before);
    expect(await first).toMatchObject({ status: 201 });
    expect(await made()).toBe(before + 1);
    expect(await charge(cards.running, cardId, { key })).toMatchObject({ status: 201, json: (await first).json });
  });

  it('slow: charges nothing any more when the simulator ends first', async () => {
    const before = await made();
    await add({ fault: 'slow', value: 600_000, route: 'charge' });
    const charging = charge(cards.running, cardId).then(
      () => 'answered',
      () => 'cut',
    );
    await expect.poll(faults, PATIENCE).toMatchObject({ faults: [] });
    await cards.restart();
    expect(await charging).toBe('cut');
    expect(await made()).toBe(before);
  });

  it.each([
    ['decline-soft', 'do_not_honor', 'soft'],
    ['decline-hard', 'lost_card', 'hard'],
  ])('%s: declines the next charges, whatever the card', async (fault, reason, severity) => {
    await add({ fault, times: 2 });
    for (let n = 0; n < 2; n++) {
      expect(await charge(cards.running, cardId)).toMatchObject({
        status: 402,
        json: { charge: { decline: { reason, severity } } },
      });
    }
    expect(await charge(cards.running, cardId)).toMatchObject({ status: 201 });
  });

  it('meets only the requests it is for', async () => {
    await add({ fault: 'html503', route: 'charge', face: 'stripe' });
    await add({ fault: 'decline-hard', face: 'clover' });
    await add({ fault: 'html503', route: 'refund' });
    expect(await charge(cards.running, cardId)).toMatchObject({ status: 201 });
    await add({ fault: 'html503', route: 'card' });
    expect(await fillIn(cards.running, 'ok-visa')).toMatchObject({ status: 503 });
  });

  it('survives a restart', async () => {
    await add({ fault: 'html503', times: 2 });
    await charge(cards.running, cardId);
    await cards.restart();
    expect(await charge(cards.running, cardId)).toMatchObject({ status: 503 });
    expect(await charge(cards.running, cardId)).toMatchObject({ status: 201 });
  });

  it.each([
    { fault: 'no' },
    { fault: 'slow' },
    { fault: 'status', value: 404 },
    { fault: 'drop', face: 'no' },
    { fault: 'decline-soft', route: 'charge' },
  ])('that is not one is refused: %j', async (fault) => {
    expect(await add(fault)).toMatchObject({ status: 400 });
  });
});

import type { LogEntryView } from '@comptoir/contract/base/activity-log';
import type { LogRecord } from '@comptoir/domain/base/activity-log/log-event';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, vi } from 'vitest';
import { aMerchant, asServer, aUser, bearer } from '../../../../test/factories/merchants.ts';
import { startSecondServer } from '../../../../test/second-server.ts';
import { aTerminal } from '../../../../test/factories/terminals.ts';
import { useTestApp } from '../../../../test/test-app.ts';
import type { Announcements } from '../../../platform/database/announcements.ts';
import { writeLog } from '../record/write-log.ts';

const test = useTestApp();

const call = (method: 'POST' | 'DELETE', url: string, token: string) =>
  test.app.inject({ method, url: `/api${url}`, headers: bearer(token) });

interface Page {
  items: LogEntryView[];
  nextCursor: string | null;
}

const read = (token: string, query = '', language = 'fr-CA') =>
  test.app.inject({
    method: 'GET',
    url: `/api/logs${query}`,
    headers: { ...bearer(token), 'accept-language': language },
  });

async function aLog(count: number) {
  const merchant = await aMerchant(test);
  const { token } = await aUser(test, { role: 'merchant', merchantId: merchant.id });
  const till = await aTerminal(test, { merchant });
  await write(merchant.id, till.id, count);
  return { merchant, token, till };
}

const write = (merchantId: string, deviceId: string, count: number) =>
  test.dependencies.database.transaction({ role: 'merchant', merchantId }, (tx) =>
    writeLog(
      tx,
      Array.from({ length: count }, (_, index) => ({
        merchantId,
        deviceId,
        // Pairs share an instant, so that paging has to tell them apart.
        occurredAt: new Date(Date.UTC(2026, 4, 1, 0, 0, Math.floor(index / 2))),
        record: recordOf(index),
      })),
    ),
  );

const recordOf = (index: number): LogRecord =>
  index % 3 === 0
    ? { event: 'device-linked', facts: {} }
    : { event: 'bill-refused-by-relay', facts: { noTrans: `A-${index}`, reason: 'broken-chain' } };

describe('the activity log', () => {
  it('comes newest first, in pages that neither skip nor repeat a line', async () => {
    const { token } = await aLog(101);
    const seen: LogEntryView[] = [];
    let cursor = '';
    do {
      const page = (await read(token, `?limit=10${cursor && `&cursor=${cursor}`}`)).json<Page>();
      seen.push(...page.items);
      cursor = page.nextCursor ?? '';
    } while (cursor);
    expect(seen).toHaveLength(102);
    expect(new Set(seen.map(({ id }) => id)).size).toBe(102);
    const keys = seen.map(({ occurredAt, id }) => `${occurredAt} ${id}`);
    expect(keys).toEqual(keys.toSorted().toReversed());
  });

  it('lists what a till reports by its arrival, so that no clock keeps a line first or last', async () => {
    const { merchant, token, till } = await aLog(0);
    const report = (occurredAt: string, id: string) =>
      test.app.inject({
        method: 'POST',
        url: '/api/device/v1/events',
        headers: bearer(till.token),
        payload: { events: [{ id, occurredAt, event: 'till-went-offline' }] },
      });
    const [future, past] = [crypto.randomUUID(), crypto.randomUUID()];
    for (let times = 0; times < 2; times += 1) {
      expect((await report('9999-12-31T23:59:59Z', future)).statusCode).toBe(200);
      expect((await report('0001-01-01T00:00:00Z', past)).statusCode).toBe(200);
    }
    await test.dependencies.database.transaction({ role: 'merchant', merchantId: merchant.id }, (tx) =>
      writeLog(tx, [{ merchantId: merchant.id, occurredAt: new Date(Date.now() + 1000), record: recordOf(0) }]),
    );
    const seen: LogEntryView[] = [];
    let cursor = '';
    do {
      const page = (await read(token, `?limit=1${cursor && `&cursor=${cursor}`}`)).json<Page>();
      seen.push(...page.items);
      cursor = page.nextCursor ?? '';
    } while (cursor);
    expect(seen.slice(0, 3).map(({ event }) => event)).toEqual([
      'device-linked',
      'till-went-offline',
      'till-went-offline',
    ]);
    const reported = seen.filter(({ event }) => event === 'till-went-offline');
    expect(reported.map(({ id }) => id)).toEqual([past, future]);
    expect(reported[1]?.message).toContain('31 décembre 9999');
    expect(reported[1]?.occurredAt.slice(0, 4)).toBe(String(new Date().getUTCFullYear()));
    expect(new Set(seen.map(({ id }) => id)).size).toBe(seen.length);
  });

  it('speaks the reader’s language', async () => {
    const { token } = await aLog(2);
    const first = async (language: string) =>
      (await read(token, '?events=device-linked', language)).json<Page>().items[0];
    expect(await first('fr-CA,fr;q=0.9,en;q=0.8')).toMatchObject({ message: 'Appareil associé.', level: 'success' });
    expect(await first('en-US')).toMatchObject({ message: 'Device linked.' });
    expect(await first('de')).toMatchObject({ message: 'Appareil associé.' });
  });

  it('filters by kinds of event and by devices, each given once or several times', async () => {
    const { merchant, token, till } = await aLog(6);
    const second = await aTerminal(test, { merchant });
    await write(merchant.id, second.id, 3);
    const count = async (query: string) => (await read(token, query)).json<Page>().items.length;
    expect(await count('?events=device-linked')).toBe(3);
    expect(await count('?events=device-linked&events=bill-refused-by-relay')).toBe(9);
    expect(await count(`?deviceIds=${second.id}`)).toBe(3);
    expect(await count(`?deviceIds=${second.id}&deviceIds=${till.id}`)).toBe(9);
    expect(await count(`?deviceIds=${second.id}&events=device-linked`)).toBe(1);
  });

  it.each(['?events=nonsense', '?deviceIds=1', '?limit=0', '?limit=201', '?cursor=abc', '?cursor=W10'])(
    'refuses %s',
    async (query) => {
      const { token } = await aLog(0);
      expect((await read(token, query)).json()).toMatchObject({ error: { code: 'validation-failed' } });
    },
  );

  it('of another merchant is out of reach', async () => {
    const [mine, other] = [await aLog(1), await aLog(1)];
    expect((await read(mine.token, `?merchantId=${other.merchant.id}`)).statusCode).toBe(403);
    const devices = (await read(mine.token, `?deviceIds=${other.till.id}`)).json<Page>();
    expect(devices.items).toEqual([]);
  });
});

describe('the live view', () => {
  it('notifies a reader that something is new for their merchant, and stays silent for others', async () => {
    const [mine, other] = [await aLog(0), await aLog(0)];
    if (!test.app.server.listening) await test.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = test.app.server.address() as AddressInfo;
    const stop = new AbortController();
    const reply = await fetch(`http://127.0.0.1:${port}/api/logs/stream`, {
      headers: bearer(mine.token),
      signal: stop.signal,
    });
    expect(reply.headers.get('content-type')).toMatch('text/event-stream');
    const events = eventsOf(reply);
    expect(await events.next()).toMatchObject({ value: 'ready' });
    test.dependencies.announcements.publish(other.merchant.id);
    test.dependencies.announcements.publish(mine.merchant.id);
    expect(await events.next()).toMatchObject({ value: 'activity' });
    stop.abort();
  });

  it('opens with how long nothing was new for the merchant', async () => {
    const [mine, other] = [await aLog(0), await aLog(0)];
    if (!test.app.server.listening) await test.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = test.app.server.address() as AddressInfo;
    // What making the merchants has announced is on its way until something announced later is heard.
    await announce(crypto.randomUUID());
    const startedAt = performance.now();
    await announce(mine.merchant.id);
    const elapsed = Math.floor(performance.now() - startedAt);
    expect(await readQuietMs(port, other.token)).toBeGreaterThanOrEqual(elapsed);
    expect(await readQuietMs(port, mine.token)).toBeLessThanOrEqual(performance.now() - startedAt);
  });

  it('ends with the session that opened it', async () => {
    const { token } = await aLog(0);
    if (!test.app.server.listening) await test.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = test.app.server.address() as AddressInfo;
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    try {
      const events = eventsOf(await fetch(`http://127.0.0.1:${port}/api/logs/stream`, { headers: bearer(token) }));
      expect(await events.next()).toMatchObject({ value: 'ready' });
      vi.advanceTimersByTime(15_000);
      expect(await afterEvents(events)).toMatchObject({ value: 'ping' });
      await test.app.inject({ method: 'POST', url: '/api/logout', headers: bearer(token) });
      vi.advanceTimersByTime(15_000);
      expect(await afterEvents(events)).toMatchObject({ done: true });
    } finally {
      vi.useRealTimers();
    }
  });

  it.each([
    ['a sign-out', (token: string) => call('POST', '/logout', token)],
    ['a sign-out everywhere', (token: string) => call('DELETE', '/profile/sessions', token)],
    [
      'a suspension',
      (_token: string, userId: string) =>
        asServer(test, { text: 'update users set suspended_at = now() where id = $1', values: [userId] }),
    ],
  ])('ends at once with %s, also on another server', async (_what, end) => {
    const merchant = await aMerchant(test);
    const { id, token } = await aUser(test, { role: 'merchant', merchantId: merchant.id });
    const other = await startSecondServer(test);
    await other.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = other.app.server.address() as AddressInfo;
    // No ping is ever due, which would look for itself whether the reader may still listen.
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    try {
      const events = eventsOf(await fetch(`http://127.0.0.1:${port}/api/logs/stream`, { headers: bearer(token) }));
      expect(await events.next()).toMatchObject({ value: 'ready' });
      await end(token, id);
      expect(await afterEvents(events)).toMatchObject({ done: true });
    } finally {
      vi.useRealTimers();
      await other.stop();
    }
  });

  it('hears of a bill that another server took', async () => {
    const { token, till } = await aLog(0);
    const other = await startSecondServer(test);
    await other.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = other.app.server.address() as AddressInfo;
    try {
      // What making all that has announced is behind us once something announced later is heard there.
      await announce(crypto.randomUUID(), other.dependencies.announcements);
      const events = eventsOf(await fetch(`http://127.0.0.1:${port}/api/logs/stream`, { headers: bearer(token) }));
      expect(await events.next()).toMatchObject({ value: 'ready' });
      await till.submitBills([(await till.bill()).text]);
      expect(await events.next()).toMatchObject({ value: 'activity' });
      await events.return(undefined);
    } finally {
      await other.stop();
    }
  });

  it('is closed to strangers and to other merchants', async () => {
    const [mine, other] = [await aLog(0), await aLog(0)];
    const open = (headers: object, query = '') =>
      test.app.inject({ method: 'GET', url: `/api/logs/stream${query}`, headers: { ...headers } });
    expect((await open({})).statusCode).toBe(401);
    expect((await open(bearer(mine.token), `?merchantId=${other.merchant.id}`)).statusCode).toBe(403);
  });
});

/** Announces, and waits until it is heard, here or there. */
async function announce(id: string, there?: Announcements): Promise<void> {
  const { announcements } = test.dependencies;
  const heard = new Promise<void>((resolve) => void (there ?? announcements).subscribe(id, resolve));
  announcements.publish(id);
  await heard;
}

/** Reads `quietMs` from the first message of a stream. */
async function readQuietMs(port: number, token: string): Promise<number> {
  const stop = new AbortController();
  const reply = await fetch(`http://127.0.0.1:${port}/api/logs/stream`, {
    headers: bearer(token),
    signal: stop.signal,
  });
  const first = await reply.body?.getReader().read();
  stop.abort();
  return Number(/"quietMs":(\d+)/.exec(Buffer.from(first?.value ?? []).toString())?.[1]);
}

/** Returns the first event behind the news, such as that of the sign-in just before. */
async function afterEvents(events: AsyncGenerator<string>): Promise<IteratorResult<string>> {
  let next = await events.next();
  while (next.value === 'activity') next = await events.next();
  return next;
}

async function* eventsOf(reply: Response): AsyncGenerator<string> {
  let text = '';
  for await (const chunk of reply.body ?? []) {
    text += Buffer.from(chunk).toString();
    for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
      yield /^event: (.*)$/m.exec(text.slice(0, end))?.[1] ?? '';
      text = text.slice(end + 2);
    }
  }
}

import type { LogDetailView, LogEntryView } from '@comptoir/contract/base/activity-log';
import type { LogRecord } from '@comptoir/domain/base/activity-log/log-event';
import { describe, expect, it } from 'vitest';
import { aMerchant, asSystem, aUser, bearer } from '../../../../test/factories/merchants.ts';
import { aTerminal } from '../../../../test/factories/terminals.ts';
import { useTestApp } from '../../../../test/test-app.ts';
import { writeLog } from '../record/write-log.ts';

const test = useTestApp({ now: () => new Date('2026-06-01T18:00:00Z') });

interface Line {
  readonly at: string;
  readonly record?: LogRecord;
  readonly deviceId?: string;
}

const refused = (noTrans: string): LogRecord => ({
  event: 'bill-refused-by-relay',
  facts: { noTrans, reason: 'broken-chain' },
});

async function aShop(lines: readonly Line[] = [], zone: 'America/Montreal' | 'America/Halifax' = 'America/Montreal') {
  const merchant = await aMerchant(test);
  await asSystem(test, { text: 'update merchants set time_zone = $2 where id = $1', values: [merchant.id, zone] });
  const { token, id: userId } = await aUser(test, { role: 'merchant', merchantId: merchant.id });
  const write = (more: readonly Line[]) =>
    test.dependencies.database.transaction({ role: 'system' }, (tx) =>
      writeLog(
        tx,
        more.map(({ at, record = refused(at), deviceId }) => ({
          merchantId: merchant.id,
          occurredAt: new Date(at),
          record,
          ...(deviceId ? { deviceId } : {}),
        })),
      ),
    );
  await asSystem(test, { text: 'delete from activity_log where merchant_id = $1', values: [merchant.id] });
  await write(lines);
  const get = (query: string, language = 'fr-CA') =>
    test.app.inject({
      method: 'GET',
      url: `/api/logs${query}`,
      headers: { ...bearer(token), 'accept-language': language },
    });
  const page = async (query: string) => (await get(query)).json<Page>();
  const times = async (query: string) => (await page(query)).items.map(({ occurredAt }) => occurredAt);
  return { merchant, token, userId, write, get, page, times };
}

interface Page {
  readonly items: LogEntryView[];
  readonly nextCursor: string | null;
  readonly previousCursor: string | null;
}

const minutes = (count: number): Line[] =>
  Array.from({ length: count }, (_, n) => ({ at: new Date(Date.UTC(2026, 3, 1, 12, n)).toISOString() }));

describe('pages of the log', () => {
  it('lead to both sides, and back to where one was', async () => {
    const { page } = await aShop(minutes(25));
    const first = await page('?limit=10');
    expect(first.previousCursor).toBeNull();
    const second = await page(`?limit=10&cursor=${first.nextCursor}`);
    const third = await page(`?limit=10&cursor=${second.nextCursor}`);
    expect([third.items.length, third.nextCursor]).toEqual([5, null]);
    const back = await page(`?limit=10&cursor=${third.previousCursor}`);
    expect(back.items).toEqual(second.items);
    const start = await page(`?limit=10&cursor=${back.previousCursor}`);
    expect([start.items, start.previousCursor]).toEqual([first.items, null]);
  });

  it('neither skip nor repeat lines of one instant, to the microsecond, either way', async () => {
    const { merchant, page } = await aShop();
    await asSystem(test, {
      text: `insert into activity_log (id, merchant_id, occurred_at, event, facts)
        select gen_random_uuid(), $1, '2026-04-01T12:00:00.000001Z'::timestamptz + (n / 3) * interval '1 microsecond', 'device-linked', '{}'
        from generate_series(1, 20) n`,
      values: [merchant.id],
    });
    const all = (await page('?limit=50')).items.map(({ id }) => id);
    const seen: string[] = [];
    let query = '?limit=3';
    let last: Page;
    for (;;) {
      last = await page(query);
      seen.push(...last.items.map(({ id }) => id));
      if (!last.nextCursor) break;
      query = `?limit=3&cursor=${last.nextCursor}`;
    }
    expect(seen).toEqual(all);
    const back: string[] = last.items.map(({ id }) => id);
    while (last.previousCursor) {
      last = await page(`?limit=3&cursor=${last.previousCursor}`);
      back.unshift(...last.items.map(({ id }) => id));
    }
    expect(back).toEqual(all);
  });

  it.each([
    ['America/Montreal', '2026-04-02T03:59:59.000Z', '2026-04-02T04:00:00.000Z'],
    ['America/Halifax', '2026-04-02T02:59:59.000Z', '2026-04-02T03:00:00.000Z'],
  ] as const)('jump to the last line of a day of the merchant’s (%s)', async (zone, last, next) => {
    const { page } = await aShop([{ at: last }, { at: next }], zone);
    const jumped = await page('?at=2026-04-01');
    expect(jumped.items.map(({ occurredAt }) => occurredAt)).toEqual([last]);
    const newer = await page(`?cursor=${jumped.previousCursor}`);
    expect(newer.items.map(({ occurredAt }) => occurredAt)).toEqual([next]);
  });

  it.each([
    ['23 hours', '2026-03-08', '2026-03-08T05:00:00.000Z', '2026-03-09T03:59:59.000Z', '2026-03-09T04:00:00.000Z'],
    ['25 hours', '2025-11-02', '2025-11-02T04:00:00.000Z', '2025-11-03T04:59:59.000Z', '2025-11-03T05:00:00.000Z'],
  ])('have a day of %s whole', async (_, day, first, last, after) => {
    const before = new Date(Date.parse(first) - 1).toISOString();
    const { times } = await aShop([before, first, last, after].map((at) => ({ at })));
    expect(await times(`?from=${day}&to=${day}`)).toEqual([last, first]);
  });

  it.each([
    ['from', 'after-end', '?from=2026-06-02&to=2026-06-01'],
    ['cursor', 'invalid', '?cursor=nonsense'],
    ['cursor', 'invalid', `?cursor=${Buffer.from('["older","2026-06-01",1]').toString('base64url')}`],
  ])('are refused for a wrong %s (%s)', async (path, rule, query) => {
    const reply = await (await aShop()).get(query);
    expect([reply.statusCode, reply.json<unknown>()]).toMatchObject([422, { error: { fields: [{ path, rule }] } }]);
  });
});

describe('the filters of the log', () => {
  it('leave problems only, also of chosen events', async () => {
    const { page } = await aShop([
      { at: '2026-04-01T12:00:00Z' },
      { at: '2026-04-01T12:01:00Z', record: { event: 'device-linked', facts: {} } },
    ]);
    const eventsOf = async (query: string) => (await page(query)).items.map(({ event }) => event);
    expect(await eventsOf('?problems=true')).toEqual(['bill-refused-by-relay']);
    expect(await eventsOf('?problems=true&events=device-linked')).toEqual([]);
    expect(await eventsOf('?problems=false')).toEqual(['device-linked', 'bill-refused-by-relay']);
  });

  it.each([
    ['what a fact says, without accents and in any case', 'PROBLEME DE COMMUNICATION'],
    ['a part of it', 'commun'],
    ['what the event is called', 'prise en charge'],
    ['words of both', 'communication agit'],
  ])('find %s', async (_, q) => {
    const facts = { email: 'x@y.test', role: 'admin', reason: 'Problème de communication' } as const;
    const { times } = await aShop([
      { at: '2026-04-01T12:00:00.000Z', record: { event: 'impersonation-started', facts } },
      { at: '2026-04-01T12:01:00.000Z' },
    ]);
    expect(await times(`?q=${encodeURIComponent(q)}`)).toEqual(['2026-04-01T12:00:00.000Z']);
  });

  it.each(['%', '_', "'", '"', '\\', '100%', "l'été"])('take %s literally', async (q) => {
    const named = (to: string): LogRecord => ({ event: 'device-renamed', facts: { from: 'x', to } });
    const { times } = await aShop([
      { at: '2026-04-01T12:00:00.000Z', record: named(`Bar ${q} fin`) },
      { at: '2026-04-01T12:01:00.000Z', record: named('Bar 1000 fin') },
    ]);
    expect(await times(`?q=${encodeURIComponent(q)}`)).toEqual(['2026-04-01T12:00:00.000Z']);
  });

  it('find a device by its name of today, and an amount as either language writes it', async () => {
    const { merchant, write, times } = await aShop([{ at: '2026-04-01T12:00:00.000Z' }]);
    const till = await aTerminal(test, { merchant });
    await asSystem(test, { text: `update devices set name = 'Terrasse d’été' where id = $1`, values: [till.id] });
    const facts = { noTrans: 'A-7', totalCents: 3735 } as never;
    const at = '2026-04-01T12:01:00.000Z';
    await write([{ at, deviceId: till.id, record: { event: 'bill-waiting', facts } }]);
    for (const q of ['terrasse ete', '37,35', '$37.35', 'a-7 attente'])
      expect(await times(`?q=${encodeURIComponent(q)}&to=2026-04-01`), q).toEqual([at]);
    expect(await times('?q=noTrans&to=2026-04-01')).toEqual([]);
  });
});

describe('the count of the log', () => {
  const count = async (shop: Awaited<ReturnType<typeof aShop>>, query = '') =>
    (await shop.get(`/counts${query}`)).json<{ count: number; isExact: boolean }>();

  it('is that of the filter', async () => {
    const shop = await aShop(minutes(30));
    expect(await count(shop, '?from=2026-04-01&to=2026-04-01')).toEqual({ count: 30, isExact: true });
    expect(await count(shop, '?q=licorne')).toEqual({ count: 0, isExact: true });
  });

  it('is exact up to 10,000 lines, and says that it is not beyond, nor for what is looked for among very many', async () => {
    const shop = await aShop();
    const add = (from: number, to: number) =>
      asSystem(test, {
        text: `insert into activity_log (id, merchant_id, occurred_at, event, facts)
          select gen_random_uuid(), $1, '2026-04-01T12:00:00Z'::timestamptz + n * interval '1 minute', 'device-linked', '{}'
          from generate_series($2::int, $3::int) n`,
        values: [shop.merchant.id, from, to],
      });
    const of = '?to=2026-05-31';
    await add(1, 10_000);
    expect(await count(shop, of)).toEqual({ count: 10_000, isExact: true });
    expect(await count(shop, `${of}&q=associé`)).toEqual({ count: 10_000, isExact: true });
    await add(10_001, 30_000);
    await test.owner.query('analyze activity_log');
    for (const inexact of [of, `${of}&q=associé`]) {
      const estimated = await count(shop, inexact);
      expect(estimated.isExact, inexact).toBe(false);
      expect(estimated.count, inexact).toBeGreaterThan(20_000);
      expect(estimated.count, inexact).toBeLessThan(45_000);
    }
    expect(await count(shop, `${of}&events=device-linked`)).toEqual({ count: 30_000, isExact: true });
    expect(await count(shop, `${of}&q=licorne`)).toEqual({ count: 0, isExact: false });
    expect(await count(shop, '?q=licorne&from=2026-04-20&to=2026-04-21')).toEqual({ count: 0, isExact: true });
  });
});

describe('a line of the log', () => {
  const open = async (shop: Awaited<ReturnType<typeof aShop>>, id: string | undefined) =>
    (await shop.get(`/${id}`)).json<LogDetailView>();

  it('says who did it, by which request, and what changed', async () => {
    const shop = await aShop();
    const till = await aTerminal(test, { merchant: shop.merchant });
    const renamed = await test.app.inject({
      method: 'PUT',
      url: `/api/devices/${till.id}`,
      headers: bearer(shop.token),
      payload: { name: 'Terrasse' },
    });
    expect(renamed.statusCode).toBe(200);
    const [line] = (await shop.page('?events=device-renamed')).items;
    const { email, name } = await find('users', shop.userId);
    expect(await open(shop, line?.id)).toMatchObject({
      ...line,
      actorEmail: email,
      actorName: name,
      requestId: renamed.headers['x-request-id'],
      facts: { to: 'Terrasse' },
      deviceId: till.id,
      deviceName: 'Terrasse',
    });
  });

  it('leads to its bill', async () => {
    const shop = await aShop();
    const till = await aTerminal(test, { merchant: shop.merchant });
    await till.submitBills([(await till.bill()).text]);
    const [line] = (await shop.page(`?deviceIds=${till.id}&q=A-1001`)).items;
    const bills = await test.app.inject({ method: 'GET', url: '/api/bills', headers: bearer(shop.token) });
    expect((await open(shop, line?.id)).billId).toBe(bills.json<{ items: { id: string }[] }>().items[0]?.id);
  });

  it('of a device says what its own clock said', async () => {
    const shop = await aShop();
    const till = await aTerminal(test, { merchant: shop.merchant });
    const id = crypto.randomUUID();
    await test.app.inject({
      method: 'POST',
      url: '/api/device/v1/events',
      headers: bearer(till.token),
      payload: { events: [{ id, occurredAt: '2025-06-01T18:00:00Z', event: 'till-went-offline' }] },
    });
    expect(await open(shop, id)).toMatchObject({
      occurredAt: '2026-06-01T18:00:00.000Z',
      reportedAt: '2025-06-01T18:00:00.000Z',
    });
  });

  it('is nothing for another merchant', async () => {
    const shop = await aShop([{ at: '2026-04-01T12:00:00Z' }]);
    const [line] = (await shop.page('?to=2026-04-01')).items;
    expect((await (await aShop()).get(`/${line?.id}`)).statusCode).toBe(404);
  });
});

async function find(table: 'users', id: string): Promise<{ email: string; name: string }> {
  const [row] = await asSystem<{ email: string; name: string }>(test, {
    text: `select email, name from ${table} where id = $1`,
    values: [id],
  });
  if (!row) throw new Error('no such row');
  return row;
}

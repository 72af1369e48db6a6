import { createHash } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { LogRecord } from '@comptoir/domain/base/activity-log/log-event';
import readXlsxFile from 'read-excel-file/node';
import { v7 as uuid } from 'uuid';
import { describe, expect, it } from 'vitest';
import { aMerchant, aPartner, asSystem, aUser, bearer } from '../../../../test/factories/merchants.ts';
import { aTerminal } from '../../../../test/factories/terminals.ts';
import { useTestApp } from '../../../../test/test-app.ts';
import { exportLog } from './export-log.ts';
import { writeLog } from '../record/write-log.ts';

// 23:30 of 1 June in Montréal, half past midnight of 2 June on the Magdalen Islands
const NOW = new Date('2026-06-02T03:30:00Z');
const test = useTestApp({ now: () => NOW });

interface Line {
  readonly at: string;
  readonly deviceId?: string | null;
  readonly noTrans?: string;
  readonly arrivedAt?: string;
}

const write = (merchantId: string, lines: readonly Line[]): Promise<void> =>
  test.dependencies.database.transaction({ role: 'system' }, (tx) =>
    writeLog(
      tx,
      lines.map(({ at, deviceId = null, noTrans = 'A-1', arrivedAt }) => {
        const record: LogRecord = { event: 'bill-refused-by-relay', facts: { noTrans, reason: 'broken-chain' } };
        const arrival = arrivedAt ? { id: uuid(), arrivedAt: new Date(arrivedAt) } : {};
        return { merchantId, deviceId, occurredAt: new Date(at), record, ...arrival };
      }),
    ),
  );

async function aShop(zone: 'America/Montreal' | 'America/Halifax' = 'America/Montreal') {
  const partnerId = await aPartner(test);
  const merchant = await aMerchant(test, { partnerId });
  await asSystem(test, { text: 'update merchants set time_zone = $2 where id = $1', values: [merchant.id, zone] });
  const owner = await aUser(test, { role: 'merchant', merchantId: merchant.id });
  return { merchant, partnerId, owner, token: owner.token };
}

const DAY = { from: '2026-06-01', to: '2026-06-01' };
const CHOICE = { ...DAY, format: 'ndjson', deviceIds: 'none', events: 'bill-refused-by-relay' };

type Choice = Readonly<Record<string, string | readonly string[] | undefined>>;

function ask(token: string, choice: Choice, language = 'fr-CA') {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(choice)) for (const one of [value ?? []].flat()) query.append(name, one);
  const headers = { ...bearer(token), 'accept-language': language };
  return test.app.inject({ method: 'GET', url: `/api/logs/export?${query.toString()}`, headers });
}

const linesOf = (body: string): Record<string, unknown>[] =>
  body
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);

const timesOf = (body: string) => linesOf(body).flatMap(({ occurredAt }) => occurredAt ?? []);

describe('an export of the log', () => {
  it.each([
    ['America/Montreal', ['2026-06-01T03:59:59.999Z', '2026-06-01T04:00:00.000Z'], '2026-06-01T04:00:00.000Z'],
    ['America/Halifax', ['2026-06-01T02:59:59.999Z', '2026-06-01T03:00:00.000Z'], '2026-06-01T03:00:00.000Z'],
  ] as const)('has the days of the merchant’s own calendar (%s)', async (zone, times, kept) => {
    const { merchant, token } = await aShop(zone);
    await write(
      merchant.id,
      times.map((at) => ({ at })),
    );
    expect(timesOf((await ask(token, CHOICE)).body)).toEqual([kept]);
  });

  it.each([
    [23, '2026-03-08', '2026-03-08T05:00:00.000Z', '2026-03-09T03:59:59.999Z'],
    [25, '2025-11-02', '2025-11-02T04:00:00.000Z', '2025-11-03T04:59:59.999Z'],
  ])('has a day of %i hours whole', async (_, day, first, last) => {
    const { merchant, token } = await aShop();
    const [before, after] = [Date.parse(first) - 1, Date.parse(last) + 1].map((at) => new Date(at).toISOString());
    await write(
      merchant.id,
      [before ?? '', first, last, after ?? ''].map((at) => ({ at })),
    );
    expect(timesOf((await ask(token, { ...CHOICE, from: day, to: day })).body)).toEqual([first, last]);
  });

  it('is oldest first, and lists what a till reported by its arrival', async () => {
    const { merchant, token } = await aShop();
    await write(merchant.id, [
      { at: '2026-06-01T18:00:00Z', noTrans: 'late' },
      { at: '9999-06-01T12:00:00Z', arrivedAt: '2026-06-01T17:00:00Z', noTrans: 'reported' },
      { at: '2026-06-01T16:00:00Z', noTrans: 'early' },
    ]);
    const messages = linesOf((await ask(token, CHOICE)).body).flatMap(({ message }) => message ?? []);
    expect(messages.map((message) => /late|reported|early/.exec(message as string)?.[0])).toEqual([
      'early',
      'reported',
      'late',
    ]);
  });

  it('has the chosen devices and what concerns none, and nothing of another merchant’s device', async () => {
    const { merchant, token } = await aShop();
    const [till, bar] = [await aTerminal(test, { merchant }), await aTerminal(test, { merchant })];
    const foreign = await aTerminal(test, { merchant: (await aShop()).merchant });
    await write(
      merchant.id,
      [till.id, bar.id, null].map((deviceId) => ({ at: '2026-06-01T12:00:00Z', deviceId })),
    );
    const devicesIn = async (deviceIds: string[]) =>
      linesOf((await ask(token, { ...CHOICE, deviceIds })).body)
        .filter((line) => 'deviceId' in line)
        .map(({ deviceId }) => deviceId);
    expect(await devicesIn([till.id])).toEqual([till.id]);
    expect(await devicesIn(['none', bar.id]).then((ids) => new Set(ids))).toEqual(new Set([null, bar.id]));
    expect(await devicesIn([foreign.id])).toEqual([]);
  });

  /** Two lines, in each form. */
  async function inEachForm() {
    const { merchant, token } = await aShop();
    await write(merchant.id, [{ at: '2026-06-01T12:00:00Z' }, { at: '2026-06-01T13:00:00Z', noTrans: '=A-2' }]);
    const formats = ['ndjson', 'csv', 'xlsx'] as const;
    const replies = await Promise.all(formats.map((format) => ask(token, { ...CHOICE, format })));
    const [lines, csv] = replies.map(({ body }) => body);
    const [sheet] = await readXlsxFile(replies[2]?.rawPayload ?? Buffer.alloc(0));
    return { replies, lines: lines ?? '', csv: csv ?? '', sheet: sheet?.data ?? [] };
  }

  it('says how many lines it has before the first, and how many it had in the last', async () => {
    const { replies, lines, sheet } = await inEachForm();
    expect(replies.map(({ headers }) => headers['x-total-count'])).toEqual(['2', '2', '2']);
    const before = lines.slice(0, lines.lastIndexOf('{"end"'));
    const sha256 = createHash('sha256').update(before).digest('hex');
    const lastId = linesOf(lines)[1]?.['id'];
    expect(linesOf(lines).at(-1)).toEqual({
      end: { business: expect.stringContaining('Restaurant'), count: 2, lastId, sha256 },
    });
    expect(sheet.at(-1)?.slice(5)).toEqual([`SHA-256\u00A0: ${sha256}`, null, lastId]);
  });

  it('is opened right by a spreadsheet, as a workbook and as text', async () => {
    const { csv, sheet, replies } = await inEachForm();
    const name = 'Facture refusée à la réception';
    expect(csv).toMatch(/^\uFEFF"Date \(America\/Montreal\)";"Décalage UTC";"Événement";/);
    expect(csv).toContain(`\r\n2026-06-01 08:00:00;"UTC-04:00";"${name}";"";"";"Facture A-1`);
    expect(sheet[1]?.slice(0, 3)).toEqual([new Date('2026-06-01T08:00:00Z'), 'UTC-04:00', name]);
    expect(replies[1]?.headers['content-disposition']).toMatch(
      /"restaurant-\d+-journal-activite-2026-06-01-2026-06-01\.csv"/,
    );
  });

  it('is written in the reader’s language', async () => {
    const { merchant, token } = await aShop();
    await write(merchant.id, [{ at: '2026-06-01T12:00:00Z' }]);
    const english = await ask(token, { ...CHOICE, format: 'csv' }, 'en-CA');
    expect(english.body).toContain('"UTC offset","Event","Device"');
    expect(english.headers['content-disposition']).toContain('activity-log-');
  });

  it('may have no line at all', async () => {
    const { token } = await aShop();
    const reply = await ask(token, CHOICE);
    expect(linesOf(reply.body)).toEqual([{ end: expect.objectContaining({ count: 0, lastId: null }) }]);
  });

  it.each([
    ['choose-devices-and-events', 'deviceIds', { deviceIds: undefined }],
    ['choose-devices-and-events', 'deviceIds', { events: undefined }],
    ['choose-dates', 'from', { from: undefined }],
    ['choose-dates', 'from', { to: undefined }],
    ['dates-ahead', 'to', { to: '2026-06-02' }],
    ['dates-reversed', 'from', { from: '2026-06-01', to: '2026-05-31' }],
  ])('is refused as %s, without an event: %s', async (rule, path, changed) => {
    const { merchant, token } = await aShop();
    const reply = await ask(token, { ...CHOICE, ...changed });
    expect([reply.statusCode, reply.json<unknown>()]).toMatchObject([
      422,
      { error: { code: 'validation-failed', fields: [{ path, rule }] } },
    ]);
    expect(await exportsOf(merchant.id)).toEqual([]);
  });

  it('may reach today, where today has begun for the merchant', async () => {
    const { token } = await aShop('America/Halifax');
    expect((await ask(token, { ...CHOICE, to: '2026-06-02' })).statusCode).toBe(200);
  });

  it('is an event of the log, also by a partner', async () => {
    const { merchant, partnerId, owner, token } = await aShop();
    const partner = await aUser(test, { role: 'partner', partnerId });
    await ask(token, CHOICE);
    await ask(partner.token, { ...CHOICE, format: 'csv', merchantId: merchant.id });
    expect(await exportsOf(merchant.id)).toEqual([
      { userId: owner.id, facts: { ...DAY, email: owner.email, format: 'ndjson' } },
      { userId: partner.id, facts: { ...DAY, email: partner.email, format: 'csv' } },
    ]);
  });

  it('is nothing for another merchant’s partner', async () => {
    const { merchant } = await aShop();
    const stranger = await aUser(test, { role: 'partner', partnerId: await aPartner(test) });
    expect((await ask(stranger.token, { ...CHOICE, merchantId: merchant.id })).statusCode).toBe(404);
    expect(await exportsOf(merchant.id)).toEqual([]);
  });
});

describe('while an export is being read', () => {
  /** Two lines in each millisecond. */
  const fill = (merchantId: string, count: number): Promise<unknown> =>
    asSystem(test, {
      text: `insert into activity_log (id, merchant_id, occurred_at, event, facts)
        select gen_random_uuid(), $1, '2026-06-01T12:00:00Z'::timestamptz + (n / 2) * interval '1 millisecond', 'bill-refused-by-relay',
          '{"noTrans": "A-1", "reason": "broken-chain"}' from generate_series(1, $2::int) n`,
      values: [merchantId, count],
    });

  const open = async (count: number, mayGoOn = (_rowsDone: number): Promise<void> => Promise.resolve()) => {
    const { merchant, owner } = await aShop();
    await fill(merchant.id, count);
    const asked = { role: 'merchant', merchantId: merchant.id, merchantRight: 'owner', partnerId: null } as const;
    const scope = { merchantId: merchant.id, asked: asked as never };
    const chosen = { ...DAY, format: 'ndjson', deviceIds: ['none'], events: ['bill-refused-by-relay'] } as const;
    const input = { scope, user: owner, language: 'fr', chosen: chosen as never, mayGoOn } as const;
    const file = await exportLog(test.dependencies, input);
    return { merchant, file, content: file.content as unknown as NodeJS.ReadableStream & { destroy: () => void } };
  };

  it('what is written meanwhile is not in it: count, lines and last line agree', async () => {
    const { merchant, file, content } = await open(2500);
    await write(merchant.id, [{ at: '2026-06-01T11:00:00Z' }, { at: '2026-06-01T23:00:00Z' }]);
    const lines = linesOf(await text(content as never));
    expect([file.count, lines.length - 1, new Set(lines.map(({ id }) => id)).size - 1]).toEqual([2500, 2500, 2500]);
    expect(lines.at(-1)).toMatchObject({ end: { count: 2500, lastId: lines.at(-2)?.['id'] } });
  });

  it('nothing is read ahead of a reader who takes nothing', async () => {
    const asked: number[] = [];
    const { content } = await open(21_000, async (rowsDone) => void asked.push(rowsDone));
    await expect.poll(idleTransactions).toBe(1);
    expect(asked).toEqual([]);
    const lines = linesOf(await text(content as never));
    expect([lines.length - 1, asked]).toEqual([21_000, [20_000]]);
  });

  it('a client that leaves in the middle leaves no query running', async () => {
    const { merchant, token } = await aShop();
    await fill(merchant.id, 20_000);
    await test.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = test.app.server.address() as AddressInfo;
    const query = new URLSearchParams(CHOICE).toString();
    const leaving = new AbortController();
    const url = `http://127.0.0.1:${port}/api/logs/export?${query}`;
    const reply = await fetch(url, { headers: bearer(token), signal: leaving.signal });
    const reader = reply.body?.getReader();
    expect((await reader?.read())?.done).toBe(false);
    await expect.poll(openTransactions).toBe(1);
    leaving.abort();
    await expect.poll(openTransactions).toBe(0);
  });

  it('a reader who leaves leaves no query running', async () => {
    const { content } = await open(2500);
    await expect.poll(openTransactions).toBe(1);
    content.destroy();
    await expect.poll(openTransactions).toBe(0);
  });
});

const exportsOf = (merchantId: string): Promise<object[]> =>
  asSystem(test, {
    text: `select user_id as "userId", facts from activity_log where merchant_id = $1 and event = 'log-exported' order by id`,
    values: [merchantId],
  });

/** Those that wait for their reader. */
const idleTransactions = (): Promise<number> => openTransactions("and state = 'idle in transaction'");

async function openTransactions(which = ''): Promise<number> {
  const { rows } = await test.owner.query<{ count: number }>(
    `select count(*)::int as count from pg_stat_activity
      where datname = current_database() and xact_start is not null and query like '%listedAtText%' and pid <> pg_backend_pid() ${which}`,
  );
  return rows[0]?.count ?? 0;
}

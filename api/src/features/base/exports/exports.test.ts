import { createHash } from 'node:crypto';
import type { ExportView } from '@comptoir/contract/base/exports';
import { MOST_ATTEMPTS } from '@comptoir/domain/base/exports/export-state';
import { beforeEach, describe, expect, it } from 'vitest';
import { aMerchant, aPartner, asSystem, aUser, bearer } from '../../../../test/factories/merchants.ts';
import { runJobs } from '../../../../test/run-jobs.ts';
import { useTestApp } from '../../../../test/test-app.ts';
import { writeOrderedLog } from '../activity-log/order-log-export.ts';
import { beginExport, insertPiece, recordProgress } from './exports.store.ts';
import { makeExport } from './make-export.ts';

const START = new Date('2026-06-01T12:00:00Z');
let now = START;
const test = useTestApp({ now: () => now });
beforeEach(() => {
  now = START;
});

const hours = (count: number): Date => new Date(START.getTime() + count * 3_600_000);

const CHOICE = {
  format: 'ndjson',
  from: '2026-05-01',
  to: '2026-06-01',
  deviceIds: ['none'],
  events: ['device-linked'],
};

/** A merchant with lines in its log, and a person of it who speaks English. */
async function aShop(lines = 3) {
  const partnerId = await aPartner(test);
  const merchant = await aMerchant(test, { partnerId });
  const owner = await aUser(test, { role: 'merchant', merchantId: merchant.id });
  await asSystem(test, { text: "update users set language = 'en' where id = $1", values: [owner.id] });
  await asSystem(test, {
    text: `insert into activity_log (id, merchant_id, occurred_at, event, facts)
      select gen_random_uuid(), $1, '2026-05-20T12:00:00Z'::timestamptz + n * interval '1 second', 'device-linked', '{}'
      from generate_series(1, $2::int) n`,
    values: [merchant.id, lines],
  });
  return { merchant, partnerId, owner };
}

type Method = 'GET' | 'POST' | 'DELETE';

const call = (token: string, method: Method, path: string, payload?: object) =>
  test.app.inject({
    method,
    url: `/api${path}`,
    headers: { ...bearer(token), 'accept-language': 'fr-CA' },
    ...(payload ? { payload } : {}),
  });

async function order(token: string, choice: object = {}, query = ''): Promise<string> {
  const reply = await call(token, 'POST', `/logs/exports${query}`, { ...CHOICE, ...choice });
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json<{ id: string }>().id;
}

const listed = async (token: string): Promise<ExportView[]> =>
  (await call(token, 'GET', '/exports')).json<{ items: ExportView[] }>().items;

const fetched = (token: string, id: string) => call(token, 'GET', `/exports/${id}/file`);

const lastLine = (body: string): unknown => JSON.parse(body.trimEnd().split('\n').at(-1) ?? '');

const piecesOf = (id: string) =>
  asSystem<{ ordinal: number }>(test, { text: 'select ordinal from export_pieces where export_id = $1', values: [id] });

async function openTransactions(): Promise<number> {
  const { rows } = await test.owner.query<{ count: number }>(
    `select count(*)::int as count from pg_stat_activity
      where datname = current_database() and xact_start is not null and pid <> pg_backend_pid()`,
  );
  return rows[0]?.count ?? 0;
}

const begin = (id: string) =>
  test.dependencies.database.transaction({ role: 'system' }, (tx) => beginExport(tx, id, now));

describe('an export that is ordered', () => {
  it('is the same file as the one that is read at once, made by a job', async () => {
    const { owner } = await aShop();
    const id = await order(owner.token);
    expect(await listed(owner.token)).toMatchObject([{ id, state: 'waiting', rows: null, from: '2026-05-01' }]);
    await runJobs(test);
    const file = await fetched(owner.token, id);
    const query = 'format=ndjson&from=2026-05-01&to=2026-06-01&deviceIds=none&events=device-linked';
    const atOnce = await call(owner.token, 'GET', `/logs/export?${query}`);
    expect(file.body).toBe(atOnce.body);
    expect(lastLine(file.body)).toMatchObject({ end: { count: 3 } });
    expect([file.headers['x-total-count'], file.headers['content-disposition']]).toEqual([
      '3',
      expect.stringMatching(/"restaurant-\d+-journal-activite-2026-05-01-2026-06-01\.ndjson"/),
    ]);
    expect(await listed(owner.token)).toMatchObject([
      { id, state: 'ready', rows: 3, rowsDone: 3, expiresAt: hours(48).toISOString(), bytes: file.rawPayload.length },
    ]);
  });

  it('is announced by one mail, in the language of its person, whose link names the file alone', async () => {
    const { owner, merchant } = await aShop();
    const id = await order(owner.token);
    await runJobs(test);
    const [mail, ...more] = test.mailer.mailsTo(owner.email);
    expect(more).toEqual([]);
    expect(mail?.subject).toMatch(/^Your export is ready: activity log of Restaurant/);
    expect(mail?.text).toContain(`${test.dependencies.config.publicUrl}/exports?open=${id}\n`);
    expect(mail?.text).toContain('June 3, 2026');
    expect(mail?.text).not.toContain(merchant.id);
    const french = await aUser(test, { role: 'merchant', merchantId: merchant.id, right: 'reader' });
    await order(french.token);
    await runJobs(test);
    expect(test.mailer.mailsTo(french.email)[0]?.subject).toMatch(
      /^Votre exportation est prête\u00A0: journal d’activité/,
    );
  });

  it('is an event of the log and of the audit trail, also by a partner and by someone acting for the merchant', async () => {
    const { merchant, partnerId, owner } = await aShop();
    const [partner, admin] = [await aUser(test, { role: 'partner', partnerId }), await aUser(test, { role: 'admin' })];
    const acting = await call(admin.token, 'POST', '/impersonation', {
      merchantId: merchant.id,
      reason: 'Aide à la caisse',
    });
    const { webToken } = acting.json<{ webToken: string }>();
    await order(owner.token);
    await order(partner.token, {}, `?merchantId=${merchant.id}`);
    const id = await order(webToken);
    const facts = { from: '2026-05-01', to: '2026-06-01', format: 'ndjson' };
    const expected = [owner, partner, admin].map(({ id: userId, email }) => ({ userId, facts: { ...facts, email } }));
    for (const [table, column] of [
      ['activity_log', 'event'],
      ['audit_events', 'action'],
    ])
      expect(
        await asSystem(test, {
          text: `select user_id as "userId", facts from ${table} where merchant_id = $1 and ${column} = 'log-exported' order by id`,
          values: [merchant.id],
        }),
        table,
      ).toEqual(expected);
    await runJobs(test);
    expect((await fetched(webToken, id)).statusCode).toBe(200);
    const [downloaded] = await asSystem<{ acting: string; facts: object }>(test, {
      text: `select acting_for as acting, facts from audit_events where action = 'export-downloaded' and user_id = $1`,
      values: [admin.id],
    });
    expect(downloaded).toEqual({ acting: merchant.id, facts: { kind: 'log', format: 'ndjson' } });
  });

  it('is kept in pieces that make up the file to the byte', async () => {
    const { owner } = await aShop(9000);
    const id = await order(owner.token);
    await runJobs(test);
    expect((await piecesOf(id)).length).toBeGreaterThan(1);
    const { body } = await fetched(owner.token, id);
    const before = body.slice(0, body.lastIndexOf('{"end"'));
    expect(lastLine(body)).toMatchObject({
      end: { count: 9000, sha256: createHash('sha256').update(before).digest('hex') },
    });
  });

  it.each(['csv', 'xlsx'])('may have the form of a spreadsheet: %s', async (format) => {
    const { owner } = await aShop();
    const id = await order(owner.token, { format });
    await runJobs(test);
    const file = await fetched(owner.token, id);
    expect(file.rawPayload.subarray(0, 2)).toEqual(Buffer.from(format === 'csv' ? [0xef, 0xbb] : [0x50, 0x4b]));
  });

  it('may be of bills', async () => {
    const { owner } = await aShop();
    const reply = await call(owner.token, 'POST', '/bills/exports', { from: '2026-05-01', format: 'ndjson' });
    const { id } = reply.json<{ id: string }>();
    await runJobs(test);
    const atOnce = await call(owner.token, 'GET', '/bills/export?from=2026-05-01&format=ndjson');
    expect((await fetched(owner.token, id)).body).toBe(atOnce.body);
    expect(test.mailer.mailsTo(owner.email)[0]?.subject).toMatch(/: bills of Restaurant/);
  });

  it.each([
    [{ events: undefined }, 'choose-devices-and-events'],
    [{ to: undefined }, 'choose-dates'],
    [{ to: '2026-06-02' }, 'dates-ahead'],
    [{ from: '2026-06-01', to: '2026-05-31' }, 'dates-reversed'],
  ])('is refused without an event for %j', async (changed, rule) => {
    const { owner } = await aShop();
    const reply = await call(owner.token, 'POST', '/logs/exports', { ...CHOICE, ...changed });
    expect([reply.statusCode, reply.json<unknown>()]).toMatchObject([422, { error: { fields: [{ rule }] } }]);
    expect(await listed(owner.token)).toEqual([]);
  });

  it('is refused while three of the person are under way, and no other person’s are', async () => {
    const { owner, merchant } = await aShop();
    const [first] = [await order(owner.token), await order(owner.token), await order(owner.token)];
    const fourth = () => call(owner.token, 'POST', '/logs/exports', CHOICE);
    expect((await fourth()).json()).toMatchObject({ error: { code: 'exports-under-way' } });
    await order((await aUser(test, { role: 'merchant', merchantId: merchant.id })).token);
    await call(owner.token, 'DELETE', `/exports/${first}`);
    expect((await fourth()).statusCode).toBe(200);
  });
});

describe('the size of an export', () => {
  it('is known beforehand, as far as it is exported at once', async () => {
    const { owner } = await aShop(12);
    const query = 'from=2026-05-01&to=2026-06-01&deviceIds=none&events=device-linked';
    const size = async () => (await call(owner.token, 'GET', `/logs/export/size?${query}`)).json<unknown>();
    expect(await size()).toEqual({ count: 12, isLarge: false });
  });
});

describe('the file of an export', () => {
  it('opens for no one else, neither of the same merchant nor of those who look after it', async () => {
    const { merchant, partnerId, owner } = await aShop();
    const id = await order(owner.token);
    await runJobs(test);
    const others = [
      await aUser(test, { role: 'merchant', merchantId: merchant.id }),
      await aUser(test, { role: 'merchant', merchantId: (await aMerchant(test)).id }),
      await aUser(test, { role: 'partner', partnerId }),
      await aUser(test, { role: 'admin' }),
    ];
    for (const { token } of others) {
      expect((await fetched(token, id)).statusCode).toBe(404);
      expect((await call(token, 'DELETE', `/exports/${id}`)).statusCode).toBe(404);
      expect(await listed(token)).toEqual([]);
    }
    const stranger = await test.app.inject({ method: 'GET', url: `/api/exports/${id}/file` });
    expect(stranger.statusCode).toBe(401);
    expect((await fetched(owner.token, id)).statusCode).toBe(200);
  });

  it('opens no more for a partner who looks after the merchant no more', async () => {
    const { merchant, partnerId } = await aShop();
    const partner = await aUser(test, { role: 'partner', partnerId });
    const id = await order(partner.token, {}, `?merchantId=${merchant.id}`);
    await runJobs(test);
    expect((await fetched(partner.token, id)).statusCode).toBe(200);
    await asSystem(test, { text: 'update merchants set partner_id = null where id = $1', values: [merchant.id] });
    expect((await fetched(partner.token, id)).statusCode).toBe(404);
    expect(await listed(partner.token)).toEqual([]);
  });

  it('is gone after 48 hours', async () => {
    const { owner } = await aShop();
    const id = await order(owner.token);
    await runJobs(test);
    now = new Date(hours(48).getTime() - 1);
    const { email, password } = owner;
    const signedIn = await test.app.inject({ method: 'POST', url: '/api/login', payload: { email, password } });
    const { webToken } = signedIn.json<{ webToken: string }>();
    expect((await fetched(webToken, id)).statusCode).toBe(200);
    now = hours(48);
    expect((await fetched(webToken, id)).statusCode).toBe(404);
    expect(await listed(webToken)).toEqual([]);
    await asSystem(test, { text: "select graphile_worker.add_job('remove-exports', '{}')" });
    await runJobs(test);
    expect(await piecesOf(id)).toEqual([]);
    expect(await asSystem(test, { text: 'select id from exports where id = $1', values: [id] })).toEqual([]);
  });

  it('is handed out no further once its person may read no more, also in the middle', async () => {
    const { owner } = await aShop();
    const id = await order(owner.token);
    await runJobs(test);
    await asSystem(test, {
      text: `insert into export_pieces (export_id, merchant_id, ordinal, content)
        select e.id, e.merchant_id, n, convert_to(repeat('x', 100000), 'UTF8') from exports e, generate_series(1, 60) n where e.id = $1`,
      values: [id],
    });
    await asSystem(test, { text: 'update exports set byte_count = byte_count + 6000000 where id = $1', values: [id] });
    const headers = bearer(owner.token);
    const reply = await test.app.inject({ url: `/api/exports/${id}/file`, headers, payloadAsStream: true });
    let taken = 0;
    const take = async (): Promise<void> => {
      for await (const piece of reply.stream()) {
        if (taken === 0) await asSystem(test, { text: 'delete from sessions where user_id = $1', values: [owner.id] });
        taken += (piece as Buffer).length;
      }
    };
    await expect(take()).rejects.toThrow('response destroyed');
    expect(taken).toBeLessThan(6_000_000);
  });

  it('is removed at the wish of its person, which the audit trail keeps', async () => {
    const { owner } = await aShop();
    const id = await order(owner.token);
    await runJobs(test);
    expect((await call(owner.token, 'DELETE', `/exports/${id}`)).statusCode).toBe(204);
    expect([await listed(owner.token), await piecesOf(id)]).toEqual([[], []]);
    expect((await call(owner.token, 'DELETE', `/exports/${id}`)).statusCode).toBe(404);
  });
});

describe('an export that is cancelled', () => {
  it('is not begun, and no mail speaks of it', async () => {
    const { owner } = await aShop();
    const id = await order(owner.token);
    expect((await call(owner.token, 'DELETE', `/exports/${id}`)).statusCode).toBe(204);
    await runJobs(test);
    expect(await listed(owner.token)).toMatchObject([{ id, state: 'cancelled', rowsDone: 0 }]);
    expect([await piecesOf(id), test.mailer.mailsTo(owner.email)]).toEqual([[], []]);
  });

  it('leaves nothing of what was written', async () => {
    const { owner } = await aShop();
    const id = await order(owner.token);
    const begun = await begin(id);
    const piece = { id, attempt: begun?.attempt ?? 0, ordinal: 0, content: Buffer.from('a piece') };
    await test.dependencies.database.transaction({ role: 'system' }, (tx) => insertPiece(tx, piece));
    expect(await piecesOf(id)).toHaveLength(1);
    expect((await call(owner.token, 'DELETE', `/exports/${id}`)).statusCode).toBe(204);
    expect(await piecesOf(id)).toEqual([]);
  });

  it('stops while it is written', async () => {
    const { owner } = await aShop(9000);
    const id = await order(owner.token);
    const writers = {
      log: async (ordered: Parameters<ReturnType<typeof writeOrderedLog>>[0]) => {
        await call(owner.token, 'DELETE', `/exports/${id}`);
        return writeOrderedLog(test.dependencies)(ordered);
      },
      bills: () => Promise.reject(new Error('not asked for')),
    };
    await makeExport({ ...test.dependencies, writers }, id);
    // and leaves no query running
    await expect.poll(openTransactions).toBe(0);
    expect(await listed(owner.token)).toMatchObject([{ id, state: 'cancelled' }]);
    await runJobs(test);
    expect([await piecesOf(id), test.mailer.mailsTo(owner.email)]).toEqual([[], []]);
  });
});

describe('an export that was cut short', () => {
  it('is made again from the beginning, and one mail says so', async () => {
    const { owner } = await aShop();
    const id = await order(owner.token);
    // the server ends after a piece
    const first = await begin(id);
    const half = { id, attempt: first?.attempt ?? 0, ordinal: 0, content: Buffer.from('half of it') };
    const { database } = test.dependencies;
    await database.transaction({ role: 'system' }, (tx) => insertPiece(tx, half));
    await runJobs(test);
    const { body } = await fetched(owner.token, id);
    expect([body.includes('half of it'), lastLine(body)]).toMatchObject([false, { end: { count: 3 } }]);
    expect(test.mailer.mailsTo(owner.email)).toHaveLength(1);
  });

  it('takes nothing of a server that was thought dead and goes on', async () => {
    const { owner } = await aShop();
    const id = await order(owner.token);
    const [slow, fast] = [await begin(id), await begin(id)];
    const { database } = test.dependencies;
    const write = (attempt = 0) =>
      database.transaction({ role: 'system' }, async (tx) => [
        await recordProgress(tx, { id, attempt, rowsDone: 1, rows: 3 }),
        await insertPiece(tx, { id, attempt, ordinal: 0, content: Buffer.from('x') }),
      ]);
    expect(await write(slow?.attempt)).toEqual([null, null]);
    expect(await write(fast?.attempt)).toEqual([{ id }, { ordinal: 0 }]);
  });

  it('is given up after five times, which a mail says', async () => {
    const { owner } = await aShop();
    const id = await order(owner.token);
    for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt += 1) await begin(id);
    await runJobs(test);
    expect(await listed(owner.token)).toMatchObject([{ id, state: 'failed', expiresAt: null }]);
    expect(test.mailer.mailsTo(owner.email).map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/^Your export could not be made/),
    ]);
    expect((await fetched(owner.token, id)).statusCode).toBe(404);
  });

  it('is not made for someone who may read no more', async () => {
    const { owner } = await aShop();
    const id = await order(owner.token);
    await asSystem(test, { text: 'update users set suspended_at = now() where id = $1', values: [owner.id] });
    await runJobs(test);
    const [row] = await asSystem(test, { text: 'select state from exports where id = $1', values: [id] });
    expect([row, await piecesOf(id), test.mailer.mailsTo(owner.email)]).toEqual([{ state: 'failed' }, [], []]);
  });
});

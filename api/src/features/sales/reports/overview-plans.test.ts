import { beforeAll, expect, it, vi } from 'vitest';
import { countingReads } from '../../../../test/counting-reads.ts';
import { aPartner, aUser, bearer } from '../../../../test/factories/merchants.ts';
import { useTestApp } from '../../../../test/test-app.ts';
import { UNCOUNTED_CALLS } from '../../../../test/uncounted-calls.ts';

const NOW = new Date('2026-06-20T16:00:00Z');
const test = useTestApp({ wrapDatabase: countingReads, callCounts: UNCOUNTED_CALLS, now: () => NOW });

const LARGE = ['merchants', 'devices', 'transmissions', 'bill_days', 'bill_months', 'lanes'];

let tokens: Readonly<Record<'admin' | 'partner', string>>;
let partnerId: string;

/** Enough rows for PostgreSQL to have a choice: with hardly any of them something is wrong. */
beforeAll(async () => {
  partnerId = await aPartner(test);
  tokens = {
    admin: (await aUser(test, { role: 'admin' })).token,
    partner: (await aUser(test, { role: 'partner', partnerId })).token,
  };
  const rows = [
    `insert into merchants (id, partner_id, company_name, time_zone, subscription_completed)
      select gen_random_uuid(), case when n % 100 = 0 then '${partnerId}'::uuid end, 'Bistro ' || n, 'America/Montreal', n % 500 > 0
      from generate_series(1, 6000) n`,
    `insert into devices (id, merchant_id, name, linked_at, signs_until)
      select gen_random_uuid(), m.id, 'Caisse ' || d, now(), case when m.subscription_completed then '2031-01-01'::timestamptz else '2026-06-21' end
      from merchants m, generate_series(1, 2) d`,
    'insert into lanes (device_id, merchant_id, last_position) select id, merchant_id, 5 from devices',
    `insert into transmissions (merchant_id, device_id, position, transaction_id, signed_at, state, settled_at)
      select merchant_id, id, p, gen_random_uuid(), '2026-06-19'::timestamptz - p * interval '40 days',
        case when p = 1 and signs_until < '2026-07-01' then 'waiting' when p = 2 and signs_until < '2026-07-01' then 'refused' else 'accepted' end,
        '2026-06-19'::timestamptz - p * interval '40 days'
      from devices, generate_series(1, 5) p`,
    `insert into sales_folds (device_id, merchant_id, zone, position, items_position, counted_position, folded_at)
      select device_id, merchant_id, 'America/Montreal', 5, 5, 5, '2026-06-20' from lanes`,
    `insert into bill_days (day, merchant_id, bills, sold_cents)
      select '2025-01-01'::date + d, id, 1, 100 from merchants, generate_series(1, 530, 20) d`,
    `insert into bill_months select date_trunc('month', day)::date, merchant_id, sum(bills), sum(sold_cents) from bill_days group by 1, 2`,
    'insert into province_days select day, sum(bills), sum(sold_cents) from bill_days group by 1',
  ];
  await test.owner.query(`begin; set local session_replication_role = replica; ${rows.join(';')}; commit`);
  await test.owner.query('vacuum analyze');
}, 120_000);

async function readScans(tables: readonly string[]): Promise<Record<string, number>> {
  const { rows } = await test.owner.query<{ name: string; scans: number }>(
    `select relname as name, seq_scan::int as scans from pg_stat_user_tables
      where relname = any($1) order by relname`,
    [tables],
  );
  return Object.fromEntries(rows.map(({ name, scans }) => [name, scans]));
}

async function ask(caller: 'admin' | 'partner', path: string): Promise<void> {
  const reply = await test.app.inject({ method: 'GET', url: `/api${path}`, headers: bearer(tokens[caller]) });
  expect(reply.statusCode, reply.body).toBe(200);
}

async function expectNoScan(caller: 'admin' | 'partner', path: string, tables: readonly string[]): Promise<void> {
  // what comes first on a connection is planned by itself
  await ask(caller, path);
  // other connections may say late what they read before, but once
  await vi.waitFor(async () => {
    const before = await readScans(tables);
    await ask(caller, path);
    expect(await readScans(tables)).toEqual(before);
  });
}

it.each([
  ['admin', '/reports/overview'],
  ['admin', '/reports/overview?look=waiting'],
  ['admin', '/reports/overview?look=devices'],
  ['admin', '/reports/overview?look=registration'],
  ['admin', '/partner-standings'],
  ['admin', '/partner-standings?sort=-waiting'],
  ['admin', '/merchant?waiting=true&limit=25'],
  ['partner', '/merchant?waiting=true&limit=25'],
] as const)('%s: %s reads nothing large from end to end', (caller, path) => expectNoScan(caller, path, LARGE));

it.each([undefined, 'devices', 'waiting', 'registration'])('a partner’s own overview neither, looking at %s', (look) =>
  expectNoScan('partner', `/partners/${partnerId}${look ? `?look=${look}` : ''}`, LARGE),
);

/** Tables that are not read from end to end. Chain ends are read of every device: which of them has bills that are not folded yet. */
const OF_BILLS = ['transmissions', 'bill_days', 'bill_months'];

it.each([
  '/reports/sending?from=2026-05-01&to=2026-05-31',
  '/reports/sending?from=2026-05-01&to=2026-05-31&groupBy=week',
  '/reports/sending?from=2026-05-01&to=2026-05-31&groupBy=sector',
  '/reports/sending?from=2026-05-05&to=2026-05-09&groupBy=partner',
  '/reports/transmissions?from=2026-05-01&to=2026-05-31&limit=50',
])('%s reads the days and months of its period, and no bill', (path) => expectNoScan('admin', path, OF_BILLS));

it('would be seen', async () => {
  await test.owner.query('alter table bill_months drop constraint bill_months_pkey');
  await expect(
    expectNoScan('admin', '/reports/sending?from=2026-05-01&to=2026-05-31&groupBy=sector', OF_BILLS),
  ).rejects.toThrow('to deeply equal');
});

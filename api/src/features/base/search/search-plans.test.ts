import { beforeAll, describe, expect, it } from 'vitest';
import { countingReads } from '../../../../test/counting-reads.ts';
import { aMerchant, aPartner, asSystem, aUser, bearer } from '../../../../test/factories/merchants.ts';
import { useTestApp } from '../../../../test/test-app.ts';

const test = useTestApp({ wrapDatabase: countingReads });

const MANY = 6000;
const TABLES = ['merchants', 'merchant_search', 'users', 'user_search', 'devices', 'transmissions', 'invoices'];

let tokens: Readonly<Record<'admin' | 'partner' | 'merchant', string>>;

/** Enough of everything for PostgreSQL to have a choice, a few of it a partner's and one merchant's. */
beforeAll(async () => {
  const partnerId = await aPartner(test);
  const { id: merchantId } = await aMerchant(test, { partnerId });
  tokens = {
    admin: (await aUser(test, { role: 'admin' })).token,
    partner: (await aUser(test, { role: 'partner', partnerId })).token,
    merchant: (await aUser(test, { role: 'merchant', merchantId })).token,
  };
  const insert = (text: string, ...values: unknown[]) => asSystem(test, { text, values: [MANY, ...values] });
  await insert(
    `insert into merchants (id, partner_id, company_name, city, time_zone, subscription_completed)
      select gen_random_uuid(), case when n % 200 = 0 then $2::uuid end, md5(n::text) || ' Restaurant', md5((n % 300)::text),
        'America/Montreal', true from generate_series(1, $1::int) n`,
    partnerId,
  );
  await insert(`with people as (
      select gen_random_uuid() as user_id, md5(id::text) || '@comptoir.test' as email, md5(company_name) as name, id from merchants limit $1
    ), made as (insert into accounts (id, email) select user_id, email from people)
    insert into users (id, account_id, email, name, role, merchant_id, merchant_right)
    select user_id, user_id, email, name, 'merchant', id, 'owner' from people`);
  await insert(`insert into devices (id, merchant_id, name, device_number, android_serial, bill_prefix)
    select gen_random_uuid(), id, 'Caisse', to_char(n, 'FM"7"000') || '-0000-0000', 'S' || n, to_char(n, 'FM"Q"000')
    from (select id, row_number() over () as n from merchants limit $1) m where n < 1000`);
  await insert(`insert into transactions (id, merchant_id, device_id, position, signed_at, received_at, no_trans, document_type,
      total_cents, sold_cents, document, signature, kind, payment)
    select gen_random_uuid(), d.merchant_id, d.id, n, '2019-01-01', now(), d.bill_prefix || '-' || n, 'x', 1, 1, '', d.id::text || n,
      'closing', 'ARG' from devices d cross join generate_series(1, $1::int / 1000) n`);
  await insert(`insert into transmissions (merchant_id, device_id, position, transaction_id, signed_at, state, psi_no_trans, settled_at)
    select merchant_id, device_id, position, id, signed_at, 'accepted', upper(left(md5(id::text), 4)) || '-0000-0000-0000', now()
    from transactions limit $1`);
  await test.owner.query(`vacuum analyze transactions, ${TABLES.join(', ')}`);
}, 120_000);

/** Counts the reads of each table from end to end so far; of the bills the month that holds them, as empty months cost nothing to read. */
async function readScans(): Promise<Record<string, number>> {
  const { rows } = await test.owner.query<{ name: string; scans: number }>(
    `select relname as name, seq_scan::int as scans from pg_stat_user_tables where relname = any($1)
      or relid in (select inhrelid from pg_inherits join pg_class c on c.oid = inhrelid
        where inhparent = 'transactions'::regclass and c.reltuples > 100)`,
    [TABLES],
  );
  expect(rows).toHaveLength(TABLES.length + 1);
  return Object.fromEntries(rows.map(({ name, scans }) => [name, scans]));
}

async function ask(caller: keyof typeof tokens, q: string): Promise<void> {
  const url = `/api/search?${new URLSearchParams({ q }).toString()}`;
  const reply = await test.app.inject({ method: 'GET', url, headers: bearer(tokens[caller]) });
  expect(reply.statusCode, reply.body).toBe(200);
}

const SOUGHT = [
  'c',
  'a87ff679',
  'restaurant',
  'resturant zzz',
  'comptoir.test',
  '7001-00',
  'S12',
  'Q001-2',
  '1A2B-0000-0000-0000',
  '4711',
  '%%%',
];

/** The tables that three askings in turn read from end to end, each of them: what else was read before may be said late, but once. */
async function listReadEachTime(caller: keyof typeof tokens, q: string): Promise<string[]> {
  let tables = Object.keys(await readScans());
  for (let turn = 0; turn < 3 && tables.length > 0; turn += 1) {
    const before = await readScans();
    await ask(caller, q);
    const after = await readScans();
    tables = tables.filter((table) => (after[table] ?? 0) > (before[table] ?? 0));
  }
  return tables;
}

describe('nothing is looked for by reading all of it', () => {
  it.each((['admin', 'partner', 'merchant'] as const).flatMap((caller) => SOUGHT.map((q) => [caller, q] as const)))(
    '%s: %s',
    async (caller, q) => {
      // what comes first on a connection is planned by itself
      await ask(caller, q);
      expect(await listReadEachTime(caller, q)).toEqual([]);
    },
  );

  it('would be seen', async () => {
    await test.owner.query('drop index user_search_words');
    await asSystem(test, { text: 'select pg_stat_force_next_flush()' });
    expect(await listReadEachTime('admin', 'a87ff679')).not.toEqual([]);
  });
});

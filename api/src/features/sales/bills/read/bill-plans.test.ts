import { beforeAll, describe, expect, it } from 'vitest';
import type { Database, Statement } from '../../../../platform/database/database.ts';
import { numberText, numberValues } from '../../../../platform/database/number-values.ts';
import { aMerchant, aUser, bearer, type MadeMerchant } from '../../../../../test/factories/merchants.ts';
import { aTerminal } from '../../../../../test/factories/terminals.ts';
import { rebuildSales } from '../../reports/fold-sales.ts';
import { useTestApp } from '../../../../../test/test-app.ts';
import { watchStatements } from '../../../../../test/watch-statements.ts';

/** Latest statements of the server, and those of them that have one plan for all values. */
let asked: Statement[] = [];
const plannedOnce = new Set<Statement>();

const watch = watchStatements();
const test = useTestApp({
  now: () => new Date('2026-06-01T18:00:00Z'),
  wrapDatabase: listening,
  wrapStatements: watch.wrap,
});

const MERCHANTS = 60;
const BILLS = 400;
/** Merchants with a till and no bill. */
const MORE_MERCHANTS = 3000;

let merchant: MadeMerchant;
let token: string;

/** Many merchants with bills of two years, so that PostgreSQL has a choice. */
beforeAll(async () => {
  await test.owner.query(`set app.role = 'system'`);
  await test.owner.query("select ensure_month_partitions('2024-06-01', '2026-06-01')");
  merchant = await aMerchant(test);
  token = (await aUser(test, { role: 'merchant', merchantId: merchant.id })).token;
  const merchants = [merchant];
  while (merchants.length < MERCHANTS) merchants.push(await aMerchant(test));
  const till = await aTerminal(test, { merchant });
  await till.submitBills([(await till.bill()).text]);
  await test.owner.query({
    text: `insert into devices (id, merchant_id, name, linked_at)
      select gen_random_uuid(), id, 'Caisse', now() from unnest($1::uuid[]) id where id <> $2`,
    values: [merchants.map(({ id }) => id), merchant.id],
  });
  await test.owner.query({
    text: `with made as (
        insert into transactions (id, merchant_id, device_id, position, signed_at, received_at, no_trans, document_type, total_cents,
          sold_cents, document, signature, kind, payment, employee)
        select gen_random_uuid(), d.merchant_id, d.id, n + 1, b.signed_at - n * interval '41 hours', b.received_at, 'C-' || n,
          b.document_type, b.total_cents + n, b.sold_cents, b.document, gen_random_uuid()::text, b.kind, b.payment, 'Camille Roy'
        from transactions b, devices d, generate_series(1, $1::int) n where b.position = 1
        returning merchant_id, device_id, position, id, signed_at
      )
      insert into transmissions (merchant_id, device_id, position, transaction_id, signed_at, state, psi_no_trans, settled_at)
      select merchant_id, device_id, position, id, signed_at, 'accepted', gen_random_uuid()::text, signed_at from made`,
    values: [BILLS],
  });
  await test.owner.query(`insert into bill_references (merchant_id, no_trans, stamp, transaction_id, signed_at)
    select merchant_id, no_trans, to_char(signed_at, 'YYYYMMDDHH24MISS'), id, signed_at from transactions`);
  await test.owner.query(
    `insert into lanes (device_id, merchant_id) select id, merchant_id from devices on conflict do nothing`,
  );
  await test.owner.query({ text: 'update lanes set last_position = $1', values: [BILLS + 1] });
  await rebuildSales({ database: test.dependencies.database, now: () => new Date() });
  await test.owner.query({
    text: `with others as (
        insert into merchants (id, company_name, time_zone)
        select gen_random_uuid(), 'Restaurant ' || n, 'America/Montreal' from generate_series(1, $1::int) n
        returning id
      ), tills as (
        insert into devices (id, merchant_id, name, token_hash, linked_at)
        select gen_random_uuid(), id, 'Caisse', sha256(id::text::bytea), now() from others
        returning id, merchant_id
      )
      insert into lanes (device_id, merchant_id) select id, merchant_id from tills`,
    values: [MORE_MERCHANTS],
  });
  await test.owner.query('vacuum analyze');
}, 90_000);

interface Node {
  readonly 'Node Type': string;
  /** Of a plan that was carried out. */
  readonly 'Actual Rows': number;
  readonly 'Relation Name'?: string;
  readonly 'Index Name'?: string;
  readonly Plans?: readonly Node[];
}

interface Explained {
  readonly 'QUERY PLAN': readonly { readonly Plan: Node }[];
}

const nodesOf = (node: Node): Node[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];

/** The plans of what a call asks, as its caller sees the tables: for its values, or for any where there is one plan. */
async function plansOf(query: string, carriedOut: 'analyze, ' | '' = ''): Promise<Node[]> {
  asked = [];
  const reply = await test.app.inject({ method: 'GET', url: `/api/bills${query}`, headers: bearer(token) });
  expect(reply.statusCode).toBe(200);
  const ofBills = asked.filter(({ text }) => /\b(transactions|transmissions|bill_references|sales_days)\b/.test(text));
  expect(ofBills.length).toBeGreaterThan(0);
  const plans = await test.dependencies.database.transaction(
    { role: 'merchant', merchantId: merchant.id, merchantRight: 'owner' },
    async (tx) => {
      const found: Node[] = [];
      for (const statement of ofBills) {
        const rows = await tx.many<Explained>(
          plannedOnce.has(statement)
            ? { text: `explain (format json, generic_plan) ${numberText(statement.text).text}` }
            : { text: `explain (${carriedOut}format json) ${statement.text}`, values: statement.values ?? [] },
        );
        found.push(...rows.flatMap((row) => row['QUERY PLAN'].map(({ Plan }) => Plan)));
      }
      return found;
    },
  );
  return plans.flatMap(nodesOf);
}

/** Tables that hold enough for a scan to be noticed; months without a bill are scanned for less than an index costs. */
async function listLargeTables(): Promise<Set<string>> {
  const { rows } = await test.owner.query<{ name: string }>(
    "select relname as name from pg_class where relkind = 'r' and reltuples >= 300 and relname ~ '^(trans|bill|sales)'",
  );
  return new Set(rows.map(({ name }) => name));
}

async function scannedBy(query: string): Promise<string[]> {
  const [large, nodes] = [await listLargeTables(), await plansOf(query)];
  expect(large.size).toBeGreaterThan(20);
  return nodes
    .filter((node) => node['Node Type'] === 'Seq Scan')
    .flatMap((node) => node['Relation Name'] ?? [])
    .filter((name) => large.has(name));
}

describe('no bill is looked for by reading all of them', () => {
  it.each([
    ['a page', '?limit=25'],
    ['a page of a period', '?from=2025-06-01&to=2025-06-30'],
    ['a page of a device and a kind', '?kinds=training&deviceIds=01890000-0000-7000-8000-000000000000'],
    ['a page of a usual state', '?states=accepted&states=waiting'],
    ['a page of rare states', '?states=waiting&states=refused'],
    ['a search by number', '?q=C-123'],
    ['a search by the authority’s number', '?q=AAAA-BBBB-CCCC-DDDD'],
    ['a search by amount', '?q=12,34'],
    ['a search by a mention without its accent', '?q=PROBLEME%20DE%20COMMUNICATION'],
    ['a search by a mention of a kind', '?q=NOTE%20DE%20CREDIT'],
    ['a sum', '/summary'],
    ['a sum of a period', '/summary?from=2026-05-01&to=2026-05-31'],
    ['a sum of rare states', '/summary?states=refused'],
    ['a sum of a search', '/summary?q=12,34'],
    ['a sum of a mention', '/summary?q=PROBLEME%20DE%20COMMUNICATION'],
    ['a sheet', '/export?from=2026-05-01'],
    ['a file of documents', '/export?format=ndjson&from=2026-05-01'],
  ])('%s', async (_, query) => {
    expect(await scannedBy(query)).toEqual([]);
  });

  it('a bill with its life and its links', async () => {
    const { items } = (
      await test.app.inject({ method: 'GET', url: '/api/bills?q=C-123', headers: bearer(token) })
    ).json<{ items: { id: string }[] }>();
    expect(await scannedBy(`/${items[0]?.id}`)).toEqual([]);
  });

  it('a sum of whole days reads them and not their bills, a page no more than it shows', async () => {
    const read = (await plansOf('/summary?from=2025-06-01', 'analyze, ')).filter((node) => node['Actual Rows'] > 0);
    const tables = new Set(read.map((node) => node['Relation Name'] ?? ''));
    expect(tables).toContain('sales_days');
    expect([...tables].filter((name) => name.startsWith('trans'))).toEqual([]);
    const page = await plansOf('?limit=25');
    expect(page.map((node) => node['Node Type'])).not.toContain('Sort');
  });
});

describe('no group of sales looks for its tills by reading all of them', () => {
  const sent = new Map<string, Statement>();

  /** The tables that a statement of a group reads from end to end, planned for its values or for any. */
  async function scannedByGroup(name: string, how: 'for its values' | 'for any'): Promise<string[]> {
    const statement = sent.get(name);
    if (!statement) throw new Error(`${name} was not sent`);
    const { text, values } = numberValues(statement.text, statement.values);
    const explain =
      how === 'for any'
        ? { text: `explain (format json, generic_plan) ${text}` }
        : { values, text: `explain (format json) ${text}` };
    const rows = await test.dependencies.database.transaction({ role: 'system' }, (tx) => tx.many<Explained>(explain));
    return rows
      .flatMap((row) => row['QUERY PLAN'].flatMap(({ Plan }) => nodesOf(Plan)))
      .filter((node) => node['Node Type'] === 'Seq Scan')
      .flatMap((node) => node['Relation Name'] ?? []);
  }

  beforeAll(async () => {
    watch.disturb({ before: (statement) => void sent.set(statement.name ?? '', statement) });
    const till = await aTerminal(test);
    await till.submitBills([(await till.bill()).text]);
    watch.disturb({});
  });

  it.each(
    ['list-calling-devices', 'insert-sales', 'record-accepted-sales'].flatMap((name) => [
      [name, 'for its values'] as const,
      [name, 'for any'] as const,
    ]),
  )('%s, planned %s', async (name, how) => {
    expect(await scannedByGroup(name, how)).toEqual([]);
  });
});

function listening(database: Database): Database {
  return {
    ...database,
    transaction: (scope, work) =>
      database.transaction(scope, (tx) => {
        let isPlannedOnce = false;
        const note = (statement: Statement): Statement => {
          asked.push(statement);
          if (isPlannedOnce) plannedOnce.add(statement);
          return statement;
        };
        return work({
          write: (statement) => {
            isPlannedOnce ||= statement.text.includes('force_generic_plan');
            tx.write(statement);
          },
          many: (statement) => tx.many(note(statement)),
          first: (statement) => tx.first(note(statement)),
        });
      }),
  };
}

it('what every bill changes is vacuumed before dead rows are a hundredth of it', async () => {
  const { rows } = await test.owner.query<{ name: string }>(
    `select relname as name from pg_class where 'autovacuum_vacuum_scale_factor=0.01' = any(reloptions) order by 1`,
  );
  expect(rows.map(({ name }) => name)).toEqual(['lanes', 'transmissions']);
});

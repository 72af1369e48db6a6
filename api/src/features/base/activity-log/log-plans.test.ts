import { beforeAll, describe, expect, it } from 'vitest';
import type { Database, Statement } from '../../../platform/database/database.ts';
import { numberText } from '../../../platform/database/number-values.ts';
import { planOnce } from '../../../platform/database/plan-once.ts';
import { aMerchant, aUser, bearer, type MadeMerchant } from '../../../../test/factories/merchants.ts';
import { useTestApp } from '../../../../test/test-app.ts';

/** Latest statements of the server. */
let asked: Statement[] = [];

const test = useTestApp({ now: () => new Date('2026-06-01T18:00:00Z'), wrapDatabase: listening });

let merchant: MadeMerchant;
let token: string;

/** Many merchants with lines of a year, so that PostgreSQL has a choice. */
beforeAll(async () => {
  await test.owner.query(`set app.role = 'system'`);
  await test.owner.query("select ensure_month_partitions('2025-06-01', '2026-06-01')");
  merchant = await aMerchant(test);
  token = (await aUser(test, { role: 'merchant', merchantId: merchant.id })).token;
  await test.owner.query({
    text: `insert into activity_log (id, merchant_id, occurred_at, arrived_at, event, facts)
      select gen_random_uuid(), m, '2026-06-01'::timestamptz - n * interval '14 hours',
        case when n % 20 = 0 then '2026-06-01'::timestamptz - n * interval '14 hours' end,
        case when n % 20 = 0 then 'till-went-offline' when n % 7 = 0 then 'signed-in' else 'bill-waiting' end,
        jsonb_build_object('noTrans', 'C-' || n, 'totalCents', n, 'email', 'a@b.test')
      from (select $1::uuid as m union all select gen_random_uuid() from generate_series(1, 60)) merchants,
        generate_series(1, 600) n`,
    values: [merchant.id],
  });
  await test.owner.query('vacuum analyze activity_log');
}, 60_000);

interface Node {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Index Cond'?: string;
  readonly Plans?: readonly Node[];
}

const nodesOf = (node: Node): Node[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];

/** The plans of what a call asks of the log, as its caller sees the tables. */
async function plansOf(query: string): Promise<Node[]> {
  asked = [];
  const reply = await test.app.inject({ method: 'GET', url: `/api/logs${query}`, headers: bearer(token) });
  expect(reply.statusCode).toBe(200);
  const ofLog = asked.filter(({ text }) => /^(with|select)\b[^]*\bactivity_log\b/.test(text));
  expect(ofLog.length).toBeGreaterThan(0);
  const scope = { role: 'merchant', merchantId: merchant.id, merchantRight: 'owner' } as const;
  return test.dependencies.database.transaction(scope, async (tx) => {
    const found: Node[] = [];
    for (const { text, values } of ofLog) {
      const rows = await tx.many<{ 'QUERY PLAN': readonly { readonly Plan: Node }[] }>({
        text: `explain (format json) ${text}`,
        values: values ?? [],
      });
      found.push(...rows.flatMap((row) => row['QUERY PLAN'].flatMap(({ Plan }) => nodesOf(Plan))));
    }
    return found;
  });
}

/** Months that hold enough for a scan to be noticed; those without a line are scanned for less than an index costs. */
async function listLargeMonths(): Promise<Set<string>> {
  const { rows } = await test.owner.query<{ name: string }>(
    "select relname as name from pg_class where relkind = 'r' and reltuples >= 300 and relname ~ '^activity_log_'",
  );
  return new Set(rows.map(({ name }) => name));
}

async function scannedBy(query: string): Promise<string[]> {
  const [large, nodes] = [await listLargeMonths(), await plansOf(query)];
  expect(large.size).toBeGreaterThan(10);
  return nodes
    .filter((node) => node['Node Type'] === 'Seq Scan')
    .flatMap((node) => node['Relation Name'] ?? [])
    .filter((name) => large.has(name));
}

const cursorOf = async (name: 'nextCursor' | 'previousCursor', query: string): Promise<string> => {
  const reply = await test.app.inject({ method: 'GET', url: `/api/logs${query}`, headers: bearer(token) });
  return reply.json<Record<string, string>>()[name] ?? '';
};

describe('no line is looked for by reading those of others', () => {
  it.each([
    ['a page', '?limit=25'],
    ['a page of a period', '?from=2026-03-01&to=2026-03-31'],
    ['a page from a day on', '?at=2026-01-15'],
    ['a page of problems of a device', '?problems=true&deviceIds=01890000-0000-7000-8000-000000000000'],
    ['a page of an event', '?events=signed-in'],
    ['a page of a search', '?q=c-123'],
    ['a count', '/counts'],
    ['a count of a period', '/counts?from=2026-05-01&to=2026-05-31'],
    ['a count of a search', '/counts?q=c-1'],
    ['an export', '/export?format=ndjson&from=2026-05-01&to=2026-05-31&events=signed-in&deviceIds=none'],
  ])('%s', async (_, query) => {
    expect(await scannedBy(query)).toEqual([]);
  });

  it('a page of an export begins at its key, whatever page it was planned for', async () => {
    await plansOf('/export?format=ndjson&from=2026-05-01&to=2026-05-31&events=signed-in&deviceIds=none');
    const page = asked.find(({ name }) => name === 'list-exported-lines');
    const { text, names } = numberText(page?.text ?? '');
    const scope = { role: 'merchant', merchantId: merchant.id, merchantRight: 'owner' } as const;
    const nodes = await test.dependencies.database.transaction(scope, async (tx) => {
      planOnce(tx);
      tx.write({ text: `prepare page as ${text}` });
      const rows = await tx.many<{ 'QUERY PLAN': readonly { readonly Plan: Node }[] }>({
        text: `explain (format json) execute page (${names.map(() => 'null').join(', ')})`,
      });
      tx.write({ text: 'deallocate page' });
      return rows.flatMap((row) => row['QUERY PLAN'].flatMap(({ Plan }) => nodesOf(Plan)));
    });
    const large = await listLargeMonths();
    const scans = nodes.filter((node) => large.has(node['Relation Name'] ?? ''));
    expect(scans.length).toBeGreaterThan(10);
    for (const scan of scans) expect(scan['Index Cond']).toMatch(/ROW\(/);
  });

  it('a page further on, and back again', async () => {
    const older = await cursorOf('nextCursor', '?limit=25');
    expect(await scannedBy(`?limit=25&cursor=${older}`)).toEqual([]);
    const newer = await cursorOf('previousCursor', `?limit=25&cursor=${older}`);
    expect(await scannedBy(`?limit=25&cursor=${newer}`)).toEqual([]);
  });

  it('a line by its id', async () => {
    const page = await test.app.inject({ method: 'GET', url: '/api/logs?limit=1', headers: bearer(token) });
    const [line] = page.json<{ items: { id: string }[] }>().items;
    expect(await scannedBy(`/${line?.id}`)).toEqual([]);
  });
});

function listening(database: Database): Database {
  return {
    ...database,
    transaction: (scope, work) =>
      database.transaction(scope, (tx) =>
        work({
          ...tx,
          many: (statement) => {
            asked.push(statement);
            return tx.many(statement);
          },
          first: (statement) => {
            asked.push(statement);
            return tx.first(statement);
          },
        }),
      ),
  };
}

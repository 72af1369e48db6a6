import { parseArgs } from 'node:util';
import { fetchPatiently } from './lib/fetch-patiently.ts';
import { quantile } from './lib/quantile.ts';
import { addBills } from './reads/add-bills.ts';
import { addYears } from './reads/add-years.ts';
import { foldAll } from './reads/fold-all.ts';
import { measureExport } from './reads/measure-export.ts';
import { measureFolding } from './reads/measure-folding.ts';
import { withWorld, type World } from './reads/open-world.ts';

/**
 * Measures the cost of reports: `npm run bench -- reports`, or `-- reports --rows 10000000 /a/folder` for so many bills in a
 * folder that keeps them for the next time. One merchant has up to a million of them, the others two thousand each, over two
 * years; all are folded before anything is measured. Reports of a year are asked for one at a time, of another merchant each
 * time; those of the province by an administrator. The documents of the largest merchant, whose year holds far more than
 * 200,000 bills at full size, say what the server's memory grows by. Last, terminals sell with sales being folded and without,
 * in turn: `--rounds 7` makes that shorter or longer.
 */
const { values, positionals } = parseArgs({
  options: { rows: { type: 'string' }, rounds: { type: 'string', default: '7' } },
  allowPositionals: true,
});
const COUNT = Number(values.rows ?? 2_000_000);
const BILLS_EACH = 2000;
const CALLS = 200;
const PROVINCE_CALLS = 20;

const YEAR = new Date().getFullYear() - 1;
const PERIOD = `from=${YEAR}-01-01&to=${YEAR}-12-31`;
const OF_A_MERCHANT = [
  `/reports/sales?${PERIOD}`,
  `/reports/items?${PERIOD}`,
  `/reports/taxes?${PERIOD}`,
  `/reports/annual?year=${YEAR}`,
  `/reports/outages?${PERIOD}`,
  '/reports/hours',
];
const OF_THE_PROVINCE = [
  ...['transmissions', 'sending', 'revenue', 'invoices', 'onboarding', 'certificates', 'support'].map(
    (section) => `/reports/${section}?${PERIOD}`,
  ),
  `/reports/invoices?${PERIOD}&groupBy=partner`,
  '/reports/overview',
];

async function measure(world: World): Promise<void> {
  const { client, readers } = world;
  console.log(`folded in ${((await foldAll(client)) / 1000).toFixed(0)} s`);
  console.log(`a year of one merchant, p95 of ${CALLS} (aim ≤ 150 ms); then of the largest`);
  for (const path of OF_A_MERCHANT) {
    const tokenOf = (call: number): string => readers[1 + (call % (readers.length - 1))]?.token ?? '';
    const times = await timeCalls(world, path, { calls: CALLS, tokenOf });
    const largest = await timeCalls(world, path, { calls: PROVINCE_CALLS, tokenOf: () => readers[0]?.token ?? '' });
    console.log(`  ${path}: ${inWords(times)}; ${inWords(largest)}`);
  }
  const admin = await signIn(world);
  console.log(`a year of the province, p95 of ${PROVINCE_CALLS} (aim ≤ 400 ms)`);
  for (const path of OF_THE_PROVINCE)
    console.log(`  ${path}: ${inWords(await timeCalls(world, path, { calls: PROVINCE_CALLS, tokenOf: () => admin }))}`);
  console.log(`the largest has ${await countYear(world)} bills in the year (aim of the documents: 200,000)`);
  for (const form of ['pdf', 'xlsx'] as const) {
    // the first one parses the fonts, once per process
    const path = `/reports/annual/${YEAR}/${form}`;
    await measureExport(world, { path, query: countOf });
    const { ms, grewMb } = await measureExport(world, { path, query: countOf });
    console.log(
      `annual ${form} of the largest: ${ms.toFixed(0)} ms, memory grew by ${grewMb.toFixed(0)} MiB (aim ≤ 64)`,
    );
  }
  await measureFolding(world, Number(values.rounds));
}

const inWords = (times: readonly number[]): string =>
  `${quantile(times, 0.95).toFixed(1)} ms, median ${quantile(times, 0.5).toFixed(1)}`;

async function timeCalls(
  { comptoir }: World,
  path: string,
  { calls, tokenOf }: { calls: number; tokenOf: (call: number) => string },
): Promise<number[]> {
  const times: number[] = [];
  for (let call = 0; call < calls + 5; call += 1) {
    const { reply, startedAt } = await fetchPatiently(`${comptoir.url}/api${path}`, {
      headers: { authorization: `Bearer ${tokenOf(call)}` },
    });
    const text = await reply.text();
    if (!reply.ok) throw new Error(`${path} answered ${reply.status}: ${text}`);
    // the first of each warm up
    if (call >= 5) times.push(performance.now() - startedAt);
  }
  return times;
}

/** The administrator of the demo world. */
async function signIn({ comptoir }: World): Promise<string> {
  const reply = await fetch(`${comptoir.url}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'admin@comptoir.test', password: 'comptoir-demo' }),
  });
  const { webToken } = (await reply.json()) as { webToken: string };
  return webToken;
}

/** Counts the bills of the largest merchant in the year. */
async function countYear({ client, readers }: World): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    'select count(*)::int as count from transactions where merchant_id = $1 and signed_at >= $2 and signed_at < $3',
    [readers[0]?.merchantId, `${YEAR}-01-01`, `${YEAR + 1}-01-01`],
  );
  return rows[0]?.count ?? 0;
}

const countOf = (merchantId: string): string => `select count(*) from transactions where merchant_id = '${merchantId}'`;

const merchants = Math.max(100, Math.round(COUNT / BILLS_EACH));
await withWorld(
  {
    what: 'bills',
    merchants,
    addRows: async (client, url) => {
      await addBills(url, { count: COUNT, merchants });
      await addYears(client);
    },
    folder: positionals[0],
  },
  measure,
);

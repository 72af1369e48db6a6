import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { fetchPatiently } from './lib/fetch-patiently.ts';
import { quantile } from './lib/quantile.ts';
import { timeSwitches } from './lighthouse/time-switches.ts';
import { addBills } from './reads/add-bills.ts';
import { withWorld, type World } from './reads/open-world.ts';

/**
 * Measures what several businesses in one sign-in cost: `npm run bench -- businesses`, or `-- businesses --rows 10000000 /a/folder` for so
 * many bills in a folder that keeps them for the next time. Forty businesses have them, half of them the largest; one account has places
 * at twenty, then at all. Chromium, its processor four times slower, switches from one business to another and back; then the standings of
 * all are asked for, one call at a time.
 */
const { values, positionals } = parseArgs({
  options: { rows: { type: 'string' }, switches: { type: 'string', default: '11' } },
  allowPositionals: true,
});
const COUNT = Number(values.rows ?? 2_000_000);
const BUSINESSES = 40;
const CALLS = 200;

/** Gives the account of the largest business places at the first so many, all opened. */
const addPlaces = ({ client }: World, places: number) =>
  client.query(
    `insert into users (id, account_id, email, name, role, merchant_id, merchant_right, last_sign_in_at)
      select gen_random_uuid(), u.id, u.email, u.name, 'merchant', b.merchant_id, 'owner', now() - b.n * interval '1 minute'
      from bench_merchants b, users u where u.id = (select user_id from bench_merchants where n = 0) and b.n between 1 and $1::int - 1
      on conflict do nothing`,
    [places],
  );

async function timeStandings({ comptoir, readers }: World): Promise<number[]> {
  const times: number[] = [];
  for (let call = 0; call < CALLS + 5; call += 1) {
    const { reply, startedAt } = await fetchPatiently(`${comptoir.url}/api/memberships/standings`, {
      headers: { authorization: `Bearer ${readers[0]?.token ?? ''}` },
    });
    const text = await reply.text();
    if (!reply.ok) throw new Error(`the standings answered ${reply.status}: ${text}`);
    // the first of them warm up
    if (call >= 5) times.push(performance.now() - startedAt);
  }
  return times;
}

const inWords = (times: readonly number[]): string =>
  `p95 ${quantile(times, 0.95).toFixed(1)} ms, median ${quantile(times, 0.5).toFixed(1)}`;

async function openPlaces(world: World, places: number): Promise<void> {
  await addPlaces(world, places);
  await world.client.query('vacuum analyze users');
}

async function measureStandings(world: World, places: number, aim: string): Promise<void> {
  console.log(`standings of ${places} businesses, ${CALLS} calls: ${inWords(await timeStandings(world))}${aim}`);
}

async function measureSwitches({ comptoir, readers }: World): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'comptoir-switches-'));
  try {
    const token = readers[0]?.token ?? '';
    const runs = Number(values.switches);
    const names = ['Restaurant 2', 'Restaurant 3'] as const;
    const { stood, whole } = await timeSwitches(folder, { url: comptoir.url, token, runs, names });
    console.log(`a switch in Chromium, processor ÷ 4, ${runs} times: ${inWords(stood)} (aim ≤ 300 ms)`);
    console.log(`until its dashboard has all its content: ${inWords(whole)}`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function measure(world: World): Promise<void> {
  await world.client.query(
    'update users set last_sign_in_at = now() where id = (select user_id from bench_merchants where n = 0)',
  );
  await openPlaces(world, 20);
  // before the many calls: after them the server asks the person to wait
  await measureSwitches(world);
  await measureStandings(world, 20, ' (aim ≤ 200 ms)');
  await openPlaces(world, BUSINESSES);
  await measureStandings(world, BUSINESSES, '');
  console.log(`load average at the end: ${loadavg()[0]?.toFixed(1) ?? ''}`);
}

await withWorld(
  {
    what: 'bills',
    merchants: BUSINESSES,
    addRows: (_, url) => addBills(url, { count: COUNT, merchants: BUSINESSES }),
    folder: positionals[0],
  },
  measure,
);

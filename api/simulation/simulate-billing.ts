import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '../src/platform/database/embedded-postgres.ts';
import { makeServingLogin } from '../src/platform/database/serving-login.ts';
import { cloneDatabase, createTemplate, type PostgresAddresses } from '../test/clone-database.ts';
import { readOptions, type SimulationPlan } from './read-options.ts';
import { simulateYears, type Course } from './simulate-years.ts';
import type { World } from './world.ts';

/**
 * `npm run simulate:billing -- --seed N --merchants 200 --years 3` (or `--days`) lives through the years of one seed, and
 * `--seeds 1-50` through the fourteen months of many, on a PostgreSQL of its own. Ends with 1 when a rule does not hold.
 */
async function main(): Promise<void> {
  const plan = readOptions(process.argv.slice(2));
  const dataDir = mkdtempSync(join(tmpdir(), 'comptoir-simulation-'));
  const settings = { autovacuum: 'off', max_wal_size: '4GB' };
  const postgres = await startEmbeddedPostgres({ dataDir, log: () => {}, durable: false, settings });
  try {
    await createTemplate(postgres.url);
    const addresses = { url: postgres.url, servingUrl: await makeServingLogin(postgres.url) };
    const broken = await simulateSeeds(addresses, plan);
    if (broken.length > 0) throw new Error(broken.join('\n'));
    say('Every rule held after every day.');
  } finally {
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** One process keeps one core busy and its PostgreSQL the other: more at a time only makes each slower. */
const AT_A_TIME = 4;

/** Every seed, also after one that failed. Returns what did not hold. */
async function simulateSeeds(
  postgres: PostgresAddresses,
  { seeds, merchants, days }: SimulationPlan,
): Promise<string[]> {
  const waiting = [...seeds];
  const broken: string[] = [];
  const course = seeds.length === 1 ? { onDay: sayProgress(days) } : {};
  const work = async (): Promise<void> => {
    for (let seed = waiting.shift(); seed !== undefined; seed = waiting.shift()) {
      await simulateSeed(postgres, { seed, merchants, days }, course).catch((error: unknown) => {
        broken.push(error instanceof Error ? error.message : String(error));
      });
    }
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, work));
  return broken;
}

async function simulateSeed(
  postgres: PostgresAddresses,
  options: { seed: number; merchants: number; days: number },
  course: Course,
): Promise<void> {
  const database = await cloneDatabase(postgres);
  const startedAt = performance.now();
  try {
    const report = await simulateYears(database, options, course);
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(0);
    const figures = Object.entries({ seed: options.seed, ...report, seconds });
    say(figures.map(([name, value]) => `${name} ${value}`).join(', '));
  } finally {
    await database.drop();
  }
}

const REPORTED_DAYS = 30;

const sayProgress =
  (days: number) =>
  (day: number, { merchants, network, clock }: World): void => {
    if ((day + 1) % REPORTED_DAYS !== 0) return;
    const charges = network.charges.length;
    say(
      `day ${day + 1} of ${days} (${clock.now().toISOString().slice(0, 10)}): ${merchants.length} merchants, ${charges} charges`,
    );
  };

const say = (line: string): void => void process.stdout.write(`${line}\n`);

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});

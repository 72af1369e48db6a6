import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startEmbeddedPostgres } from '../src/platform/database/embedded-postgres.ts';
import { migrate } from '../src/platform/database/migrate.ts';
import { makeServingLogin } from '../src/platform/database/serving-login.ts';
import { simulateYears } from './simulate-years.ts';
import type { SimulationOptions, World } from './world.ts';

/**
 * `npm run simulate:billing -- --seed N --merchants 200 --years 3` (or `--days`): lives through the years of one seed on a
 * PostgreSQL of its own, and tells how far it has come. Ends with 1 when a rule does not hold.
 */
async function main(): Promise<void> {
  const options = readOptions();
  const dataDir = mkdtempSync(join(tmpdir(), 'comptoir-simulation-'));
  const settings = { autovacuum: 'off', max_wal_size: '4GB' };
  const postgres = await startEmbeddedPostgres({ dataDir, log: () => {}, durable: false, settings });
  try {
    await migrate(postgres.url);
    const startedAt = performance.now();
    const report = await simulateYears(
      { url: postgres.url, servingUrl: await makeServingLogin(postgres.url) },
      options,
      { onDay: tellProgress(options) },
    );
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(0);
    for (const [name, value] of Object.entries({ seed: options.seed, ...report, seconds }))
      say(`${name.padEnd(12)}${value}`);
    say('Every rule held after every day.');
  } finally {
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

function readOptions(): SimulationOptions {
  const { values } = parseArgs({
    options: {
      seed: { type: 'string', default: '1' },
      merchants: { type: 'string', default: '200' },
      years: { type: 'string', default: '3' },
      days: { type: 'string' },
    },
  });
  const [seed, merchants, years] = [values.seed, values.merchants, values.years].map(Number);
  const days = values.days === undefined ? Math.round((years ?? 0) * 365.25) : Number(values.days);
  const options = { seed: seed ?? 0, merchants: merchants ?? 0, days };
  const isSensible = Object.values(options).every((value) => Number.isInteger(value) && value >= 0) && days > 0;
  if (!isSensible) throw new Error('--seed, --merchants and --days are whole numbers, --years a number above zero.');
  return options;
}

const REPORTED_DAYS = 30;

const tellProgress =
  ({ days }: SimulationOptions) =>
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

import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { runNode, ROOT } from './chaos/run-node.ts';
import { openCallers, type Callers } from './lib/open-callers.ts';
import { quantile } from './lib/quantile.ts';
import { addReaders, listReaders } from './reads/add-readers.ts';
import { linkTerminals } from './relay/link-terminal.ts';
import { startComptoir, type RunningComptoir } from './relay/start-comptoir.ts';
import { makeLogin, startAnother } from './servers/start-another.ts';
import { findFormer, makeFormer } from './upgrade/make-former.ts';

/**
 * Drills an upgrade: `npm run bench -- upgrade`. A server of the version before, built from its sources, makes the database and sells at a steady
 * rate. Beside it the present migrations run, as `npm run migrate` does, and a server of the present version starts; then tills sell and people read at both.
 * No call may fail. A server of the version before that starts afterwards has to be refused with one sentence.
 *
 * `--from v1.0.0` names the version before; otherwise it is the newest tag, or, while there is none, the commit that wrote the schema of 1.0.
 */
const { values } = parseArgs({ options: { from: { type: 'string' } } });
const former = values.from ?? findFormer();
const [READERS, TILLS] = [2, 4];
const PHASE_MS = 5000;

const dataDir = mkdtempSync(join(tmpdir(), 'comptoir-bench-'));
const faults: string[] = [];

function report(phase: string, { tallies }: Callers): void {
  for (const { kind, calls, failed, times } of tallies.filter(({ calls: all }) => all > 0)) {
    console.log(`${phase}: ${calls} ${kind}, ${failed} failed, longest ${quantile(times, 1).toFixed(0)} ms`);
    if (failed > 0) faults.push(`${failed} ${kind} failed: ${phase}`);
  }
}

async function upgrade(running: RunningComptoir, formerDist: string): Promise<void> {
  const client = new pg.Client({ connectionString: running.postgresUrl });
  await client.connect();
  const servingUrl = await makeLogin(client, running.postgresUrl);
  await addReaders(client, 2 * READERS);
  const tokens = (await listReaders(client, dataDir)).map(({ token }) => token);
  await client.end();
  const terminals = await linkTerminals(
    running.url,
    Array.from({ length: 2 * TILLS }, (_, n) => `Caisse ${n + 1}`),
  );
  const open = (url: string, half: 0 | 1): Callers =>
    openCallers(url, {
      readers: tokens.slice(half * READERS, (half + 1) * READERS),
      listeners: [],
      terminals: terminals.slice(half * TILLS, (half + 1) * TILLS),
      everyMs: 200,
    });
  const beside = open(running.url, 0);
  await sleep(PHASE_MS);
  const migrating = performance.now();
  const urls = { DATABASE_MIGRATE_URL: running.postgresUrl, DATABASE_URL: servingUrl };
  const migrate = (dist: string, words: readonly string[]) =>
    runNode(join(dataDir, 'commands'), [join(dist, 'api.mjs'), '--migrate-only', ...words], {
      env: { ...urls, COMPTOIR_MIGRATIONS_DIR: join(dist, 'migrations') },
    });
  const plan = await migrate(join(ROOT, 'dist'), ['--plan']);
  console.log(plan.output.trim());
  const migrated = await migrate(join(ROOT, 'dist'), []);
  if (migrated.code !== 0) faults.push(migrated.output);
  console.log(`planned and migrated in ${(performance.now() - migrating).toFixed(0)} ms`);
  await sleep(PHASE_MS);
  report(`the version before, beside migrations (${former.slice(0, 12)})`, beside);
  const present = await startAnother(running, { dataDir, databaseUrl: servingUrl, number: 2 });
  const after = open(`http://127.0.0.1:${present.port}`, 1);
  await sleep(2 * PHASE_MS);
  await Promise.all([beside.stop(), after.stop()]);
  report('the version before, to its end', beside);
  report('the present version beside it', after);
  await present.stop();
  const late = await migrate(formerDist, []);
  if (late.code === 0 || !late.output.includes('of a newer Comptoir')) faults.push(`not refused: ${late.output}`);
  console.log(`the version before, started afterwards: ${late.output.trim()}`);
}

try {
  const formerDist = makeFormer(former, join(dataDir, 'former'));
  const settings = { COMPTOIR_MIGRATIONS_DIR: join(formerDist, 'migrations') };
  const running = await startComptoir(dataDir, settings, formerDist);
  try {
    await upgrade(running, formerDist);
  } finally {
    await running.stop();
  }
} finally {
  rmSync(dataDir, { recursive: true, force: true });
}
for (const fault of faults) console.log(`DIFFERS  ${fault}`);
console.log(`load average ${loadavg()[0]?.toFixed(1)}`);
console.log(faults.length === 0 ? 'The upgrade went as it must.' : `${faults.length} faults.`);
process.exitCode = faults.length === 0 ? 0 : 1;

import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import pg from 'pg';
import type { Flooded } from './busy/flood.ts';
import { median, quantile } from './lib/quantile.ts';
import { addEvents } from './reads/add-events.ts';
import { addReaders, listReaders } from './reads/add-readers.ts';
import { heard } from './relay/hear-child.ts';
import { linkTerminals } from './relay/link-terminal.ts';
import { openTerminals, type Terminals } from './relay/open-terminals.ts';
import { startComptoir, type RunningComptoir } from './relay/start-comptoir.ts';
import { makeLogin, startAnother, type OneServer } from './servers/start-another.ts';

/**
 * Measures the cost of screens for bills: `npm run bench -- busy`. Eight terminals submit a hundred bills a second, alone and
 * beside two hundred people who ask for page after page of their logs and bills as fast as they are answered; both in turn, on
 * the built server. What counts is the latency that is added to a bill, as in `relay`.
 *
 * With `--apart` the people ask another server on the same database and machine, and the terminals have theirs for themselves:
 * what a process for tills would be worth. `--people 200` and `--rounds 4` make it shorter or longer.
 */
const { values } = parseArgs({
  options: {
    apart: { type: 'boolean', default: false },
    people: { type: 'string', default: '200' },
    rounds: { type: 'string', default: '4' },
  },
});
const TERMINALS = 8;
const WARM_UP = 200;
const ROUNDS = Number(values.rounds);
const PACE = { each: 60, everyMs: (TERMINALS * 1000) / 100 };
const PEOPLE = Number(values.people);
const PATHS = ['/api/logs?limit=25', '/api/bills?limit=25', '/api/devices', '/api/session'];

async function measure(comptoir: RunningComptoir, screensUrl: string, tokens: readonly string[]): Promise<void> {
  const names = Array.from({ length: TERMINALS }, (_, number) => `Caisse ${number + 1}`);
  const linked = await linkTerminals(comptoir.url, names);
  const terminals = await openTerminals(comptoir, linked, WARM_UP + 2 * ROUNDS * PACE.each);
  await terminals.push(TERMINALS, { each: WARM_UP });
  const alone: number[] = [];
  const beside: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    alone.push(...(await addedTo(terminals)));
    const flood = startFlood(screensUrl, tokens);
    await sleep(2000);
    beside.push(...(await addedTo(terminals)));
    const { answered, refused, p50, p99 } = await flood.stop();
    console.log(`screens: ${answered} answered, ${refused} refused; ms p50 ${p50.toFixed(0)}, p99 ${p99.toFixed(0)}`);
  }
  await terminals.close();
  for (const [name, added] of Object.entries({ alone, beside }))
    console.log(`bills ${name}: ms added p50 ${median(added).toFixed(1)}, p99 ${quantile(added, 0.99).toFixed(1)}`);
  const times = quantile(beside, 0.99) / quantile(alone, 0.99);
  console.log(`p99 beside screens × ${times.toFixed(2)} of alone (aim ≤ 2)`);
}

async function addedTo(terminals: Terminals): Promise<number[]> {
  const { bills } = await terminals.push(TERMINALS, PACE);
  return bills.map(({ added }) => added);
}

function startFlood(url: string, tokens: readonly string[]): { stop: () => Promise<Flooded> } {
  const program = join(import.meta.dirname, 'busy', 'flood.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', program], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const flooded = heard<{ flooded: Flooded }>(child, 'flooded');
  child.send({ url, tokens, paths: PATHS });
  return {
    stop: async () => {
      child.send('stop');
      return (await flooded).flooded;
    },
  };
}

const dataDir = mkdtempSync(join(tmpdir(), 'comptoir-bench-'));
let comptoir: RunningComptoir | null = null;
let other: OneServer | null = null;
try {
  comptoir = await startComptoir(dataDir);
  const client = new pg.Client({ connectionString: comptoir.postgresUrl });
  await client.connect();
  await addReaders(client, PEOPLE);
  await addEvents(client, { count: 100_000, merchants: PEOPLE });
  const readers = await listReaders(client, dataDir);
  if (values.apart) {
    const databaseUrl = await makeLogin(client, comptoir.postgresUrl);
    other = await startAnother(comptoir, { dataDir, databaseUrl, number: 2 });
  }
  await client.end();
  const screensUrl = other ? `http://127.0.0.1:${other.port}` : comptoir.url;
  await measure(
    comptoir,
    screensUrl,
    readers.map(({ token }) => token),
  );
} finally {
  await other?.stop();
  await comptoir?.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

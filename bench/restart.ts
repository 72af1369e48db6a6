import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { printRow } from './lib/print-row.ts';
import { quantile } from './lib/quantile.ts';
import { addReaders, listReaders } from './reads/add-readers.ts';
import { linkTerminals } from './relay/link-terminal.ts';
import { startComptoir } from './relay/start-comptoir.ts';
import { openCallers, type Tally } from './lib/open-callers.ts';
import { openProxy, type Proxy } from './restart/open-proxy.ts';
import { makeLogin, startAnother, type OneServer } from './servers/start-another.ts';

/**
 * Counts what a rolling restart breaks: `npm run bench -- restart`. Two built servers stand behind HAProxy, which asks them whether they
 * are ready and sends no call twice. Four people read, eight tills sell and two logs are open, at a steady rate, while one server after
 * the other is asked to stop (`SIGTERM`, `DRAIN_SECONDS`) and started again once it has ended. A third server has the database, and no calls.
 *
 * `--restarts 10` of both servers each, `--rate 60` calls a second in all, `--drain 2` seconds. Ends with 1 when a call failed.
 */
const { values } = parseArgs({
  options: {
    restarts: { type: 'string', default: '10' },
    rate: { type: 'string', default: '60' },
    drain: { type: 'string', default: '2' },
  },
});
const [READERS, TILLS, STREAMS] = [4, 8, 2];
const EVERY_MS = ((READERS + TILLS) * 1000) / Number(values.rate);
const ENOUGH = 10_000;

const dataDir = mkdtempSync(join(tmpdir(), 'comptoir-bench-'));
const servers: OneServer[] = [];
const comptoir = await startComptoir(dataDir);

async function measure(): Promise<void> {
  const client = new pg.Client({ connectionString: comptoir.postgresUrl });
  await client.connect();
  const databaseUrl = await makeLogin(client, comptoir.postgresUrl);
  await addReaders(client, READERS + STREAMS);
  const tokens = (await listReaders(client, dataDir)).map(({ token }) => token);
  await client.end();
  const start = (number: number, port: number): Promise<OneServer> =>
    startAnother(comptoir, {
      dataDir,
      databaseUrl,
      number,
      settings: { PORT: String(port), DRAIN_SECONDS: values.drain },
    });
  servers.push(await start(2, 0), await start(3, 0));
  const ports = servers.map(({ port }) => port);
  const proxy = await openProxy(ports, dataDir);
  try {
    await restart(proxy, { tokens, start });
  } finally {
    await proxy.stop();
  }
}

interface Given {
  readonly tokens: readonly string[];
  readonly start: (number: number, port: number) => Promise<OneServer>;
}

async function restart(proxy: Proxy, { tokens, start }: Given): Promise<void> {
  const ports = servers.map(({ port }) => port);
  const names = Array.from({ length: TILLS }, (_, number) => `Caisse ${number + 1}`);
  const terminals = await linkTerminals(proxy.url, names);
  const callers = openCallers(proxy.url, {
    readers: tokens.slice(0, READERS),
    listeners: tokens.slice(READERS),
    terminals,
    everyMs: EVERY_MS,
  });
  await sleep(2000);
  const stops: number[] = [];
  for (let round = 1; round <= Number(values.restarts); round += 1) {
    for (const [index, port] of ports.entries()) {
      const askedAt = performance.now();
      await servers[index]?.stop();
      stops.push(performance.now() - askedAt);
      servers[index] = await start(index + 2, port);
      await untilUp(proxy, port);
    }
    console.log(
      `restart ${round}: ${total(callers.tallies, 'calls')} calls, ${total(callers.tallies, 'failed')} failed`,
    );
  }
  while (total(callers.tallies, 'calls') < ENOUGH && Number(values.restarts) >= 10) await sleep(200);
  await callers.stop();
  report(callers.tallies, stops);
}

const total = (tallies: readonly Tally[], field: 'calls' | 'failed'): number =>
  tallies.reduce((sum, tally) => sum + tally[field], 0);

async function untilUp(before: Proxy, port: number): Promise<void> {
  while (!(await before.isUp(port))) await sleep(100);
}

function report(tallies: readonly Tally[], stops: readonly number[]): void {
  printRow(['kind', 'calls', 'failed', 'waiting', 'median ms', 'p99 ms', 'longest ms']);
  for (const { kind, calls, failed, waiting, times } of tallies)
    printRow([kind, calls, failed, waiting, ...[0.5, 0.99, 1].map((share) => quantile(times, share).toFixed(0))]);
  console.log(`stopped in ${quantile(stops, 0.5).toFixed(0)} ms, at most ${Math.max(...stops).toFixed(0)} ms`);
  console.log(`load average ${loadavg()[0]?.toFixed(1)}`);
  if (total(tallies, 'failed') > 0) process.exitCode = 1;
}

try {
  await measure();
} finally {
  await Promise.all(servers.map((one) => one.stop()));
  await comptoir.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

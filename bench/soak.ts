import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { claimAnyPort } from '../scripts/lib/claim-port.mjs';
import { openCallers, type Tally } from './lib/open-callers.ts';
import { printRow } from './lib/print-row.ts';
import { quantile } from './lib/quantile.ts';
import { readSlope } from './lib/read-slope.ts';
import { addReaders, listReaders } from './reads/add-readers.ts';
import { linkTerminals } from './relay/link-terminal.ts';
import { startComptoir, type RunningComptoir } from './relay/start-comptoir.ts';

/**
 * Watches a server over time: `npm run bench -- soak --minutes 10`. Eight tills sell, four people read and two logs are open at a steady
 * rate; every ten seconds the server's own metrics say what it holds. A line for each minute: memory, files, latency. Then how much heap
 * and resident memory grow an hour, by least squares over what comes after the first third, in which the server is still warming up.
 * `--rate 40` calls a second in all.
 */
const { values } = parseArgs({
  options: { minutes: { type: 'string', default: '10' }, rate: { type: 'string', default: '40' } },
});
const MINUTES = Number(values.minutes);
const [READERS, LISTENERS, TILLS] = [4, 2, 8];
const EVERY_MS = ((READERS + TILLS) * 1000) / Number(values.rate);
const LOOK_EVERY_MS = 10_000;
const MB = 1024 * 1024;

/** Memory and files of a server at a moment. */
interface Sample {
  readonly minute: number;
  readonly heap: number;
  readonly resident: number;
  readonly files: number;
}

async function look(url: string, startedAt: number): Promise<Sample> {
  const text = await (await fetch(url)).text();
  const read = (name: string): number => Number(new RegExp(`^${name}(?:\\{.*\\})? (\\S+)$`, 'm').exec(text)?.[1]);
  return {
    minute: (performance.now() - startedAt) / 60_000,
    heap: read('nodejs_heap_size_used_bytes') / MB,
    resident: read('process_resident_memory_bytes') / MB,
    files: read('process_open_fds'),
  };
}

/** Milliseconds of the calls since the last time this was asked. */
const openCutter = (tally: Tally): (() => readonly number[]) => {
  let from = 0;
  return () => {
    const cut = tally.times.slice(from);
    from = tally.times.length;
    return cut;
  };
};

function printMinute(minute: number, samples: readonly Sample[], times: readonly (readonly number[])[]): void {
  const last = samples.at(-1);
  const latencies = times.flatMap((took) => [0.5, 0.99].map((share) => quantile(took, share).toFixed(0)));
  const memory = [Math.min(...samples.map(({ heap }) => heap)), last?.resident ?? 0].map((mb) => mb.toFixed(0));
  printRow([minute, ...memory, last?.files ?? '', ...latencies, loadavg()[0]?.toFixed(1) ?? '']);
}

async function soak(comptoir: RunningComptoir, metricsUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: comptoir.postgresUrl });
  await client.connect();
  await addReaders(client, READERS + LISTENERS);
  const tokens = (await listReaders(client, dataDir)).map(({ token }) => token);
  await client.end();
  const names = Array.from({ length: TILLS }, (_, number) => `Caisse ${number + 1}`);
  const terminals = await linkTerminals(comptoir.url, names);
  const [readers, listeners] = [tokens.slice(0, READERS), tokens.slice(READERS)];
  const callers = openCallers(comptoir.url, { readers, listeners, terminals, everyMs: EVERY_MS });
  const cutters = callers.tallies.filter(({ kind }) => kind !== 'streams').map(openCutter);
  printRow(['minute', 'heap MB', 'resident', 'files', 'read p50', 'p99', 'bill p50', 'p99', 'load']);
  const startedAt = performance.now();
  const samples: Sample[] = [];
  for (let minute = 1; minute <= MINUTES; minute += 1) {
    const ofMinute: Sample[] = [];
    while (performance.now() - startedAt < minute * 60_000) {
      await sleep(LOOK_EVERY_MS);
      ofMinute.push(await look(metricsUrl, startedAt));
    }
    samples.push(...ofMinute);
    printMinute(
      minute,
      ofMinute,
      cutters.map((cut) => cut()),
    );
  }
  await callers.stop();
  const settled = samples.filter(({ minute }) => minute > MINUTES / 3);
  for (const name of ['heap', 'resident', 'files'] as const) {
    const { perUnit, error } = readSlope(settled.map((sample) => [sample.minute, sample[name]]));
    console.log(`${name}: ${(perUnit * 60).toFixed(1)} ± ${(error * 60).toFixed(1)} an hour`);
  }
  for (const { kind, calls, failed } of callers.tallies) console.log(`${kind}: ${calls}, ${failed} failed`);
}

const dataDir = mkdtempSync(join(tmpdir(), 'comptoir-bench-'));
const metricsPort = await claimAnyPort();
const comptoir = await startComptoir(dataDir, { METRICS_PORT: String(metricsPort) });
try {
  await soak(comptoir, `http://127.0.0.1:${metricsPort}/metrics`);
} finally {
  await comptoir.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

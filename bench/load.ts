import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { printRow } from './lib/print-row.ts';
import { quantile } from './lib/quantile.ts';
import { openCounters, type Counters } from './load/open-counters.ts';
import { linkTerminals } from './relay/link-terminal.ts';
import { startComptoir } from './relay/start-comptoir.ts';
import { startFloor } from './relay/start-floor.ts';

/**
 * Looks for the knee: `npm run bench -- load`. Customers come to the tills at a rate, some sooner, some later, whatever becomes of those before
 * them; a bill's time begins when its customer comes, so that one who waits for another counts. The rate rises until a hundredth of the
 * bills takes longer than a bound, in two tries each at two rates in a row; the highest rate that was carried counts.
 *
 * The floor is that of `relay`, at the same rates in turn. Tills are this process; server, floor, authority and PostgreSQL have their own.
 * `--tills 14` of each, `--seconds 8` at each rate, `--bound 200` milliseconds, `--warm-up 2000` bills.
 */
const { values } = parseArgs({
  options: {
    tills: { type: 'string', default: '14' },
    seconds: { type: 'string', default: '8' },
    bound: { type: 'string', default: '200' },
    'warm-up': { type: 'string', default: '2000' },
  },
});
const TILLS = Number(values.tills);
const SECONDS = Number(values.seconds);
const BOUND_MS = Number(values.bound);
/** Rates in a row that end a climb: others on the machine may spoil one, hardly two after each other. */
const ENOUGH = 2;
const WARM_UP = { perSecond: 100, seconds: Number(values['warm-up']) / 100 };
const RATES = [25, 50, 75, 100, 125, 150, 175, 200, 225, 250, 300, 350, 400, 500, 600, 700, 800, 1000];

interface Side {
  readonly name: string;
  readonly counters: Counters;
  /** The last rate that was carried. */
  knee: number;
  /** Rates in a row that were not carried. */
  missed: number;
}

const sideOf = (name: string, counters: Counters): Side => ({ name, counters, knee: 0, missed: 0 });

async function climb(side: Side, perSecond: number): Promise<void> {
  for (let tries = 0; tries < 2; tries += 1) {
    const took = await side.counters.rush({ perSecond, seconds: SECONDS });
    const [median, p99, most] = [0.5, 0.99, 1].map((share) => quantile(took, share));
    printRow([
      side.name,
      perSecond,
      ...[median, p99, most].map((ms) => ms?.toFixed(0) ?? ''),
      loadavg()[0]?.toFixed(1) ?? '',
    ]);
    if ((p99 ?? 0) <= BOUND_MS) {
      Object.assign(side, { knee: perSecond, missed: 0 });
      return;
    }
  }
  side.missed += 1;
}

const dataDir = mkdtempSync(join(tmpdir(), 'comptoir-bench-'));
const comptoir = await startComptoir(dataDir);
try {
  const names = Array.from({ length: 2 * TILLS }, (_, number) => `Caisse ${number + 1}`);
  const linked = await linkTerminals(comptoir.url, names);
  const floor = await startFloor(comptoir, linked.slice(TILLS));
  const sides = [
    sideOf('relay', openCounters(comptoir.url, linked.slice(0, TILLS), 1)),
    sideOf('floor', openCounters(floor.url, linked.slice(TILLS), 1)),
  ] as const;
  try {
    for (const { counters } of sides) await counters.rush(WARM_UP);
    printRow(['', 'bills/s', 'median ms', 'p99 ms', 'longest ms', 'load']);
    for (const rate of RATES) for (const side of sides) if (side.missed < ENOUGH) await climb(side, rate);
    const [ours, bare] = sides.map(({ knee }) => knee);
    console.log(
      `carried with p99 ≤ ${BOUND_MS} ms: ${ours} and ${bare} bills/s, ${((ours ?? 0) / (bare ?? 1)).toFixed(2)} of the floor`,
    );
    for (const { counters } of sides) await counters.close();
  } finally {
    await floor.stop();
  }
} finally {
  await comptoir.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

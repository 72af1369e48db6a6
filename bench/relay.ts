import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { linkTerminals } from './relay/link-terminal.ts';
import { openTerminals, type Terminals } from './relay/open-terminals.ts';
import { reportRelay, type Round } from './relay/report-relay.ts';
import { startComptoir, type RunningComptoir } from './relay/start-comptoir.ts';
import { startFloor } from './relay/start-floor.ts';

/**
 * Measures the cost of the relay: `npm run bench -- relay`. Terminals submit bills that are signed beforehand, each over a
 * connection of its own and one after the other, to the built server on fresh data: real PostgreSQL with fsync on, real HTTP
 * in, real mutual TLS to the simulated authority in a process of its own.
 *
 * The floor does the same with bare parts (`floor-server.ts`), as a process of its own, on the same PostgreSQL and at the same
 * authority, with terminals of its own, and takes turns with the product round by round. Both are warm: a program that has seen
 * few bills is still being compiled. Two kinds of rounds:
 * - full load, every terminal as fast as it is answered: bills per second, end to end, and what share of the floor's that is,
 * by the clock and by the processor time of all programs, which does not move with what else the machine does;
 * - a steady hundred bills per second: the latency that is added, bill by bill: from the request to the answer, less the call
 * to the authority inside it, timed on the wire in the server.
 *
 * `--terminals 8,18`, `--warm-up 450`, `--bills 75` for a round at full load, and `--rounds 7` make it shorter or longer.
 */
const { values } = parseArgs({
  options: {
    terminals: { type: 'string', default: '8,18' },
    'warm-up': { type: 'string', default: '450' },
    bills: { type: 'string', default: '75' },
    rounds: { type: 'string', default: '7' },
  },
});
const COUNTS = values.terminals.split(',').map(Number);
const MOST = Math.max(...COUNTS);
const WARM_UP = Number(values['warm-up']);
const FULL = { rounds: Number(values.rounds), each: Number(values.bills) };
const PACED = { rounds: Math.min(4, FULL.rounds), each: 40, perSecond: 100 };

/** No run takes this long; one that hangs ends with all its programs. */
const ENDS_AFTER_MS = 45 * 60_000;

/** The product and its floor, each with its terminals. */
interface Sides {
  readonly product: Terminals;
  readonly floor: Terminals;
}

const names = (of: string): string[] => Array.from({ length: MOST }, (_, number) => `Caisse ${of} ${number + 1}`);

async function measure(comptoir: RunningComptoir): Promise<void> {
  const linked = await linkTerminals(comptoir.url, [...names('rapide'), ...names('de mesure')]);
  const ours = linked.slice(0, MOST);
  const floors = linked.slice(MOST);
  const floorServer = await startFloor(comptoir, floors);
  try {
    const each = WARM_UP + COUNTS.length * (FULL.rounds * FULL.each + PACED.rounds * PACED.each);
    const sides = {
      product: await openTerminals(comptoir, ours, each),
      floor: await openTerminals(floorServer, floors, each),
    };
    await sides.product.push(MOST, { each: WARM_UP });
    await sides.floor.push(MOST, { each: WARM_UP });
    for (const count of COUNTS) await measureWith(sides, count);
    await sides.product.close();
    await sides.floor.close();
  } finally {
    await floorServer.stop();
  }
}

async function measureWith({ product, floor }: Sides, count: number): Promise<void> {
  const full: Round[] = [];
  for (let round = 0; round < FULL.rounds; round += 1)
    full.push({ load: await product.push(count, FULL), floor: await floor.push(count, FULL) });
  const paced: Round[] = [];
  const pace = { each: PACED.each, everyMs: (count * 1000) / PACED.perSecond };
  for (let round = 0; round < PACED.rounds; round += 1)
    paced.push({ load: await product.push(count, pace), floor: await floor.push(count, pace) });
  reportRelay(count, { full, paced });
}

const dataDir = mkdtempSync(join(tmpdir(), 'comptoir-bench-'));
let comptoir: RunningComptoir | null = null;
const tooLong = setTimeout(() => {
  void (comptoir?.stop() ?? Promise.resolve()).finally(() => process.exit(1));
}, ENDS_AFTER_MS);
try {
  comptoir = await startComptoir(dataDir);
  await measure(comptoir);
} finally {
  await comptoir?.stop();
  clearTimeout(tooLong);
  rmSync(dataDir, { recursive: true, force: true });
}

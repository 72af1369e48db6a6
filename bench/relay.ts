import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openFloor } from './relay/open-floor.ts';
import { openTerminals } from './relay/open-terminals.ts';
import { reportRelay, type Round } from './relay/report-relay.ts';
import { startComptoir, type RunningComptoir } from './relay/start-comptoir.ts';

/**
 * What the relay costs: `npm run bench -- relay`. Eight terminals submit bills that are signed beforehand, each over a
 * connection of its own and one after the other, to the built server on fresh data: real PostgreSQL with fsync on, real HTTP in,
 * real mutual TLS to the simulated authority in a process of its own.
 *
 * The floor is the least that a relay can do, on the same PostgreSQL and in turn with it: read, verify, one committed INSERT of
 * the text, eight lanes, no HTTP. Two pairs of rounds:
 * - full load, every terminal as fast as it is answered: bills per second, end to end, and the share of the same round's floor;
 * - a steady pace: the latency that we add, bill by bill: from our request to the answer, less the call to the authority
 *   inside it, timed on the wire in the server. The floor at the same pace shows what of that is the disk and the machine.
 *
 * Processor time per bill of every program, on Linux: what there is to save, and where.
 */
const TERMINALS = 8;
const WARM_UP = 250;
const FULL = { rounds: 7, each: 75 };
const PACED = { rounds: 4, each: 40, everyMs: 80 };

async function measure(comptoir: RunningComptoir): Promise<void> {
  const billsEach = WARM_UP + FULL.rounds * FULL.each + PACED.rounds * PACED.each;
  const terminals = await openTerminals(comptoir, { count: TERMINALS, billsEach });
  const lanes = terminals.all.map(({ linked, texts }) => ({ publicKey: linked.keys.publicKey, texts }));
  const floor = await openFloor(comptoir.postgresUrl, lanes);
  await terminals.push({ each: WARM_UP });
  await floor.run({ each: WARM_UP });
  const full: Round[] = [];
  for (let round = 0; round < FULL.rounds; round += 1)
    full.push({ load: await terminals.push({ each: FULL.each }), floor: await floor.run({ each: 2 * FULL.each }) });
  const paced: Round[] = [];
  for (let round = 0; round < PACED.rounds; round += 1)
    paced.push({ load: await terminals.push(PACED), floor: await floor.run({ ...PACED, each: PACED.each / 2 }) });
  reportRelay({ full, paced });
  await floor.close();
  await terminals.close();
}

const dataDir = mkdtempSync(join(tmpdir(), 'comptoir-bench-'));
try {
  const comptoir = await startComptoir(dataDir);
  try {
    await measure(comptoir);
  } finally {
    await comptoir.stop();
  }
} finally {
  rmSync(dataDir, { recursive: true, force: true });
}

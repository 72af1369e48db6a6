import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { addEvidence } from './growth/add-evidence.ts';
import { reportGrowth, type Pair } from './growth/report-growth.ts';
import { linkTerminals } from './relay/link-terminal.ts';
import { openTerminals, type Terminals } from './relay/open-terminals.ts';
import { startComptoir, type RunningComptoir } from './relay/start-comptoir.ts';

/**
 * Measures how the cost of a bill grows with their number: `npm run bench -- growth --folder /a/folder`, which
 * `npm run bench -- bills --rows 10000000 --folder /a/folder` has filled. Two Comptoirs run side by side, one on that folder and one on fresh
 * data; terminals submit the same number of bills to each in turn, as fast as they are answered. What counts is the processor
 * time of server and PostgreSQL for each bill: ≤ 1.15 times that of the empty one. The present month has its evidence and its
 * log as well, since that is where new rows go.
 *
 * `--terminals 8`, `--warm-up 150`, `--bills 60` for a round and `--rounds 6` make it shorter or longer. It may be repeated on
 * the folder.
 */
const { values } = parseArgs({
  options: {
    folder: { type: 'string' },
    terminals: { type: 'string', default: '8' },
    'warm-up': { type: 'string', default: '150' },
    bills: { type: 'string', default: '60' },
    rounds: { type: 'string', default: '6' },
  },
});
const TERMINALS = Number(values.terminals);
const WARM_UP = Number(values['warm-up']);
const ROUND = { each: Number(values.bills) };
const ROUNDS = Number(values.rounds);

async function openCounter(comptoir: RunningComptoir): Promise<Terminals> {
  // a folder that was measured before has tills of those names
  const at = Date.now();
  const names = Array.from({ length: TERMINALS }, (_, number) => `Caisse ${at} ${number + 1}`);
  const terminals = await openTerminals(
    comptoir,
    await linkTerminals(comptoir.url, names),
    WARM_UP + ROUNDS * ROUND.each,
  );
  await terminals.push(TERMINALS, { each: WARM_UP });
  return terminals;
}

async function measure(full: RunningComptoir, empty: RunningComptoir): Promise<void> {
  const stored = await addEvidence(full.postgresUrl);
  const [many, none] = [await openCounter(full), await openCounter(empty)];
  const pairs: Pair[] = [];
  for (let round = 0; round < ROUNDS; round += 1)
    pairs.push({ full: await many.push(TERMINALS, ROUND), empty: await none.push(TERMINALS, ROUND) });
  await Promise.all([many.close(), none.close()]);
  reportGrowth(stored, pairs);
}

const folder = values.folder ?? '';
if (!existsSync(join(folder, 'postgres')))
  throw new Error('give the folder of a filled database: npm run bench -- bills --rows 10000000 --folder /a/folder');
const fresh = mkdtempSync(join(tmpdir(), 'comptoir-bench-'));
const running: RunningComptoir[] = [];
try {
  for (const dataDir of [folder, fresh]) running.push(await startComptoir(dataDir));
  const [full, empty] = running;
  if (full && empty) await measure(full, empty);
} finally {
  await Promise.all(running.map((comptoir) => comptoir.stop()));
  rmSync(fresh, { recursive: true, force: true });
}

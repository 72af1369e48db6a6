import { mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { callOutside } from './call-outside.ts';
import { compareBooks, type Comparison } from './compare-books.ts';
import { drawFaults, FAULTS, type FaultName, type World } from './faults.ts';
import { lendDisk } from './lend-disk.ts';
import { openComptoir } from './open-comptoir.ts';
import { seededRandom } from './random.ts';
import { emptyTerminal, linkTerminal, workTerminal } from './work-terminal.ts';

/** Plan of the chaos: the number of faults, and their kinds where these are not left to the seed. */
export interface ChaosPlan {
  readonly seed: number;
  readonly count: number;
  readonly faults?: readonly FaultName[];
  readonly report: (line: string) => void;
}

export interface ChaosOutcome extends Comparison {
  readonly sales: number;
  readonly refusals: number;
}

const TERMINALS = ['caisse-1', 'caisse-2'];
const PATIENCE_MS = 180_000;

/** Sells and bills through one misfortune after the other, lets all come to rest, and compares the books. */
export async function runChaos({ seed, count, faults, report }: ChaosPlan): Promise<ChaosOutcome> {
  const folder = mkdtempSync(join(tmpdir(), 'comptoir-chaos-'));
  const disk = lendDisk(folder);
  const comptoir = openComptoir(join(folder, 'data'), join(folder, 'comptoir.log'));
  const backups = join(folder, 'backups');
  mkdirSync(backups);
  const random = seededRandom(seed);
  const outside = callOutside(comptoir);
  const midnight = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
  const world: World = { comptoir, outside, disk, random, backups, midnight, backup: null };
  try {
    await comptoir.start();
    for (const terminal of TERMINALS) await linkTerminal(comptoir.dataDir, terminal);
    const working = TERMINALS.map((terminal, index) =>
      workTerminal(comptoir.dataDir, terminal, seededRandom(seed * 100 + index)),
    );
    for (const name of faults ?? drawFaults(random, count, disk.isOwn)) {
      if (name === 'disk full' && !disk.isOwn) continue;
      report(name);
      await comptoir.start();
      await FAULTS[name](world);
      await sleep(500 + random() * 2500);
    }
    const done = await Promise.all(working.map((terminal) => terminal.stop()));
    report('at rest');
    await comeToRest(world);
    const comparison = await compareAtRest(world);
    const refusals = done.flatMap((terminal) => terminal.refusals);
    return { ...comparison, sales: done.reduce((all, { sales }) => all + sales, 0), refusals: refusals.length };
  } finally {
    await comptoir.kill(['launcher', 'server', 'simulators', 'postgres']);
    disk.remove();
  }
}

/** A payment whose server died is asked about when its lease has run out: what still differs then differs for good. */
async function compareAtRest({ comptoir, outside }: World): Promise<Comparison> {
  const deadline = Date.now() + PATIENCE_MS;
  for (;;) {
    const comparison = await compareBooks(comptoir.dataDir, outside, TERMINALS);
    if (comparison.faults.length === 0 || Date.now() > deadline) return comparison;
    await sleep(3000);
    for (const terminal of TERMINALS) await emptyTerminal(comptoir.dataDir, terminal);
  }
}

/** The outside world is well again; terminals submit what they have, and midnight finishes what it began. */
async function comeToRest(world: World): Promise<void> {
  const { comptoir, outside } = world;
  await comptoir.start();
  await outside.heal();
  await FAULTS.midnight(world);
  const deadline = Date.now() + PATIENCE_MS;
  for (const terminal of TERMINALS)
    while (!(await emptyTerminal(comptoir.dataDir, terminal)) && Date.now() < deadline) await sleep(2000);
  // a payment whose reply was lost is asked about every minute
  await sleep(2000);
  await FAULTS.midnight(world);
}

import { setTimeout as sleep } from 'node:timers/promises';
import type { Outside } from './call-outside.ts';
import type { Disk } from './lend-disk.ts';
import type { Part } from './list-processes.ts';
import type { Comptoir } from './open-comptoir.ts';
import { killInGroup, type Step } from './kill-in-group.ts';
import { pick } from './random.ts';
import { runNode } from './run-node.ts';

/** Target of faults. */
export interface World {
  readonly comptoir: Comptoir;
  readonly outside: Outside;
  readonly disk: Disk;
  readonly random: () => number;
  /** Folder of the copies of the database. */
  readonly backups: string;
  /** The day of the newest midnight. */
  midnight: string;
  /** The newest copy, null before the first. */
  backup: string | null;
}

export type FaultName = keyof typeof FAULTS;

/** A misfortune from its beginning to its end; afterwards Comptoir runs again. */
type Fault = (world: World) => Promise<void>;

const killing =
  (...parts: Part[]): Fault =>
  async ({ comptoir }) => {
    await comptoir.kill(parts);
    await comptoir.start();
  };

const killingInGroup =
  (step: Step, ...parts: Part[]): Fault =>
  ({ comptoir }) =>
    killInGroup(comptoir, step, parts);

const authority =
  (fault: object): Fault =>
  ({ outside }) =>
    outside.disturb('authority', fault);

/** The work of the next midnight. What it says is no matter: the books are compared at the end. */
async function midnight(world: World): Promise<void> {
  await runNode(world.comptoir.dataDir, ['scripts/run.mjs', 'billing', '--now', world.midnight], {
    timeoutMs: 120_000,
  });
}

function nextMidnight(world: World): void {
  const day = new Date(`${world.midnight}T12:00:00Z`);
  day.setUTCDate(day.getUTCDate() + 10);
  world.midnight = day.toISOString().slice(0, 10);
}

/** Kills in the middle of a midnight, which is begun again afterwards. */
const midnightKilling =
  (...parts: Part[]): Fault =>
  async (world) => {
    nextMidnight(world);
    const under = midnight(world);
    await sleep(200 + world.random() * 1500);
    await killing(...parts)(world);
    await under;
    await midnight(world);
  };

async function backUp(world: World): Promise<void> {
  const folder = `${world.backups}/${Date.now()}`;
  const { code, output } = await runNode(world.comptoir.dataDir, ['scripts/run.mjs', 'backup', folder], {
    timeoutMs: 120_000,
  });
  if (code !== 0) throw new Error(output);
  world.backup = folder;
}

/** Puts the newest copy back, as if the machine had been lost since. */
async function restore(world: World): Promise<void> {
  if (world.backup === null) return backUp(world);
  const { comptoir, backup } = world;
  await comptoir.stop();
  const { code, output } = await runNode(comptoir.dataDir, ['scripts/run.mjs', 'restore', backup, '--replace'], {
    timeoutMs: 120_000,
  });
  if (code !== 0) throw new Error(output);
  await comptoir.start();
}

export const FAULTS = {
  'server killed': killing('server'),
  'database killed': killing('postgres'),
  'simulators killed': killing('simulators'),
  'launcher killed': killing('launcher'),
  'all killed': killing('launcher', 'server', 'simulators', 'postgres'),
  'server killed as sales are stored': killingInGroup('transactions', 'server'),
  'server killed as sales are recorded': killingInGroup('transmission_replies', 'server'),
  'database killed as sales are stored': killingInGroup('transactions', 'postgres'),
  'database killed as sales are recorded': killingInGroup('transmission_replies', 'postgres'),
  'authority down': async ({ outside, random }: World) => {
    await outside.setMode('down');
    await sleep(1000 + random() * 4000);
    await outside.setMode('up');
  },
  'reply of the authority lost': authority({ fault: 'drop', times: 2 }),
  'page instead of a reply': authority({ fault: 'html503', times: 2 }),
  'slow authority': authority({ fault: 'slow', value: 1500, times: 3 }),
  midnight: async (world: World) => {
    nextMidnight(world);
    await midnight(world);
  },
  'replies of the card network lost at midnight': async (world: World) => {
    await world.outside.disturb('cards', { fault: 'drop', times: 3, route: 'charge' });
    nextMidnight(world);
    await midnight(world);
  },
  'server killed at midnight': midnightKilling('server'),
  'database killed at midnight': midnightKilling('postgres'),
  'disk full': async (world: World) => {
    world.disk.fill();
    await sleep(2000 + world.random() * 4000);
    world.disk.free();
    // whether it lived through it or not
    await sleep(1000);
    await world.comptoir.start();
  },
  backup: backUp,
  restore,
} as const satisfies Record<string, Fault>;

/** Draws the faults of a run, in their order: every kind at least once when there is room, a copy before the first restore. */
export function drawFaults(random: () => number, count: number, canFillDisk: boolean): FaultName[] {
  const kinds = (Object.keys(FAULTS) as FaultName[]).filter((name) => canFillDisk || name !== 'disk full');
  const shuffled = kinds.map((name) => ({ name, at: random() })).toSorted((a, b) => a.at - b.at);
  const drawn: FaultName[] = shuffled.map(({ name }) => name).slice(0, count);
  while (drawn.length < count) drawn.push(pick(random, kinds));
  return drawn;
}

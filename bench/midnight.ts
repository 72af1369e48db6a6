import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addMerchants } from './midnight/add-merchants.ts';
import { openMidnightFloor } from './midnight/open-midnight-floor.ts';
import { runMidnight } from './midnight/run-midnight.ts';
import { untilQuiet } from './midnight/until-quiet.ts';
import { call } from './relay/call.ts';
import { cpuPerBill } from './relay/read-cpu-times.ts';
import { startComptoir, type RunningComptoir } from './relay/start-comptoir.ts';

/**
 * The midnight of a whole province: `npm run bench -- midnight`. As many merchants as asked owe a month on the same day; the
 * built server makes the invoices and charges them at the simulated card network, a process of its own, with fsync on.
 *
 * The floor, in turn with it: for each merchant a bare call that charges the same card, and two commits of one row each,
 * sixteen at a time. Both are taken once what came before has been done to the end; what the card network reports of charges
 * afterwards is in neither. Processor time is that of all programs together, for each merchant. Linear is: as many per
 * second with twenty thousand as with one thousand. Memory is the server's own, the most while it works.
 */
const SIZES = process.argv.slice(2).map(Number);
const DEFAULT_SIZES = [1000, 5000, 20_000];
const WARM_UP = 300;
const FLOOR_AT_MOST = 2000;
const ADMINISTRATOR = { email: 'admin@comptoir.test', password: 'comptoir-demo' };

async function measure(comptoir: RunningComptoir, dataDir: string): Promise<void> {
  const { webToken: token } = await call<{ webToken: string }>(comptoir.url, { path: '/login', body: ADMINISTRATOR });
  const floor = await openMidnightFloor(comptoir);
  const measureOne = async (count: number, index: number) => {
    // A year apart, so that no merchant of the last size is due again on the day of the next one.
    const day = `${2040 + index}-03-15`;
    await addMerchants(comptoir, { count, day, dataDir });
    return withCpu(comptoir, count, () => runMidnight(comptoir, { token, day, count }));
  };
  await measureOne(WARM_UP, 0);
  await floor.run(WARM_UP);
  console.log(HEADINGS.map((heading, column) => heading.padStart(WIDTHS[column] ?? 0)).join(''));
  for (const [index, count] of (SIZES.length > 0 ? SIZES : DEFAULT_SIZES).entries()) {
    const night = await measureOne(count, index + 1);
    const floorCount = Math.min(count, FLOOR_AT_MOST);
    const bare = await withCpu(comptoir, floorCount, async () => ({ perSecond: await floor.run(floorCount) }));
    const speed = count / night.seconds;
    const figures = [
      count.toString(),
      night.seconds.toFixed(1),
      speed.toFixed(0),
      bare.perSecond.toFixed(0),
      (speed / bare.perSecond).toFixed(2),
      `${night.cpuMs.toFixed(2)} / ${bare.cpuMs.toFixed(2)}`,
      `${night.memoryMb.toFixed(0)} MB`,
    ];
    console.log(figures.map((figure, column) => figure.padStart(WIDTHS[column] ?? 0)).join(''));
  }
  await floor.close();
}

const HEADINGS = [
  'merchants',
  'seconds',
  'per second',
  'floor/s',
  'share (aim ≥ 0.5)',
  'processor ms / floor',
  'memory',
];
const WIDTHS = [9, 10, 13, 10, 20, 23, 10];

/** Does something in quiet, and reckons what each of so many took of the processors, which does not depend on who else is busy. */
async function withCpu<Result>(
  comptoir: RunningComptoir,
  count: number,
  work: () => Promise<Result>,
): Promise<Result & { cpuMs: number }> {
  await untilQuiet(comptoir);
  const before = comptoir.readCpuTimes();
  const result = await work();
  const spent = cpuPerBill(before, comptoir.readCpuTimes(), count);
  const cpuMs = spent ? spent.terminals + spent.server + spent.PostgreSQL + spent.authority : Number.NaN;
  return { ...result, cpuMs };
}

const dataDir = mkdtempSync(join(tmpdir(), 'comptoir-bench-'));
try {
  const comptoir = await startComptoir(dataDir);
  try {
    await measure(comptoir, dataDir);
  } finally {
    await comptoir.stop();
  }
} finally {
  rmSync(dataDir, { recursive: true, force: true });
}

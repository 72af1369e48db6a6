import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addMerchants } from './midnight/add-merchants.ts';
import { openMidnightFloor } from './midnight/open-midnight-floor.ts';
import { runMidnight } from './midnight/run-midnight.ts';
import { untilQuiet } from './midnight/until-quiet.ts';
import { call } from './relay/call.ts';
import { startComptoir, type RunningComptoir } from './relay/start-comptoir.ts';

/**
 * The midnight of a whole province: `npm run bench -- midnight`. As many merchants as told owe a month on the same day; the
 * built server makes the invoices and charges them at the simulated card network, a process of its own, with fsync on.
 *
 * The floor, in turn with it: for each merchant a bare call that charges the same card, and two commits of one row each,
 * sixteen at a time. Both are taken once what came before has been done to the end; what the card network tells of charges
 * afterwards is in neither. Linear is: as many per second with twenty thousand as with one thousand. Memory is the server's
 * own, the most while it works.
 */
const SIZES = process.argv.slice(2).map(Number);
const DEFAULT_SIZES = [1000, 5000, 20_000];
const WARM_UP = 300;
const ADMINISTRATOR = { email: 'admin@comptoir.test', password: 'comptoir-demo' };

async function measure(comptoir: RunningComptoir, dataDir: string): Promise<void> {
  const { webToken: token } = await call<{ webToken: string }>(comptoir.url, { path: '/login', body: ADMINISTRATOR });
  const floor = await openMidnightFloor(comptoir);
  const measureOne = async (count: number, index: number) => {
    // A year apart, so that nobody of the last size is due again on the day of the next one.
    const day = `${2040 + index}-03-15`;
    await addMerchants(comptoir, { count, day, dataDir });
    await untilQuiet(comptoir);
    return runMidnight(comptoir, { token, day, count });
  };
  await measureOne(WARM_UP, 0);
  await floor.run(WARM_UP);
  console.log('merchants   seconds   per second   floor/s   share (aim ≥ 0.5)   memory at most');
  for (const [index, count] of (SIZES.length > 0 ? SIZES : DEFAULT_SIZES).entries()) {
    const { seconds, memoryMb } = await measureOne(count, index + 1);
    const speed = count / seconds;
    await untilQuiet(comptoir);
    const floorSpeed = await floor.run(Math.min(count, 2000));
    const figures = [count, seconds.toFixed(1), speed.toFixed(0), floorSpeed.toFixed(0)];
    const row = figures.map((figure, column) => String(figure).padStart([9, 10, 13, 10][column] ?? 0)).join('');
    console.log(`${row}${(speed / floorSpeed).toFixed(2).padStart(20)}${`${memoryMb.toFixed(0)} MB`.padStart(17)}`);
  }
  await floor.close();
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

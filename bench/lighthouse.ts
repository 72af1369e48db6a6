import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { quantile } from './lib/quantile.ts';
import { measureLoad, type Load } from './lighthouse/measure-load.ts';
import { openBrowser } from './lighthouse/open-browser.ts';
import { timeVisits } from './lighthouse/time-visits.ts';
import { startComptoir } from './relay/start-comptoir.ts';

/**
 * Measures the time until a screen is there on a telephone: `npm run bench -- lighthouse`. Lighthouse on its simulated
 * telephone, the median of three, each in a browser that has never been here; then the time to content over a line that is made
 * slow, at a first visit and at a second one, when worker and kept answers are there. Lighthouse's line is 150 ms and 1.6 Mb/s,
 * its processor four times slower; so is that of the visits. The limits are aims: a machine that does other things meets none
 * of them.
 */

const RUNS = 3;
interface Screen {
  readonly path: string;
  /** User of the screen, null for everyone's. */
  readonly email: string | null;
  /** The performance that is aimed at. */
  readonly aim: number;
}

const SCREENS: readonly Screen[] = [
  { path: '/', email: null, aim: 95 },
  { path: '/registration', email: null, aim: 95 },
  { path: '/dashboard', email: 'merchant@comptoir.test', aim: 90 },
  { path: '/logs', email: 'merchant@comptoir.test', aim: 90 },
  { path: '/merchant', email: 'merchant@comptoir.test', aim: 90 },
  { path: '/admin/merchantlist', email: 'admin@comptoir.test', aim: 90 },
];

async function signIn(url: string, email: string | null): Promise<string | null> {
  if (!email) return null;
  const reply = await fetch(`${url}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: 'comptoir-demo' }),
  });
  return ((await reply.json()) as { webToken: string }).webToken;
}

const middle = (loads: readonly Load[], of: (load: Load) => number): number => quantile(loads.map(of), 0.5);

/** The loads of a screen, each in a browser that has never been here. */
async function load(url: string, screen: Screen, folder: string): Promise<Load[]> {
  const loads: Load[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const browser = await openBrowser(join(folder, `load${screen.path.replaceAll('/', '-')}${run}`));
    try {
      await browser.enter(url, await signIn(url, screen.email));
      loads.push(await measureLoad(`${url}${screen.path}`, browser.port));
    } finally {
      await browser.close();
    }
  }
  return loads;
}

async function reportLoads(url: string, folder: string): Promise<void> {
  console.log('screen                 performance  aim  accessibility  practices    FCP    LCP    TBT    CLS');
  for (const screen of SCREENS) {
    const loads = await load(url, screen, folder);
    const percent = (of: (one: Load) => number): string => String(Math.round(100 * middle(loads, of)));
    const seconds = (of: (one: Load) => number): string => `${(middle(loads, of) / 1000).toFixed(1)} s`;
    const blocked = middle(loads, ({ tbtMs }) => tbtMs);
    const moved = middle(loads, ({ cls }) => cls);
    const line = [
      screen.path.padEnd(22),
      percent(({ performance }) => performance).padStart(11),
      String(screen.aim).padStart(4),
      percent(({ accessibility }) => accessibility).padStart(14),
      percent(({ practices }) => practices).padStart(10),
      seconds(({ fcpMs }) => fcpMs).padStart(6),
      seconds(({ lcpMs }) => lcpMs).padStart(6),
      blocked.toFixed(0).padStart(6),
      moved.toFixed(2).padStart(6),
    ];
    console.log(line.join(' '));
  }
}

async function reportVisits(url: string, folder: string): Promise<void> {
  console.log('\nseconds to content     first visit  second visit');
  for (const { path, email } of SCREENS.filter((screen) => screen.email)) {
    const visits = await timeVisits(join(folder, `visit${path.replaceAll('/', '-')}`), {
      url,
      path,
      token: await signIn(url, email),
      runs: RUNS,
    });
    console.log(`${path.padEnd(22)} ${visits.first.toFixed(2).padStart(11)} ${visits.second.toFixed(2).padStart(13)}`);
  }
}

if (!existsSync(join(import.meta.dirname, '../dist/web/index.html'))) {
  throw new Error('there is no build to measure: run npm run build first');
}
const folder = mkdtempSync(join(tmpdir(), 'comptoir-lighthouse-'));
try {
  const comptoir = await startComptoir(join(folder, 'data'));
  try {
    await reportLoads(comptoir.url, folder);
    await reportVisits(comptoir.url, folder);
  } finally {
    await comptoir.stop();
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}

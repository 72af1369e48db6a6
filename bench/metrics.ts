import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { median } from './lib/quantile.ts';
import { linkTerminals } from './relay/link-terminal.ts';
import { openTerminals, type Load, type Terminals } from './relay/open-terminals.ts';
import { startComptoir, type RunningComptoir } from './relay/start-comptoir.ts';
import { makeLogin, startAnother, type OneServer } from './servers/start-another.ts';

/**
 * Measures what metrics cost: `npm run bench -- metrics`. Two built servers on one database, one with metrics that are scraped every second
 * and one without any, take turns with eight terminals each at full load; which comes first changes from pair to pair. What counts is the
 * share of bills per second, by the median of the pairs, and of processor time per bill. `--pairs 10` and `--bills 75` make it shorter or longer.
 */
const { values } = parseArgs({
  options: {
    pairs: { type: 'string', default: '10' },
    bills: { type: 'string', default: '75' },
    'warm-up': { type: 'string', default: '300' },
  },
});
const TERMINALS = 8;
const PAIRS = Number(values.pairs);
const EACH = Number(values.bills);
const WARM_UP = Number(values['warm-up']);
const SCRAPE_EVERY_MS = 1000;

interface Side {
  readonly terminals: Terminals;
  readonly server: OneServer;
}

const names = (of: string): string[] => Array.from({ length: TERMINALS }, (_, number) => `Caisse ${of} ${number + 1}`);

/** Opens a server with terminals of its own. */
async function openSide(comptoir: RunningComptoir, server: OneServer, name: string): Promise<Side> {
  const linked = await linkTerminals(comptoir.url, names(name));
  const relay = {
    url: `http://127.0.0.1:${server.port}`,
    takeAuthorityTimes: () => server.takeAuthorityTimes(),
    readCpuTimes: () => comptoir.readCpuTimes({ server: [server.pid] }),
  };
  const terminals = await openTerminals(relay, linked, WARM_UP + PAIRS * EACH);
  await terminals.push(TERMINALS, { each: WARM_UP });
  return { terminals, server };
}

/** Asks for metrics again and again, as Prometheus does but fifteen times as often; returns how to stop, and how long each took. */
function scrape(url: string): { stop: () => { tookMs: readonly number[]; bytes: number } } {
  const tookMs: number[] = [];
  let bytes = 0;
  const ask = async (): Promise<void> => {
    const startedAt = performance.now();
    const reply = await fetch(url);
    if (!reply.ok) throw new Error(`metrics were answered with ${reply.status}`);
    bytes = (await reply.text()).length;
    tookMs.push(performance.now() - startedAt);
  };
  const timer = setInterval(() => void ask(), SCRAPE_EVERY_MS);
  return {
    stop: () => {
      clearInterval(timer);
      return { tookMs, bytes };
    },
  };
}

const cpuOf = ({ cpu }: Load): number =>
  cpu ? cpu.terminals + cpu.server + cpu.PostgreSQL + cpu.authority : Number.NaN;

function report(name: string, shares: readonly number[], aim = ''): void {
  const [least, most] = [Math.min(...shares), Math.max(...shares)];
  console.log(`${name}: ${median(shares).toFixed(3)} (${least.toFixed(3)} to ${most.toFixed(3)}) of off${aim}`);
}

async function measure(off: Side, on: Side): Promise<void> {
  const push = ({ terminals }: Side): Promise<Load> => terminals.push(TERMINALS, { each: EACH });
  const pairs: { off: Load; on: Load }[] = [];
  for (let pair = 0; pair < PAIRS; pair += 1) {
    const isOnFirst = pair % 2 === 1;
    const first = await push(isOnFirst ? on : off);
    const second = await push(isOnFirst ? off : on);
    pairs.push(isOnFirst ? { on: first, off: second } : { off: first, on: second });
  }
  const perSecond = (side: 'off' | 'on'): string => median(pairs.map((pair) => pair[side].perSecond)).toFixed(0);
  console.log(`bills per second: ${perSecond('on')} with metrics, ${perSecond('off')} without; ${PAIRS} pairs`);
  report(
    'bills per second',
    pairs.map((pair) => pair.on.perSecond / pair.off.perSecond),
    ' (aim ≥ 0.98)',
  );
  report(
    'processor time per bill, all programs',
    pairs.map((pair) => cpuOf(pair.on) / cpuOf(pair.off)),
    '',
  );
  report(
    'processor time per bill, server',
    pairs.map(
      ({ on: { cpu: one }, off: { cpu: other } }) => (one?.server ?? Number.NaN) / (other?.server ?? Number.NaN),
    ),
    '',
  );
}

const dataDir = mkdtempSync(join(tmpdir(), 'comptoir-bench-'));
let comptoir: RunningComptoir | null = null;
const servers: OneServer[] = [];
try {
  comptoir = await startComptoir(dataDir);
  const client = new pg.Client({ connectionString: comptoir.postgresUrl });
  await client.connect();
  const databaseUrl = await makeLogin(client, comptoir.postgresUrl);
  await client.end();
  const port = 19_464;
  const start = (number: number, settings: NodeJS.ProcessEnv) =>
    startAnother(comptoir as RunningComptoir, { dataDir, databaseUrl, number, settings });
  servers.push(await start(2, {}), await start(3, { METRICS_PORT: String(port) }));
  const [without, withMetrics] = servers as [OneServer, OneServer];
  const off = await openSide(comptoir, without, 'sans');
  const on = await openSide(comptoir, withMetrics, 'avec');
  const scraping = scrape(`http://127.0.0.1:${port}/metrics`);
  await measure(off, on);
  const { tookMs, bytes } = scraping.stop();
  console.log(`${tookMs.length} scrapes of ${bytes} bytes: ${median(tookMs).toFixed(1)} ms each at full load`);
  console.log(
    `load average at the end: ${loadavg()
      .map((load) => load.toFixed(1))
      .join(', ')}`,
  );
  await Promise.all([off, on].map(({ terminals }) => terminals.close()));
} finally {
  for (const server of servers) await server.stop();
  await comptoir?.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

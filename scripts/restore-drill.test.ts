import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it } from 'vitest';

let home: string;
let dataDir: string;
let launcher: ChildProcess | null = null;

beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'comptoir-drill-'));
  dataDir = join(home, 'data');
});
afterEach(async () => {
  await stop();
  rmSync(home, { recursive: true, force: true });
});

const environment = (): NodeJS.ProcessEnv => ({
  ...process.env,
  LANG: 'en_CA.UTF-8',
  LC_ALL: '',
  PORT: '0',
  COMPTOIR_DEMO: 'on',
  AUTHORITY_CONTROL_URL: '',
  DATABASE_URL: '',
  DATA_DIR: dataDir,
});

async function start(): Promise<void> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'start.mjs')], { env: environment() });
  launcher = child;
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (said += text.toString()));
  while (!said.includes('Ctrl-C to stop')) {
    if (child.exitCode !== null) throw new Error(said);
    await sleep(100);
  }
}

async function stop(): Promise<void> {
  const child = launcher;
  launcher = null;
  if (!child || child.exitCode !== null) return;
  const ended = new Promise((done) => child.once('exit', done));
  child.kill('SIGTERM');
  await ended;
}

/** Runs one of the commands beside `npm start`; what it says, or an error that says it. */
async function run(words: string): Promise<string> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'run.mjs'), ...words.split(' ')], {
    env: environment(),
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (said += text.toString()));
  const code = await new Promise((done) => child.once('close', done));
  if (code !== 0) throw new Error(`${words} ended with ${String(code)}: ${said}`);
  return said;
}

interface Manifest {
  readonly counts: Readonly<Record<string, number>>;
  readonly lanes: readonly { deviceId: string; position: number; head: string | null }[];
}

const place = (name: string): string => join(home, name);

/** Copies the running database; what the copy says that it holds. */
async function backUp(name: string): Promise<Manifest> {
  await run(`backup ${place(name)}`);
  return JSON.parse(readFileSync(join(place(name), 'manifest.json'), 'utf8')) as Manifest;
}

const running = (): Record<string, string> =>
  JSON.parse(readFileSync(join(dataDir, 'running.json'), 'utf8')) as Record<string, string>;

/** How many bills the authority has, how many of them came again, and what in their chains it cannot explain. */
async function askAuthority(): Promise<{ transactions: number; openDiagnostics: number }> {
  const reply = await fetch(new URL('/control/status', running()['authorityControlUrl']));
  return ((await reply.json()) as { counters: { transactions: number; openDiagnostics: number } }).counters;
}

/** What the card network took, by the charges in its journal. */
function readCharges(): { count: number; cents: number } {
  const charges = new Map<string, { status: string; amountCents: number }>();
  for (const line of readFileSync(join(dataDir, 'cards', 'journal.jsonl'), 'utf8')
    .split('\n')
    .filter(Boolean)) {
    const { changes = [] } = JSON.parse(line) as {
      changes?: { charge?: { id: string; status: string; amountCents: number } }[];
    };
    for (const { charge } of changes) if (charge) charges.set(charge.id, charge);
  }
  const taken = [...charges.values()].filter(({ status }) => status === 'succeeded');
  return { count: taken.length, cents: taken.reduce((sum, { amountCents }) => sum + amountCents, 0) };
}

const readyz = async (): Promise<{ restore?: { isReconciled: boolean; unheardDevices: number } }> =>
  (await (await fetch(`${running()['portalUrl'] ?? ''}/api/readyz`)).json()) as {
    restore?: { isReconciled: boolean; unheardDevices: number };
  };

/** The midnight of the first of the month after next. */
function aMidnight(): string {
  const today = new Date();
  return new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + 2, 1)).toISOString().slice(0, 10);
}

const numberOf = (said: string): string => /(?:Facture|Bill) (\w{4}-\d+)/.exec(said)?.[1] ?? 'no number';

it('loses nothing, does nothing twice and forks no chain when a copy is put back', { timeout: 240_000 }, async () => {
  const midnight = aMidnight();
  await start();
  await run('terminal sale 5.00');
  await backUp('copy');

  const lost = numberOf(await run('terminal sale 6.00'));
  await run('terminal sale 7.00');
  const before = readCharges();
  await run(`billing --now ${midnight}`);
  const charged = readCharges();
  expect(charged.count).toBeGreaterThan(before.count);
  const asItWas = await backUp('as-it-was');
  await stop();

  await run(`restore ${place('copy')} --replace`);
  expect(existsSync(join(dataDir, 'restored.json'))).toBe(true);
  await start();
  const waiting = await readyz();
  expect(waiting.restore).toMatchObject({ isReconciled: true });

  await run('terminal sale 8.00');
  await run(`terminal refund ${lost}`);
  await run(`billing --now ${midnight}`);
  expect(readCharges()).toEqual(charged);
  expect((await readyz()).restore?.unheardDevices).toBe((waiting.restore?.unheardDevices ?? 0) - 1);

  const afterwards = await backUp('afterwards');
  expect(await run(`restore:check ${place('afterwards')}`)).toContain('This backup can be restored.');
  const { transactions, openDiagnostics } = await askAuthority();
  expect(openDiagnostics).toBe(0);
  expect(afterwards.counts['transactions']).toBe(transactions);
  expect(afterwards.counts['transactions']).toBe((asItWas.counts['transactions'] ?? 0) + 2);
  expect(afterwards.counts['invoices']).toBe(asItWas.counts['invoices']);
  expect(await run('terminal status')).toMatch(/(Acceptées|Accepted) +5\n/);
});

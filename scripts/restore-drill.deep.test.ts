import { execFile, spawn, type ChildProcess } from 'node:child_process';
import {
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, it } from 'vitest';

let home: string;
let dataDir: string;
let launcher: ChildProcess | null = null;

beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'comptoir-drill-'));
  dataDir = join(home, 'data');
  // open to all, as one that someone made beforehand
  mkdirSync(dataDir, { mode: 0o755 });
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
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (output += text.toString()));
  while (!output.includes('Ctrl-C to stop')) {
    if (child.exitCode !== null) throw new Error(output);
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
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (output += text.toString()));
  const code = await new Promise((done) => child.once('close', done));
  if (code !== 0) throw new Error(`${words} ended with ${String(code)}: ${output}`);
  return output;
}

/** The proof of the demo merchant's bills of these days, as it is downloaded from the running server. */
async function saveProof(name: string): Promise<string> {
  const api = `${running()['portalUrl'] ?? ''}/api`;
  const account = JSON.stringify({ email: 'merchant@comptoir.test', password: 'comptoir-demo' });
  const headers = { 'content-type': 'application/json' };
  const login = await fetch(`${api}/login`, { method: 'POST', headers, body: account });
  const { webToken } = (await login.json()) as { webToken: string };
  const dayOf = (instant: number) => new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Montreal' }).format(instant);
  const days = `from=${dayOf(Date.now() - 86_400_000)}&to=${dayOf(Date.now())}`;
  const proof = await fetch(`${api}/proof?${days}`, { headers: { authorization: `Bearer ${webToken}` } });
  writeFileSync(place(name), Buffer.from(await proof.arrayBuffer()), { mode: 0o600 });
  return place(name);
}

/** Counts the bills that a proof proves. */
const countProven = async (file: string): Promise<number> =>
  Number(/^Bills: (\d+)$/m.exec((await verifyProofs([file])).stdout)?.[1]);

/** Verifies proofs together, with the program that comes with them. Rejects unless all is right. */
const verifyProofs = (files: readonly string[]): Promise<{ stdout: string }> =>
  promisify(execFile)(process.execPath, [join(import.meta.dirname, '../dist/verifier/verify.mjs'), '--en', ...files]);

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

/** Returns the counts of the authority's bills, and of faults in their chains that it cannot explain. */
async function askAuthority(): Promise<{ transactions: number; openDiagnostics: number }> {
  const reply = await fetch(new URL('/control/status', running()['authorityControlUrl']));
  return ((await reply.json()) as { counters: { transactions: number; openDiagnostics: number } }).counters;
}

/** Sums the charges that the card network took, by its journal. */
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

/** Files and folders in here that anyone but their owner may use, with their modes. */
const listOpen = (folder: string): string[] =>
  [folder, ...readdirSync(folder, { recursive: true }).map((name) => join(folder, String(name)))].flatMap((file) => {
    const mode = lstatSync(file).mode & 0o777;
    return (mode & 0o077) === 0 ? [] : [`${mode.toString(8)} ${file}`];
  });

const numberOf = (output: string): string => /(?:Facture|Bill) (\w{4}-\d+)/.exec(output)?.[1] ?? 'no number';

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
  const proof = await saveProof('proof-before.zip');
  const proven = await countProven(proof);
  expect(proven).toBeGreaterThan(2);
  await stop();

  expect(await run(`restore ${place('copy')} --replace`)).toContain('The copy lacks at most 2 bills');
  expect(existsSync(join(dataDir, 'restored.json'))).toBe(true);
  await start();
  const waiting = await readyz();
  expect(waiting.restore).toMatchObject({ isReconciled: true });

  expect(await countProven(proof)).toBe(proven);

  expect(await run('restored --list')).toMatch(/not heard yet: 2 bills missing after bill \w{4}-\d+\n/);
  expect(await run('terminal sale 8.00')).toMatch(
    /2 (factures lui ont été remises de nouveau|bills submitted to it again)/,
  );
  expect(await run('restored --list')).toMatch(/, 2 bills handed in again\n/);
  await run(`terminal refund ${lost}`);
  await run(`billing --now ${midnight}`);
  expect(readCharges()).toEqual(charged);
  expect((await readyz()).restore?.unheardDevices).toBe((waiting.restore?.unheardDevices ?? 0) - 1);

  const proofAfterwards = await saveProof('proof-after.zip');
  await verifyProofs([proof, proofAfterwards]);
  expect(await countProven(proofAfterwards)).toBe(proven + 2);
  const afterwards = await backUp('afterwards');
  const checked = await run(`restore:check ${place('afterwards')}`);
  expect(checked).toContain('This backup can be restored.');
  expect(checked).toMatch(/• known since a restore, and no fault:\n(?: {4}.*\n)*? {4}.*, 2 bills handed in again\n/);
  const { transactions, openDiagnostics } = await askAuthority();
  expect(openDiagnostics).toBe(0);
  expect(afterwards.counts['transactions']).toBe(transactions);
  expect(afterwards.counts['transactions']).toBe((asItWas.counts['transactions'] ?? 0) + 2);
  expect(afterwards.counts['invoices']).toBe(asItWas.counts['invoices']);
  expect(listOpen(home)).toEqual([]);
  expect(await run('terminal status')).toMatch(/(Acceptées|Accepted) +5\n/);
});

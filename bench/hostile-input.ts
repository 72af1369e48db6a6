import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { Client } from 'undici';
import type { Attacked } from './hostile/attack.ts';
import { listAttacks, type Attack } from './hostile/attacks.ts';
import { median, quantile } from './lib/quantile.ts';
import { call } from './relay/call.ts';
import { end, heard } from './relay/hear-child.ts';
import { linkTerminals, signIn } from './relay/link-terminal.ts';
import { signBills } from './relay/sign-bills.ts';
import { openTerminals, type Terminals } from './relay/open-terminals.ts';
import { startComptoir } from './relay/start-comptoir.ts';

/**
 * Measures the wait that anyone's request brings others: `npm run bench -- hostile-input`. One attacker at a time sends the
 * largest of each kind that is let in, again as soon as it is answered, in a process of its own. Beside it `readyz` is asked
 * every twenty milliseconds, a terminal submits four bills a second, and a bare server of its own process is asked as often as
 * `readyz`: what that makes wait, the machine does. Aim: no one waits more than 50 ms beyond what they wait alone, nor beyond
 * the bare server.
 *
 * `--seconds 5` makes each attack longer or shorter, `--only mail` takes those with a word in their name.
 */
const { values } = parseArgs({
  options: { seconds: { type: 'string', default: '5' }, only: { type: 'string', default: '' } },
});
const SECONDS = Number(values.seconds);
const EVERY_MS = 20;
const BILLS_EVERY_MS = 250;
const MAIL_PASSWORD = 'a-password-of-the-mail-service';

interface Waited {
  readonly readyz: readonly number[];
  readonly bare: readonly number[];
  readonly sale: readonly number[];
}

interface World {
  readonly url: string;
  readonly bareUrl: string;
  readonly terminals: Terminals;
}

async function watch({ url, bareUrl, terminals }: World): Promise<Waited> {
  const bills = terminals.push(1, { each: Math.ceil((SECONDS * 1000) / BILLS_EVERY_MS), everyMs: BILLS_EVERY_MS });
  const [readyz, bare, sold] = await Promise.all([askOften(url, '/api/readyz'), askOften(bareUrl, '/'), bills]);
  return { readyz, bare, sale: sold.bills.map(({ added }) => added) };
}

/** Asks at each beat, whether or not the one before is answered: who waits counts as often as they would have asked. */
async function askOften(url: string, path: string): Promise<number[]> {
  const client = new Client(url, { pipelining: 1 });
  const endsAt = performance.now() + SECONDS * 1000;
  const times: number[] = [];
  while (performance.now() < endsAt) {
    const askedAt = performance.now();
    const reply = await client.request({ method: 'GET', path });
    await reply.body.dump();
    times.push(performance.now() - askedAt);
    await sleep(Math.max(0, EVERY_MS - (performance.now() - askedAt)));
  }
  await client.close();
  return times;
}

function startProgram(name: string): ChildProcess {
  const program = join(import.meta.dirname, 'hostile', name);
  return spawn(process.execPath, ['--import', 'tsx', program], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
}

async function watchBeside(world: World, attack: Attack): Promise<Waited & Attacked> {
  const attacker = startProgram('attack.ts');
  await new Promise((resolve) => attacker.once('spawn', resolve));
  const attacked = heard<Attacked>(attacker, 'answers');
  const begun = heard<{ begun: true }>(attacker, 'begun');
  attacker.send({ url: world.url, attack });
  await begun;
  const waited = await watch(world);
  attacker.send('stop');
  return { ...waited, ...(await attacked) };
}

const figures = (times: readonly number[]): string =>
  [median(times), quantile(times, 0.99), Math.max(...times)].map((ms) => ms.toFixed(1)).join(' / ');

function report(name: string, { readyz, bare, sale, answers }: Waited & Partial<Attacked>, alone: Waited | null): void {
  const beyond = (of: keyof Waited): number => (alone ? Math.max(...alone[of]) : 0);
  const most = Math.max(
    Math.max(...readyz) - Math.max(beyond('readyz'), Math.max(...bare)),
    Math.max(...sale) - Math.max(beyond('sale'), Math.max(...bare)),
  );
  const share = quantile(readyz, 0.99) / quantile(bare, 0.99);
  const verdict = alone ? `; beyond both ${Math.max(0, most).toFixed(0)} ms (aim ≤ 50)` : '';
  console.log(
    `${name}: ms p50 / p99 / most: readyz ${figures(readyz)}, sale ${figures(sale)}, bare ${figures(bare)}; readyz × ${share.toFixed(1)} of bare at p99${verdict}${answers ? `; answered ${JSON.stringify(answers)}` : ''}`,
  );
}

async function measure(url: string, bareUrl: string): Promise<void> {
  const merchant = await signIn(url);
  const login = async (email: string) =>
    (await call<{ webToken: string }>(url, { path: '/login', body: { email, password: 'comptoir-demo' } })).webToken;
  const [partner, admin] = [await login('partner@comptoir.test'), await login('admin@comptoir.test')];
  const { partnerId } = await call<{ partnerId: string }>(url, { path: '/session', token: partner });
  const [counter, hostile] = await linkTerminals(url, ['Caisse A', 'Caisse B']);
  if (!counter || !hostile) throw new Error('no terminal was linked');
  const { token, deviceNumber } = hostile;
  const till = { token, deviceNumber, bills: await signBills(hostile, 500) };
  const who = { merchant, partner, admin, partnerId, mail: MAIL_PASSWORD, till };
  const attacks = Object.entries(listAttacks(who)).filter(([name]) => name.includes(values.only));
  const billsEach = 40 + (attacks.length + 1) * Math.ceil((SECONDS * 1000) / BILLS_EVERY_MS);
  const terminals = await openTerminals(comptoir, [counter], billsEach);
  await terminals.push(1, { each: 40 });
  const world = { url, bareUrl, terminals };
  const alone = await watch(world);
  report('alone', alone, null);
  for (const [name, attack] of attacks) {
    report(name, await watchBeside(world, attack), alone);
  }
  await terminals.close();
}

process.env['SUPPORT_REPLY_ADDRESS'] = 'reponse@comptoir.test';
process.env['INBOUND_MAIL_PASSWORD'] = MAIL_PASSWORD;
const dataDir = mkdtempSync(join(tmpdir(), 'comptoir-bench-'));
const comptoir = await startComptoir(dataDir);
const bare = startProgram('bare-server.ts');
try {
  const { port } = await heard<{ port: number }>(bare, 'port');
  await measure(comptoir.url, `http://127.0.0.1:${port}`);
} finally {
  await end(bare);
  await comptoir.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

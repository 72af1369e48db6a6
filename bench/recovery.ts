import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { watchMemory } from './lib/read-memory.ts';
import { sendBare } from './recovery/send-bare.ts';
import { sellOn, submitWaiting } from './recovery/submit-waiting.ts';
import { call } from './relay/call.ts';
import { linkTerminals, signIn } from './relay/link-terminal.ts';
import { cpuPerBill, type CpuTimes } from './relay/read-cpu-times.ts';
import { enrolFloor } from './relay/start-floor.ts';
import { startComptoir, type RunningComptoir } from './relay/start-comptoir.ts';

/**
 * Measures the time until an outage is over: `npm run bench -- recovery`, or `-- recovery --bills 1000`. No one can reach the
 * authority while eight terminals submit 10,000 bills to the built server; then the authority is back and someone presses the
 * button. The time runs until no bill waits.
 *
 * The authority's program has taken some thousand bills before, so that neither finds it cold. The floor sends as many bills of
 * eight other terminals in the same batches to the same authority, by `node:https` over kept mutual TLS: no database, no
 * evidence, nothing to lose. It comes after the server, when the authority has as many bills as before it.
 */
const { values } = parseArgs({ options: { bills: { type: 'string' } } });
const TERMINALS = 8;
const EACH = Math.ceil(Number(values.bills ?? 10_000) / TERMINALS);
const BILLS = TERMINALS * EACH;

const WARM_UP = 2000;
const LOOK_EVERY_MS = 20;
/** A bill that still waits then has been forgotten. */
const ENDS_AFTER_MS = 10 * 60_000;

async function measure(comptoir: RunningComptoir): Promise<void> {
  const names = Array.from({ length: 2 * TERMINALS + 1 }, (_, number) => `Caisse de reprise ${number + 1}`);
  const [first, ...linked] = await linkTerminals(comptoir.url, names);
  if (!first) throw new Error('no terminal was linked');
  const terminals = await sellOn(linked, EACH);
  const [ours, floors] = [terminals.slice(0, TERMINALS), terminals.slice(TERMINALS)];
  const identity = await enrolFloor(comptoir, first.software);
  await sendBare(identity, await sellOn([first], WARM_UP));
  await setAuthority(comptoir, 'down');
  await submitWaiting(comptoir.url, ours);
  await setAuthority(comptoir, 'up');
  const before = comptoir.readCpuTimes();
  const { result: ms, grewMb } = await watchMemory(comptoir.serverPid, () => clear(comptoir));
  const spent = cpuPerBill(before, comptoir.readCpuTimes(), BILLS);
  const floorMs = await sendBare(identity, floors);
  const speed = (took: number): string => `${((BILLS / took) * 1000).toFixed(0)} bills/s`;
  console.log(`${BILLS} bills of ${TERMINALS} terminals: ${(ms / 1000).toFixed(1)} s, ${speed(ms)}`);
  if (spent) console.log(`  processor time per bill: ${describe(spent)}`);
  console.log(`  floor ${(floorMs / 1000).toFixed(1)} s, ${speed(floorMs)}`);
  console.log(`  share ${(floorMs / ms).toFixed(2)} (aim ≥ 0.4), memory grew by ${grewMb.toFixed(0)} MiB`);
}

const describe = (spent: CpuTimes): string =>
  (['server', 'PostgreSQL', 'authority', 'others'] as const)
    .map((program) => `${program} ${spent[program].toFixed(3)} ms`)
    .join(', ');

/** From the press of the button until its batch has ended with an answer for every bill. Returns milliseconds. */
async function clear({ url, postgresUrl }: RunningComptoir): Promise<number> {
  const client = new pg.Client({ connectionString: postgresUrl });
  await client.connect();
  try {
    const acceptedBefore = await count(client, ACCEPTED);
    const waiting = await count(client, WAITING);
    if (waiting !== BILLS) throw new Error(`${waiting} bills wait, and not ${BILLS}`);
    const token = await signIn(url);
    const startedAt = performance.now();
    await call(url, { path: '/transmissions/batches', token, body: {} });
    while ((await count(client, RUNNING)) > 0) {
      if (performance.now() - startedAt > ENDS_AFTER_MS) throw new Error('bills still wait');
      await sleep(LOOK_EVERY_MS);
    }
    const ms = performance.now() - startedAt;
    const accepted = (await count(client, ACCEPTED)) - acceptedBefore;
    if (accepted !== BILLS) throw new Error(`the authority accepted ${accepted} bills, and not ${BILLS}`);
    return ms;
  } finally {
    await client.end();
  }
}

const WAITING = "select count(*)::int as count from transmissions where state in ('waiting', 'sending', 'unknown')";
const ACCEPTED = "select count(*)::int as count from transmissions where state = 'accepted'";
/** One row: looking must not take what is measured, as counting what waits would. */
const RUNNING = "select count(*)::int as count from transmission_batches where state = 'running'";

async function count(client: pg.Client, text: string): Promise<number> {
  const { rows } = await client.query<{ count: number }>(text);
  return rows[0]?.count ?? 0;
}

async function setAuthority({ authority }: RunningComptoir, mode: 'up' | 'down'): Promise<void> {
  const reply = await fetch(`${authority.controlUrl}/control/mode`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ mode }),
  });
  if (!reply.ok) throw new Error(`the simulated authority answered ${reply.status}: ${await reply.text()}`);
}

const dataDir = mkdtempSync(join(tmpdir(), 'comptoir-bench-'));
let comptoir: RunningComptoir | null = null;
try {
  comptoir = await startComptoir(dataDir);
  await measure(comptoir);
} finally {
  await comptoir?.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

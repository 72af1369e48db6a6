import { Client } from 'undici';
import type { LinkedTerminal } from './link-terminal.ts';
import { cpuPerBill, type CpuTimes } from './read-cpu-times.ts';
import { type Pace, runLanes } from './run-lanes.ts';
import { signBills } from './sign-bills.ts';
import type { AuthorityTimes } from './start-comptoir.ts';

/** A terminal at its counter: its connection, its signed bills, and how many of them it has submitted. */
interface Terminal {
  readonly linked: LinkedTerminal;
  readonly texts: readonly string[];
  readonly client: Client;
  submitted: number;
}

/** Result of a push. Milliseconds per bill: the authority's, and those that we added. */
export interface Load {
  readonly perSecond: number;
  readonly bills: readonly { readonly added: number; readonly authority: number }[];
  /** Milliseconds of processor time per bill, by program; null where the system does not say. */
  readonly cpu: CpuTimes | null;
}

export interface Terminals {
  /** The first so many terminals submit their next bills, each after the answer to the one before. */
  push(count: number, pace: Pace): Promise<Load>;
  close(): Promise<void>;
}

/** Relay that terminals submit their bills to. */
export interface Relay {
  readonly url: string;
  /** The calls to the authority since the last time this was asked. */
  takeAuthorityTimes(): Promise<AuthorityTimes>;
  /** Reads the processor time of the relay and all others so far. */
  readCpuTimes(): CpuTimes | null;
}

const PATIENCE = { headersTimeout: 60_000, bodyTimeout: 60_000 };

/** Puts terminals at their counters; all their bills are signed before any is submitted. */
export async function openTerminals(
  relay: Relay,
  linked: readonly LinkedTerminal[],
  billsEach: number,
): Promise<Terminals> {
  const all: Terminal[] = [];
  for (const one of linked)
    all.push({
      linked: one,
      texts: await signBills(one, billsEach),
      client: new Client(relay.url, PATIENCE),
      submitted: 0,
    });
  return {
    push: (count, pace) => push(relay, all.slice(0, count), pace),
    close: async () => {
      await Promise.all(all.map(({ client }) => client.close()));
    },
  };
}

async function push(relay: Relay, terminals: readonly Terminal[], pace: Pace): Promise<Load> {
  const cpuBefore = relay.readCpuTimes();
  const { perSecond, took } = await runLanes(terminals.length, pace, async (lane) => {
    const terminal = terminals[lane];
    if (terminal) await submitBill(terminal.client, terminal.linked, terminal.texts[terminal.submitted++] ?? '');
  });
  const cpu = cpuPerBill(cpuBefore, relay.readCpuTimes(), terminals.length * pace.each);
  const times = await relay.takeAuthorityTimes();
  const bills = terminals.flatMap(({ linked }, lane) => pair(took[lane] ?? [], times[linked.deviceNumber] ?? []));
  return { perSecond, bills, cpu };
}

/** A terminal sends one bill at a time, so its calls to the authority are in the order of its bills. */
function pair(took: readonly number[], times: readonly number[]): Load['bills'] {
  if (took.length !== times.length) throw new Error(`${took.length} bills were sent in ${times.length} calls`);
  return took.map((total, index) => {
    const authority = times[index] ?? Number.NaN;
    return { added: total - authority, authority };
  });
}

interface Reply {
  readonly results: readonly { readonly state: string; readonly errors?: readonly unknown[] }[];
}

/** Submits one bill and waits for the answer, as a terminal does. Throws unless it is accepted without any error. */
export async function submitBill(client: Client, terminal: LinkedTerminal, text: string): Promise<void> {
  const body = JSON.stringify({ deviceNumber: terminal.deviceNumber, trigger: 'sale', documents: [text] });
  const headers = { authorization: `Bearer ${terminal.token}`, 'content-type': 'application/json' };
  const reply = await client.request({ method: 'POST', path: '/api/device/v1/transactions', headers, body });
  const answer = await reply.body.text();
  if (reply.statusCode !== 200) throw new Error(`a bill was answered with ${reply.statusCode}: ${answer}`);
  const [result] = (JSON.parse(answer) as Reply).results;
  if (result?.state !== 'accepted' || result.errors?.length !== 0)
    throw new Error(`a bill was not accepted: ${answer}`);
}

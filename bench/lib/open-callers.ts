import { setTimeout as sleep } from 'node:timers/promises';
import { FIRST_LINK } from '@comptoir/websrm/signing/signing';
import { Agent, request } from 'undici';
import type { LinkedTerminal } from '../relay/link-terminal.ts';
import { signBill } from '../relay/sign-bills.ts';

/** Outcome of all calls of one kind. */
export interface Tally {
  readonly kind: 'reads' | 'bills' | 'streams';
  calls: number;
  /** Calls without an answer, or with one that is no success. */
  failed: number;
  /** Bills that are kept and not yet with the authority. */
  waiting: number;
  /** Milliseconds of each call; of a stream, from its end to its next word. */
  readonly times: number[];
}

/** People and tills that call at a steady rate, whatever becomes of their calls. None asks twice but a till, for its bill. */
export interface Callers {
  readonly tallies: readonly Tally[];
  stop(): Promise<void>;
}

interface Plan {
  /** Tokens of people who read, and of those whose log is open; one's calls of a minute are limited. */
  readonly readers: readonly string[];
  readonly listeners: readonly string[];
  readonly terminals: readonly LinkedTerminal[];
  /** Interval of each reader, and of each till. */
  readonly everyMs: number;
}

const PATHS = ['/api/session', '/api/logs?limit=25', '/api/bills?limit=25', '/api/devices'];
const CALL_MS = 30_000;
/** As the portal does: a stream that ended is opened again after this. */
const AGAIN_MS = 1000;

/** Starts them all at an address. */
export function openCallers(url: string, { readers, listeners, terminals, everyMs }: Plan): Callers {
  const agent = new Agent({ connections: readers.length + terminals.length + listeners.length });
  const over = new AbortController();
  const tally = (kind: Tally['kind']): Tally => ({ kind, calls: 0, failed: 0, waiting: 0, times: [] });
  const [reads, bills, opened] = [tally('reads'), tally('bills'), tally('streams')] as const;
  const lanes = readers.length + terminals.length;
  const steadily = async (lane: number, work: (number: number) => Promise<void>): Promise<void> => {
    const startedAt = performance.now() + (lane * everyMs) / lanes;
    for (let number = 0; !over.signal.aborted; number += 1) {
      await sleep(Math.max(0, startedAt + number * everyMs - performance.now()));
      await work(number);
    }
  };
  const count = async (to: Tally, work: () => Promise<void>): Promise<boolean> => {
    const calledAt = performance.now();
    to.calls += 1;
    const isDone = await work().then(
      () => true,
      (error: Error) => {
        to.failed += 1;
        console.log(`  ${to.kind}: ${error.message}`);
        return false;
      },
    );
    to.times.push(performance.now() - calledAt);
    return isDone;
  };
  const ask = async (path: string, token: string, body?: string): Promise<string> => {
    const headers = { authorization: `Bearer ${token}`, ...(body ? { 'content-type': 'application/json' } : {}) };
    const signal = AbortSignal.timeout(CALL_MS);
    const reply = await request(url + path, {
      dispatcher: agent,
      method: body ? 'POST' : 'GET',
      headers,
      signal,
      body: body ?? null,
    });
    const text = await reply.body.text();
    if (reply.statusCode !== 200) throw new Error(`${path} answered ${reply.statusCode}: ${text.slice(0, 200)}`);
    return text;
  };
  const read = (token: string, lane: number): Promise<void> =>
    steadily(lane, async (number) => {
      const path = PATHS[(lane + number) % PATHS.length] ?? '';
      await count(reads, async () => void (await ask(path, token)));
    });
  const sell = async (terminal: LinkedTerminal, lane: number): Promise<void> => {
    let previous = FIRST_LINK;
    let [number, bill] = [0, await signBill(terminal, { number: 1, previous, at: new Date() })];
    const { deviceNumber, token } = terminal;
    await steadily(lane, async () => {
      const body = JSON.stringify({ deviceNumber, trigger: 'sale', documents: [bill.text] });
      const isTaken = await count(bills, async () => {
        const { results } = JSON.parse(await ask('/api/device/v1/transactions', token, body)) as Reply;
        const state = results[0]?.state ?? 'unanswered';
        if (state === 'waiting') bills.waiting += 1;
        else if (state !== 'accepted') throw new Error(`a bill is ${state}`);
      });
      if (!isTaken) return;
      previous = bill.actu;
      number += 1;
      bill = await signBill(terminal, { number: number + 1, previous, at: new Date() });
    });
  };
  const listen = async (token: string): Promise<void> => {
    let silentSince: number | null = null;
    while (!over.signal.aborted) {
      opened.calls += 1;
      const headers = { authorization: `Bearer ${token}` };
      const path = `${url}/api/logs/stream`;
      try {
        const reply = await request(path, { dispatcher: agent, headers, signal: over.signal, bodyTimeout: 0 });
        if (reply.statusCode !== 200) throw new Error(`a stream answered ${reply.statusCode}`);
        for await (const _ of reply.body) {
          if (silentSince !== null) opened.times.push(performance.now() - silentSince);
          silentSince = null;
        }
      } catch (error) {
        if (over.signal.aborted) return;
        opened.failed += 1;
        console.log(`  streams: ${(error as Error).message}`);
      }
      silentSince ??= performance.now();
      await sleep(AGAIN_MS);
    }
  };
  const works = [
    ...readers.map(read),
    ...terminals.map((terminal, index) => sell(terminal, readers.length + index)),
    ...listeners.map(listen),
  ];
  return {
    tallies: [reads, bills, opened],
    stop: async () => {
      over.abort();
      await Promise.all(works);
      await agent.close();
    },
  };
}

interface Reply {
  readonly results: readonly { readonly state: string }[];
}

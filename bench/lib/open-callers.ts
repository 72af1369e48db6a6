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

/** Address that is called, by connections of its own, until it is over. */
interface Line {
  readonly url: string;
  readonly agent: Agent;
  readonly over: AbortSignal;
}

/** Starts them all at an address. */
export function openCallers(url: string, { readers, listeners, terminals, everyMs }: Plan): Callers {
  const over = new AbortController();
  const agent = new Agent({ connections: readers.length + terminals.length + listeners.length });
  const line: Line = { url, agent, over: over.signal };
  const [reads, bills, streams] = [startTally('reads'), startTally('bills'), startTally('streams')] as const;
  const lanes = [
    ...readers.map((token, lane) => readInTurn(line, { token, lane, tally: reads })),
    ...terminals.map((terminal) => sellInTurn(line, { terminal, tally: bills })),
  ];
  const works = [
    ...lanes.map((work, lane) =>
      steadily({ everyMs, startAfterMs: (lane * everyMs) / lanes.length }, over.signal, work),
    ),
    ...listeners.map((token) => listen(line, { token, tally: streams })),
  ];
  return {
    tallies: [reads, bills, streams],
    stop: async () => {
      over.abort();
      await Promise.all(works);
      await agent.close();
    },
  };
}

const startTally = (kind: Tally['kind']): Tally => ({ kind, calls: 0, failed: 0, waiting: 0, times: [] });

async function steadily(
  { everyMs, startAfterMs }: { everyMs: number; startAfterMs: number },
  over: AbortSignal,
  work: (number: number) => Promise<unknown>,
): Promise<void> {
  const startedAt = performance.now() + startAfterMs;
  for (let number = 0; !over.aborted; number += 1) {
    await sleep(Math.max(0, startedAt + number * everyMs - performance.now()));
    await work(number);
  }
}

/** Counts a call, and says whether it succeeded. */
async function count(tally: Tally, call: Promise<unknown>): Promise<boolean> {
  const calledAt = performance.now();
  tally.calls += 1;
  try {
    await call;
    return true;
  } catch (error) {
    tally.failed += 1;
    console.log(`  ${tally.kind}: ${(error as Error).message}`);
    return false;
  } finally {
    tally.times.push(performance.now() - calledAt);
  }
}

async function ask({ url, agent }: Line, call: { path: string; token: string; body?: string }): Promise<string> {
  const { path, token, body = null } = call;
  const reply = await request(url + path, {
    dispatcher: agent,
    method: body === null ? 'GET' : 'POST',
    headers: { authorization: `Bearer ${token}`, ...(body === null ? {} : { 'content-type': 'application/json' }) },
    signal: AbortSignal.timeout(CALL_MS),
    body,
  });
  const text = await reply.body.text();
  if (reply.statusCode !== 200) throw new Error(`${path} answered ${reply.statusCode}: ${text.slice(0, 200)}`);
  return text;
}

const readInTurn = (line: Line, { token, lane, tally }: { token: string; lane: number; tally: Tally }) => {
  const pathOf = (number: number): string => PATHS[(lane + number) % PATHS.length] ?? '';
  return (number: number): Promise<unknown> => count(tally, ask(line, { path: pathOf(number), token }));
};

/** A till hands a bill in again until it is taken, and makes the next one then. */
function sellInTurn(line: Line, { terminal, tally }: { terminal: LinkedTerminal; tally: Tally }) {
  const { deviceNumber, token } = terminal;
  const signNext = (number: number, previous: string) => signBill(terminal, { number, previous, at: new Date() });
  let number = 1;
  let bill = signNext(number, FIRST_LINK);
  const handIn = async (text: string): Promise<void> => {
    const body = JSON.stringify({ deviceNumber, trigger: 'sale', documents: [text] });
    const reply = JSON.parse(await ask(line, { path: '/api/device/v1/transactions', token, body })) as Reply;
    const state = reply.results[0]?.state;
    if (state === 'waiting') tally.waiting += 1;
    else if (state !== 'accepted') throw new Error(`a bill is ${state}`);
  };
  return async (): Promise<void> => {
    const { text, actu } = await bill;
    if (await count(tally, handIn(text))) bill = signNext((number += 1), actu);
  };
}

interface Reply {
  readonly results: readonly { readonly state: string }[];
}

async function listen({ url, agent, over }: Line, { token, tally }: { token: string; tally: Tally }): Promise<void> {
  let silentSince: number | null = null;
  while (!over.aborted) {
    tally.calls += 1;
    const headers = { authorization: `Bearer ${token}` };
    try {
      const reply = await request(`${url}/api/logs/stream`, {
        dispatcher: agent,
        headers,
        signal: over,
        bodyTimeout: 0,
      });
      if (reply.statusCode !== 200) throw new Error(`a stream answered ${reply.statusCode}`);
      for await (const _ of reply.body) {
        if (silentSince !== null) tally.times.push(performance.now() - silentSince);
        silentSince = null;
      }
    } catch (error) {
      if (over.aborted) return;
      tally.failed += 1;
      console.log(`  streams: ${(error as Error).message}`);
    }
    silentSince ??= performance.now();
    await sleep(AGAIN_MS);
  }
}

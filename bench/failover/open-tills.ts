import { setTimeout as sleep } from 'node:timers/promises';
import { FIRST_LINK } from '@comptoir/websrm/signing/signing';
import { linkTerminals, type LinkedTerminal } from '../relay/link-terminal.ts';
import { signBill } from '../relay/sign-bills.ts';

/** A till: what it signed, what it still holds, and what it was told of the rest. */
interface Till {
  readonly linked: LinkedTerminal;
  readonly signed: string[];
  readonly held: { readonly actu: string; readonly text: string }[];
  readonly acknowledged: Set<string>;
}

/** Tills that sell at a pace whatever becomes of their calls, and hand in what they hold until it is taken. */
export interface Tills {
  /** Device number and signatures of each: what it signed, in order, and what a server acknowledged. */
  books(): { deviceNumber: string; signed: readonly string[]; acknowledged: ReadonlySet<string> }[];
  /** Bills that no server has acknowledged yet. */
  held(): number;
  /** Starts a count of what happens. */
  watch(): Watch;
  /** Sells no more, and resolves once everything is handed in, or after so long in vain. */
  stop(patienceMs: number): Promise<void>;
}

/** A time that is watched: so far. */
export interface Watch {
  /** The longest time without any bill acknowledged, in milliseconds. */
  silence(): number;
  readonly counts: Readonly<Counts>;
  end(): void;
}

interface Counts {
  /** Bills acknowledged. */
  acknowledged: number;
  /** Calls without an answer, or with one that there is no one to answer now; asked again. */
  failed: number;
  /** Bills that were refused. */
  refused: number;
}

const CALL_MS = 12_000;
const AGAIN_MS = 300;

/** Links so many tills to the demo's merchant, which sell so many bills a second together, by way of any of the servers. */
export async function openTills(
  urls: readonly string[],
  { count, perSecond }: { count: number; perSecond: number },
): Promise<Tills> {
  const names = Array.from({ length: count }, (_, number) => `Caisse ${number + 1}`);
  const tills = (await linkTerminals(urls[0] ?? '', names)).map((linked): Till => ({
    linked,
    signed: [],
    held: [],
    acknowledged: new Set(),
  }));
  const watches = new Set<ReturnType<typeof openWatch>>();
  const tell = (what: keyof Counts, bills = 1): void => watches.forEach((one) => one.tell(what, bills));
  const over = new AbortController();
  let deadline = Number.POSITIVE_INFINITY;
  const everyMs = (count * 1000) / perSecond;
  const works = tills.map(async (till, index) => {
    const selling = sell(till, { everyMs, startAfterMs: (index * everyMs) / count, over: over.signal });
    let hasClosed = false;
    const handing = handIn(till, {
      urls,
      turn: index,
      tell,
      isDone: () => performance.now() > deadline || (hasClosed && till.held.length === 0),
    });
    await selling;
    hasClosed = true;
    await handing;
  });
  return {
    books: () =>
      tills.map(({ linked: { deviceNumber }, signed, acknowledged }) => ({ deviceNumber, signed, acknowledged })),
    held: () => tills.reduce((sum, { held }) => sum + held.length, 0),
    watch: () => {
      const watch = openWatch(() => watches.delete(watch));
      watches.add(watch);
      return watch;
    },
    stop: async (patienceMs) => {
      over.abort();
      deadline = performance.now() + patienceMs;
      await Promise.all(works);
    },
  };
}

function openWatch(end: () => void): Watch & { tell(what: keyof Counts, bills: number): void } {
  const counts: Counts = { acknowledged: 0, failed: 0, refused: 0 };
  let [last, longest] = [performance.now(), 0];
  const silence = (): number => Math.max(longest, performance.now() - last);
  return {
    counts,
    silence,
    end,
    tell: (what, bills) => {
      counts[what] += bills;
      if (what !== 'acknowledged') return;
      longest = silence();
      last = performance.now();
    },
  };
}

/** Signs bill after bill: customers do not wait for a database. */
async function sell(
  till: Till,
  { everyMs, startAfterMs, over }: { everyMs: number; startAfterMs: number; over: AbortSignal },
): Promise<void> {
  const startedAt = performance.now() + startAfterMs;
  while (!over.aborted) {
    await sleep(Math.max(0, startedAt + till.signed.length * everyMs - performance.now()));
    const previous = till.signed.at(-1) ?? FIRST_LINK;
    const bill = await signBill(till.linked, { number: till.signed.length + 1, previous, at: new Date() });
    till.signed.push(bill.actu);
    till.held.push(bill);
  }
}

interface Counter {
  readonly urls: readonly string[];
  /** The server that it asks first. */
  readonly turn: number;
  readonly tell: (what: keyof Counts, bills?: number) => void;
  readonly isDone: () => boolean;
}

async function handIn(till: Till, { urls, turn, tell, isDone }: Counter): Promise<void> {
  let next = turn;
  while (!isDone()) {
    const bills = till.held.slice(0, 200);
    if (bills.length === 0) {
      await sleep(10);
      continue;
    }
    const results = await submit(
      urls[next % urls.length] ?? '',
      till.linked,
      bills.map(({ text }) => text),
    ).catch(() => null);
    if (results === null) {
      tell('failed');
      next += 1;
      await sleep(AGAIN_MS);
      continue;
    }
    if (take(till, results, tell) > 0) await sleep(AGAIN_MS);
  }
}

/** Takes what a till is told of the bills it handed in, and returns how many of them it has to hand in again. */
function take(till: Till, results: readonly Result[], tell: Counter['tell']): number {
  const taken = results.filter(({ state }) => state === 'accepted' || state === 'waiting');
  const again = results.filter(({ state }) => state === 'not-known').length;
  for (const { actu } of taken) if (actu !== null) till.acknowledged.add(actu);
  till.held.splice(0, results.length - again);
  if (taken.length > 0) tell('acknowledged', taken.length);
  const refused = results.length - taken.length - again;
  if (refused > 0) tell('refused', refused);
  return again;
}

interface Result {
  readonly actu: string | null;
  readonly state: 'accepted' | 'waiting' | 'refused' | 'not-known';
}

/** Hands bills in. @throws Error unless a server answers for them */
async function submit(url: string, till: LinkedTerminal, documents: readonly string[]): Promise<readonly Result[]> {
  const reply = await fetch(`${url}/api/device/v1/transactions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${till.token}` },
    body: JSON.stringify({
      deviceNumber: till.deviceNumber,
      trigger: documents.length === 1 ? 'sale' : 'batch',
      documents,
    }),
    signal: AbortSignal.timeout(CALL_MS),
  });
  const text = await reply.text();
  if (reply.status >= 500 || reply.status === 429) throw new Error(text);
  // whatever else is said to a till is a refusal of a sale, and shown
  if (!reply.ok) {
    console.log(`a sale is answered with ${reply.status}: ${text}`);
    return documents.map(() => ({ actu: null, state: 'refused' }));
  }
  return (JSON.parse(text) as { results: readonly Result[] }).results;
}

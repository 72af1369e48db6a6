import { Worker } from 'node:worker_threads';
import { AppError } from '../http/app-error.ts';
import { currentRequest } from '../http/request-context.ts';
import { chooseNext, countOf, type Waiting } from './choose-next.ts';

/** Order of a thread, and its outcome. */
export interface Order {
  readonly name: string;
  readonly input: unknown;
}
export type Outcome = { readonly ok: true; readonly output: unknown } | { readonly ok: false; readonly error: unknown };

/** So many threads: one that is busy with one account leaves another to the rest. */
const MOST_THREADS = 2;
/** Most works of an account that wait beside the one being done. More is refused. */
const MOST_WAITING = 16;
const RETRY_AFTER_SECONDS = 5;
/** Program of a thread, and its limits. */
interface Limits {
  readonly program: URL;
  /** No work of ours takes this long: what does has run away, and its thread is ended. */
  readonly longestMs: number;
  /** A work that wants more memory ends alone. */
  readonly memoryMb: number;
}

const LIMITS: Limits = {
  // beside this file where the sources run; a program of its own where they are bundled
  program: new URL(import.meta.url.endsWith('.ts') ? '../../aside.ts' : './aside.mjs', import.meta.url),
  longestMs: 60_000,
  memoryMb: 512,
};

/** A thread does not take over from its program how sources are read. */
const fromSources = ({ href }: URL): string =>
  `import('tsx/esm/api').then(({ register }) => { register(); return import('${href}'); });`;

interface Thread {
  readonly do: (order: Order) => Promise<unknown>;
  readonly isGone: () => boolean;
}

/** Does a work by its name. */
type WorkAside = <Work extends (input: never) => unknown>(
  name: string,
  input: Parameters<Work>[0],
) => Promise<Awaited<ReturnType<Work>>>;

/**
 * Does a work by its name in `aside.ts` on a thread beside the one that answers tills. One caller's works are done one at a time.
 * @throws AppError too-many-requests when too many of the caller's wait, overloaded when it takes too long, wants too much memory or ends
 * its thread; and what the work throws
 */
export const workAside: WorkAside = openThreads(LIMITS);

/** Threads for works of a program, within limits of their own. */
export function openThreads(limits: Limits): WorkAside {
  const waiting: Waiting<Thread>[] = [];
  const busy = new Map<Thread, string>();
  const idle: Thread[] = [];
  const beginNext = (): void => {
    if (busy.size >= MOST_THREADS) return;
    const next = chooseNext(waiting, new Set(busy.values()));
    if (!next) return;
    const thread = findLiving(idle) ?? startThread(limits);
    busy.set(thread, next.account);
    void next.begin(thread).finally(() => {
      busy.delete(thread);
      idle.push(thread);
      beginNext();
    });
    beginNext();
  };
  return (name, input) => {
    const account = accountOf();
    if (account !== JOBS && countOf(waiting, account) >= MOST_WAITING)
      throw new AppError('too-many-requests', undefined, RETRY_AFTER_SECONDS);
    return new Promise((resolve, reject) => {
      waiting.push({
        account,
        begin: (thread) => thread.do({ name, input }).then((output) => resolve(asSent(output) as never), reject),
      });
      beginNext();
    });
  };
}

/** A thread may have ended while it had nothing to do. */
function findLiving(idle: Thread[]): Thread | undefined {
  const thread = idle.pop();
  return thread?.isGone() ? findLiving(idle) : thread;
}

/** A buffer that was copied between threads is the array that it is made of. */
const asSent = (output: unknown): unknown =>
  output instanceof Uint8Array ? Buffer.from(output.buffer, output.byteOffset, output.byteLength) : output;

/** Jobs wait for one another, however many there are. */
const JOBS = 'jobs';

/** Returns the account that asked: a person, a stranger by their address, or a job. */
function accountOf(): string {
  const request = currentRequest();
  return request ? (request.logged['userId'] ?? request.address) : JOBS;
}

/** The end of a thread is no fault of who asked, and its cause stands in the log alone. */
const refusal = (cause: unknown): AppError =>
  Object.assign(new AppError('overloaded', undefined, RETRY_AFTER_SECONDS), { cause });

/** The memory of bytes that a thread is given is its own from then on: megabytes are not copied. Small ones lie beside others. */
const passedOn = ({ input }: Order): ArrayBuffer[] =>
  input instanceof Uint8Array && input.buffer instanceof ArrayBuffer && input.byteLength === input.buffer.byteLength
    ? [input.buffer]
    : [];

/** A thread, which keeps no program from ending while it has nothing to do. */
function startThread({ program, longestMs, memoryMb }: Limits): Thread {
  const isSource = program.pathname.endsWith('.ts');
  const worker = new Worker(isSource ? fromSources(program) : program, {
    eval: isSource,
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: memoryMb },
  });
  let settle: ((outcome: Outcome) => void) | null = null;
  let isGone = false;
  const fail = (cause: unknown): void => {
    isGone = true;
    settle?.({ ok: false, error: refusal(cause) });
  };
  worker.on('message', (outcome: Outcome) => settle?.(outcome));
  worker.on('error', fail);
  worker.on('exit', () => fail(new Error('A thread ended before its work was done.')));
  worker.unref();
  return {
    isGone: () => isGone,
    do: async (order) => {
      const tooLong = setTimeout(() => {
        fail(new Error(`A work took longer than ${longestMs} ms: ${order.name}`));
        void worker.terminate();
      }, longestMs);
      worker.ref();
      try {
        const outcome = await new Promise<Outcome>((done) => {
          settle = done;
          worker.postMessage(order, passedOn(order));
        });
        if (!outcome.ok) throw outcome.error;
        return outcome.output;
      } finally {
        settle = null;
        clearTimeout(tooLong);
        worker.unref();
      }
    },
  };
}

import { Worker } from 'node:worker_threads';
import { AppError } from '../http/app-error.ts';
import { currentRequest } from '../http/request-context.ts';
import { chooseNext, countOf, type Waiting } from './choose-next.ts';

/** What a thread is asked to do, and what came of it. */
export interface Order {
  readonly name: string;
  readonly input: unknown;
}
export type Outcome = { readonly ok: true; readonly output: unknown } | { readonly ok: false; readonly error: unknown };

/** So many threads: one that is busy with one account leaves another to the rest. */
const MOST_THREADS = 2;
/** What an account has waiting beside what is done for it. More is refused. */
const MOST_WAITING = 16;
const RETRY_AFTER_SECONDS = 5;
/** No work of ours takes this long: what does has run away, and its thread is ended. */
const LONGEST_MS = 60_000;
/** A work that wants more memory ends alone. */
const MEMORY_MB = 512;

/** Beside this file where the sources run; a program of its own where they are bundled. */
const RUNS_SOURCES = import.meta.url.endsWith('.ts');
const PROGRAM = new URL(RUNS_SOURCES ? '../../aside.ts' : './aside.mjs', import.meta.url);
/** A thread does not take over from its program how sources are read. */
const FROM_SOURCES = `import('tsx/esm/api').then(({ register }) => { register(); return import('${PROGRAM.href}'); });`;

const waiting: Waiting<Thread>[] = [];
const busy = new Map<Thread, string>();
const idle: Thread[] = [];

interface Thread {
  readonly do: (order: Order) => Promise<unknown>;
  readonly isGone: () => boolean;
}

/**
 * Does a work by its name in `aside.ts` on a thread beside the one that answers tills. One caller's works are done one at a time.
 * @throws AppError too-many-requests when too many of the caller's wait, and what the work throws
 */
export function workAside<Work extends (input: never) => unknown>(
  name: string,
  input: Parameters<Work>[0],
): Promise<Awaited<ReturnType<Work>>> {
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
}

/** A buffer that was copied between threads is the array that it is made of. */
const asSent = (output: unknown): unknown =>
  output instanceof Uint8Array ? Buffer.from(output.buffer, output.byteOffset, output.byteLength) : output;

/** Jobs wait for one another, however many there are. */
const JOBS = 'jobs';

/** Who asked: a person, a stranger by their address, or a job. */
function accountOf(): string {
  const request = currentRequest();
  return request ? (request.logged['userId'] ?? request.address) : JOBS;
}

function beginNext(): void {
  if (busy.size >= MOST_THREADS) return;
  const next = chooseNext(waiting, new Set(busy.values()));
  if (!next) return;
  const thread = idle.pop() ?? startThread();
  busy.set(thread, next.account);
  void next.begin(thread).finally(() => {
    busy.delete(thread);
    if (!thread.isGone()) idle.push(thread);
    beginNext();
  });
  beginNext();
}

/** A thread, which keeps no program from ending while it has nothing to do. */
function startThread(): Thread {
  const worker = new Worker(RUNS_SOURCES ? FROM_SOURCES : PROGRAM, {
    eval: RUNS_SOURCES,
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
  });
  let settle: ((outcome: Outcome) => void) | null = null;
  let isGone = false;
  const fail = (error: unknown): void => settle?.({ ok: false, error });
  worker.on('message', (outcome: Outcome) => settle?.(outcome));
  worker.on('error', fail);
  worker.on('exit', () => {
    isGone = true;
    const at = idle.indexOf(thread);
    if (at >= 0) idle.splice(at, 1);
    fail(new Error('A thread ended before its work was done.'));
  });
  worker.unref();
  const thread: Thread = {
    isGone: () => isGone,
    do: async (order) => {
      const tooLong = setTimeout(() => void worker.terminate(), LONGEST_MS);
      worker.ref();
      try {
        const outcome = await new Promise<Outcome>((done) => {
          settle = done;
          worker.postMessage(order, []);
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
  return thread;
}

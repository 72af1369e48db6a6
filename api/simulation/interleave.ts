import type { Clock } from './clock.ts';
import type { Random } from './random.ts';

/** Act of a program on the outside world at once: a transaction, a call. Whatever lies between two steps takes no time. */
export interface Step<Result> {
  readonly name: string;
  readonly act: () => Promise<Result>;
}

/** Does a step when its turn has come. */
export type Through = <Result>(step: Step<Result>) => Promise<Result>;

/** One of the programs that run at the same time. */
export interface Program {
  readonly name: string;
  readonly run: (through: Through) => Promise<unknown>;
}

/** Fault of a step: its program ends, or learns that the connection broke; before it was done or just after. */
export type Fault = 'crash-before' | 'crash-after' | 'lost-before' | 'lost-after';

/** A step that was done, whether or not its program came to know. */
export interface DoneStep {
  readonly name: string;
  readonly at: Date;
  /** Its place among the steps of all programs. */
  readonly order: number;
  /** Error that it threw, if it did. */
  readonly error: unknown;
}

/** Ending of a program. `error`: the one it threw; a crashed one says nothing more. */
export interface Ending {
  readonly program: string;
  readonly crashed: boolean;
  readonly error: unknown;
  readonly steps: readonly DoneStep[];
}

export interface InterleaveDeps {
  readonly random: Random;
  readonly clock: Clock;
  /** Returns the fault of the next step, if any. */
  readonly faultOf: (step: string) => Fault | null;
  /** Returns the duration of a step, in milliseconds. */
  readonly durationOf: () => number;
  /** Receives every choice, so that two runs can be compared. */
  readonly note: (line: string) => void;
}

/** The connection to a server broke: no one knows whether the step was done. */
export class ConnectionLost extends Error {}

/**
 * Runs programs at the same time, one step at a time, in a random order: whichever steps wait, one is done
 * wholly, then all programs go on as far as they can. With the same seed it is the same order. It waits for every
 * program to end or crash.
 */
export async function interleave(deps: InterleaveDeps, programs: readonly Program[]): Promise<Ending[]> {
  const running = programs.map((program) => begin(program, deps));
  for (;;) {
    await untilNothingMoves(running);
    const waiting = running.flatMap(({ waiting: steps }) => steps);
    if (waiting.length === 0) break;
    await claimNext(deps, waiting);
  }
  return running.map(({ name, crashed, error, steps }) => ({ program: name, crashed, error, steps }));
}

interface Waiting {
  readonly name: string;
  readonly since: number;
  readonly go: (fault: Fault | null) => Promise<void>;
}

interface Running {
  readonly name: string;
  readonly waiting: Waiting[];
  readonly steps: DoneStep[];
  ended: boolean;
  crashed: boolean;
  error: unknown;
}

/** Calls have time limits: however unlucky a step is, it does not wait for ever. */
const LONGEST_WAIT_MS = 30_000;

async function claimNext(deps: InterleaveDeps, waiting: readonly Waiting[]): Promise<void> {
  const { random, clock, faultOf, durationOf, note } = deps;
  const now = clock.now().getTime();
  const overdue = waiting.filter(({ since }) => now - since >= LONGEST_WAIT_MS);
  const next = overdue[0] ?? random.pick(waiting);
  if (overdue.length === 0) clock.advance(durationOf());
  const fault = faultOf(next.name);
  note(`${next.name} ${fault ?? ''} ${clock.now().getTime()}`);
  await next.go(fault);
}

let order = 0;

function begin(program: Program, { clock }: InterleaveDeps): Running {
  const { name } = program;
  const running: Running = { name, waiting: [], steps: [], ended: false, crashed: false, error: null };
  const crash = (): void => {
    Object.assign(running, { ended: true, crashed: true });
    running.waiting.length = 0;
  };
  const act = async <Result>({ name: step, act: doIt }: Step<Result>): Promise<Result> => {
    order += 1;
    const done = { name: step, at: clock.now(), order };
    try {
      const result = await doIt();
      running.steps.push({ ...done, error: null });
      return result;
    } catch (error) {
      running.steps.push({ ...done, error });
      throw error;
    }
  };
  const through: Through = <Result>(step: Step<Result>) =>
    new Promise<Result>((resolve, reject) => {
      if (running.ended) return;
      const go = async (fault: Fault | null): Promise<void> => {
        running.waiting.splice(running.waiting.indexOf(waiting), 1);
        if (fault === 'crash-before') return crash();
        if (fault === 'lost-before') return reject(new ConnectionLost(step.name));
        const done = act(step);
        await done.catch(() => {});
        if (fault === 'crash-after') return crash();
        if (fault === 'lost-after') return reject(new ConnectionLost(step.name));
        await done.then(resolve, reject);
      };
      const waiting: Waiting = { name: `${name}: ${step.name}`, since: clock.now().getTime(), go };
      running.waiting.push(waiting);
    });
  const end = (error: unknown): void => {
    if (!running.ended) Object.assign(running, { ended: true, error });
  };
  program.run(through).then(() => end(null), end);
  return running;
}

const TURNS = 10_000;

/** Between two steps programs only compute: a few turns of the event loop, and each waits for a step or has ended. */
async function untilNothingMoves(running: readonly Running[]): Promise<void> {
  for (let turn = 0; turn < TURNS; turn += 1) {
    await new Promise(setImmediate);
    if (running.every(({ ended, waiting }) => ended || waiting.length > 0)) return;
  }
  const stuck = running.filter(({ ended, waiting }) => !ended && waiting.length === 0).map(({ name }) => name);
  throw new Error(`waits for something that is no step: ${stuck.join(', ')}`);
}

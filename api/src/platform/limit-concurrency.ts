/** Runs work when its turn comes. */
export type TakeTurns = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** Thrown where so many wait already that waiting too would help no one. */
export class TooManyWaiting extends Error {}

/**
 * Lets at most `atOnce` pieces of work run at a time, in the order they came; the others wait, `waiting` of them at most.
 * For work that takes so much of the machine that more of it at once would only make all of it slower.
 */
export function limitConcurrency({ atOnce, waiting }: { atOnce: number; waiting: number }): TakeTurns {
  const queue: (() => void)[] = [];
  let running = 0;
  // A turn is handed on, not given back: anyone who comes in between must not overtake.
  const leave = (): void => {
    const next = queue.shift();
    if (next) next();
    else running -= 1;
  };
  return async (work) => {
    if (running < atOnce) running += 1;
    else if (queue.length < waiting) await new Promise<void>((resolve) => queue.push(resolve));
    else throw new TooManyWaiting('too many wait already');
    try {
      return await work();
    } finally {
      leave();
    }
  };
}

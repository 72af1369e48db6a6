import { setTimeout as sleep } from 'node:timers/promises';

/** Pace of each lane: its amount, and its interval; as fast as it is done when `everyMs` is missing. */
export interface Pace {
  readonly each: number;
  readonly everyMs?: number;
}

/** Timing: the rate per second over all lanes, and the milliseconds of each, lane by lane. */
export interface Timed {
  readonly perSecond: number;
  readonly took: readonly (readonly number[])[];
}

/** Runs lanes side by side, each one thing after the other. Paced ones take turns, spread evenly over the time. */
export async function runLanes(
  count: number,
  pace: Pace,
  work: (lane: number, number: number) => Promise<void>,
): Promise<Timed> {
  const startedAt = performance.now();
  const runLane = async (lane: number): Promise<number[]> => {
    const took: number[] = [];
    for (let number = 0; number < pace.each; number += 1) {
      if (pace.everyMs) {
        const dueAt = startedAt + (number + lane / count) * pace.everyMs;
        await sleep(Math.max(0, dueAt - performance.now()));
      }
      const begunAt = performance.now();
      await work(lane, number);
      took.push(performance.now() - begunAt);
    }
    return took;
  };
  const took = await Promise.all(Array.from({ length: count }, (_, lane) => runLane(lane)));
  return { perSecond: (count * pace.each) / ((performance.now() - startedAt) / 1000), took };
}

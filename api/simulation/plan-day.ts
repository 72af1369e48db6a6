import { FAIR } from './card-network.ts';
import type { CourseState } from './course-state.ts';
import { localDay } from './expected-subscription.ts';
import type { Program } from './interleave.ts';
import { taskProgram } from './programs.ts';
import type { World } from './world.ts';
import { findLeftToDo, type LeftToDo } from './world.store.ts';

const HOUR_MS = 3_600_000;

/** Changes the weather when its time is over. */
export function changeWeather(world: World, state: CourseState, day: number): void {
  const { random, network } = world;
  if (day >= state.until) {
    const drawn = random.below(100);
    state.weather = drawn < 70 ? 'calm' : drawn < 96 ? 'storm' : drawn < 98 ? 'network-down' : 'servers-down';
    state.until = day + 1 + (state.weather === 'calm' || state.weather === 'storm' ? 0 : random.below(6));
  }
  network.setWeather(
    state.weather === 'storm'
      ? { reachable: true, neverArrives: 0.08, late: 0.05, replyLost: 0.1 }
      : { ...FAIR, reachable: state.weather !== 'network-down' },
  );
}

/** Something that happens: tasks of the servers, and acts of people at the very same time. */
export interface Moment {
  readonly at: Date;
  readonly tasks: readonly Program[];
  /** Number of acts at this very moment. */
  readonly acts: number;
}

/** The full hours at which it may be midnight somewhere in Québec, in UTC. */
const MIDNIGHT_HOURS = [3, 4, 5];

/** The moments of a day at which something may happen; at an hour at which nothing is due, only now and then. */
export async function planDay(world: World, { isBehind }: CourseState, midnight: Date): Promise<Moment[]> {
  const { random } = world;
  const left = await world.database.transaction({ role: 'system' }, findLeftToDo);
  const nights = MIDNIGHT_HOURS.flatMap((hour, index): Moment[] => {
    const at = new Date(midnight.getTime() + hour * HOUR_MS);
    const isLast = index === MIDNIGHT_HOURS.length - 1;
    // A server may sleep through an hour, as long as it makes up for it in the next one.
    const isDue = isBehind || isAnythingDue(world, left, at);
    if (!random.happens(isDue ? (isLast ? 1 : 0.7) : 0.03)) return [];
    const servers = random.happens(0.4) ? 2 : 1;
    const tasks = Array.from({ length: servers }, (_, server) =>
      taskProgram(world, { task: 'create-due-invoices', server }),
    );
    return [{ at, tasks, acts: random.happens(0.1) ? 1 : 0 }];
  });
  const perDay = Math.max(0.3, world.options.merchants / 40);
  const count = Math.floor(perDay) + (random.happens(perDay % 1) ? 1 : 0);
  const acts = Array.from({ length: count }, (): Moment => {
    const at = new Date(midnight.getTime() + 6 * HOUR_MS + random.below(14 * HOUR_MS));
    const tasks = random.happens(0.2) ? [taskProgram(world, { task: 'reconcile-payments', server: 0 })] : [];
    return { at, tasks, acts: 1 };
  });
  return [...nights, ...acts.toSorted((a, b) => a.at.getTime() - b.at.getTime())];
}

function isAnythingDue({ merchants }: World, { unsettled, nextAttemptAt }: LeftToDo, at: Date): boolean {
  if (unsettled || (nextAttemptAt && nextAttemptAt <= at)) return true;
  return merchants.some(({ expected, zone }) => {
    const until = expected.coveredUntil();
    return until !== null && expected.state() !== 'paused' && until <= localDay(zone, at);
  });
}

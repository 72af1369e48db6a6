import { newCourse, type CourseState } from './course-state.ts';
import { doTogether } from './do-together.ts';
import { checkDay } from './end-day.ts';
import { changeWeather, planDay } from './plan-day.ts';
import { saveCopy, liveForgottenDay, restoreCopy } from './restore-copy.ts';
import { DAY_MS, openWorld, type SimulatedPostgres, type SimulationOptions, type World } from './world.ts';

/** Report of a simulation, with a fingerprint of it: the same seed gives the same. */
export interface SimulationReport {
  readonly days: number;
  readonly merchants: number;
  readonly invoices: number;
  readonly charges: number;
  readonly declined: number;
  readonly refunds: number;
  readonly crashes: number;
  readonly restores: number;
  readonly digest: string;
}

/** The course of a simulation, from outside. `tamper` may spoil the books, to see that it is noticed. */
export interface Course {
  readonly onDay?: (day: number, world: World) => void;
  readonly tamper?: (day: number, world: World) => Promise<void>;
}

/**
 * Lives through the days of a seed on an empty, migrated database: people come, pause, change cards, move to newer prices and pay; servers crash
 * between any two steps, replies are lost, the network and the servers are down for days. The books are checked after
 * each day. @throws Error that names seed, day and rule, when a rule does not hold
 */
export async function simulateYears(
  postgres: SimulatedPostgres,
  options: SimulationOptions,
  course: Course = {},
): Promise<SimulationReport> {
  const world = await openWorld(postgres, options);
  const state = newCourse();
  const start = world.clock.now().getTime();
  try {
    for (let day = 0; day < options.days; day += 1) {
      try {
        await liveThrough(world, state, { midnight: new Date(start + day * DAY_MS), index: day });
        if (course.tamper) {
          await course.tamper(day, world);
          state.isBusy = true;
        }
        if (!state.copy) await checkDay(world, state, { index: day, isLast: day === options.days - 1 });
      } catch (error) {
        throw failureOf(error, { world, day });
      }
      course.onDay?.(day, world);
    }
    return reportOf(world, state);
  } finally {
    await world.close();
  }
}

interface Today {
  readonly midnight: Date;
  readonly index: number;
}

async function liveThrough(world: World, state: CourseState, { midnight, index }: Today): Promise<void> {
  changeWeather(world, state, index);
  state.isBehind ||= state.weather !== 'calm';
  if (await liveForgotten(world, state, { midnight, index })) return;
  if (state.weather === 'servers-down') return;
  const plan = await planDay(world, state, midnight);
  for (const { at, tasks, acts } of plan) {
    world.clock.reach(at);
    await doTogether(world, state, { tasks, acts });
  }
  state.isBusy ||= plan.length > 0;
}

/** Now and then an older copy of the database is put back: whether the day is one of those that are forgotten. */
async function liveForgotten(world: World, state: CourseState, { midnight, index }: Today): Promise<boolean> {
  const { fate, options } = world;
  if (!state.copy && (index + 5 >= options.days || !fate.happens(0.01))) return false;
  state.copy ??= { ...(await saveCopy(world)), until: index + fate.below(3) };
  await liveForgottenDay(world, state, midnight);
  if (index < state.copy.until) return true;
  await restoreCopy(world, state, state.copy);
  state.copy = null;
  return true;
}

function reportOf(world: World, { books, crashes, restores }: CourseState): SimulationReport {
  const { charges, refunds } = world.network;
  const taken = charges.filter((charge) => charge.taken).length;
  return {
    days: world.options.days,
    merchants: world.merchants.length,
    invoices: books.size,
    charges: taken,
    declined: charges.length - taken,
    refunds: refunds.length,
    crashes,
    restores,
    digest: world.digest(),
  };
}

/** Says how to see the failure again. */
function failureOf(error: unknown, { world, day }: { world: World; day: number }): Error {
  const { seed, merchants, days } = world.options;
  const replay = `npm run simulate:billing -- --seed ${seed} --merchants ${merchants} --days ${days}`;
  const reason = error instanceof Error ? error.message : String(error);
  return new Error(
    `seed ${seed}, day ${day} (${world.clock.now().toISOString()}): ${reason}\nThe same again: ${replay}`,
    { cause: error },
  );
}

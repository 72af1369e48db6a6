import { FAIR } from './card-network.ts';
import { checkBooks } from './check-books.ts';
import type { CourseState } from './course-state.ts';
import { doTogether } from './do-together.ts';
import { taskProgram } from './programs.ts';
import type { World } from './world.ts';
import { findLeftToDo } from './world.store.ts';

/** Looks at the books; most evenings everything that is left is done first, as a calm hour would. */
export async function checkDay(
  world: World,
  state: CourseState,
  { index, isLast }: { index: number; isLast: boolean },
): Promise<void> {
  const { random } = world;
  const isDown = state.weather === 'network-down' || state.weather === 'servers-down';
  const isWhole = isLast || index % 60 === 59;
  if (!state.isBusy && !isWhole) return;
  const settled = isLast || (!isDown && random.happens(0.7));
  if (settled) await settleAll(world, state);
  const since = isWhole ? null : state.checkedAt;
  state.checkedAt = world.clock.now();
  await checkBooks(world, state.books, { since, settled, lostNumbers: state.lostNumbers });
  if (settled) state.isBusy = false;
}

/** A quiet hour: what is due is done, what no one knows is asked, and what came of it is done too. */
async function settleAll(world: World, state: CourseState): Promise<void> {
  const { clock, database, network } = world;
  network.setWeather(FAIR);
  const left = await database.transaction({ role: 'system' }, findLeftToDo);
  clock.advance(600_000);
  const isAttemptDue = left.nextAttemptAt !== null && left.nextAttemptAt <= clock.now();
  if (!state.isBehind && !left.unsettled && !isAttemptDue) return;
  const { weather } = state;
  state.weather = 'calm';
  const tasks = left.unsettled ? SETTLING : SETTLING.slice(1);
  for (const task of tasks)
    await doTogether(world, state, { tasks: [taskProgram(world, { task, server: 0 })], acts: 0 });
  // After a restore the network has keys for requests of other numbers: what it then leaves unknown is asked a minute later.
  const after = await database.transaction({ role: 'system' }, findLeftToDo);
  if (after.unsettled)
    await doTogether(world, state, { tasks: [taskProgram(world, { task: SETTLING[0], server: 0 })], acts: 0 });
  Object.assign(state, { weather, isBehind: false });
}

const SETTLING = ['reconcile-payments', 'create-due-invoices'] as const;

import { reconcileAfterRestore } from '../src/features/money/payments/reconcile-after-restore.ts';
import { copyDatabase, type DatabaseCopy } from '../test/copy-database.ts';
import { pay, refund } from './acts.ts';
import { FAIR } from './card-network.ts';
import type { CourseState } from './course-state.ts';
import { doTogether } from './do-together.ts';
import { interleave } from './interleave.ts';
import { needsThrough, taskProgram, type ProgramDeps } from './programs.ts';
import { Violation } from './violation.ts';
import type { World } from './world.ts';
import { listInvoicesIn, listInvoiceNumbers } from './world.store.ts';

/** A copy of the database that will be put back, and when it was made. */
export interface SavedCopy {
  readonly copy: DatabaseCopy;
  readonly madeAt: Date;
}

export const saveCopy = async (world: World): Promise<SavedCopy> => ({
  copy: await copyDatabase(world.postgres.url),
  madeAt: world.clock.now(),
});

/** A day that will be forgotten: midnights, and what people pay or get back. No one changes what is owed. */
export async function liveForgottenDay(world: World, state: CourseState, midnight: Date): Promise<void> {
  for (const hour of [3, 4, 5, 12]) {
    world.clock.reach(new Date(midnight.getTime() + hour * HOUR_MS));
    await doTogether(world, state, {
      tasks: [taskProgram(world, { task: 'create-due-invoices', server: 0 })],
      acts: 0,
    });
  }
  await doTogether(world, state, { tasks: [taskProgram(world, { task: 'reconcile-payments', server: 0 })], acts: 0 });
  const { random } = world;
  const list = (states: string[]) => world.database.transaction({ role: 'system' }, (tx) => listInvoicesIn(tx, states));
  const [unpaid, paid] = [await list(['open', 'refused', 'past-due']), await list(['paid'])];
  const acts = [
    ...(unpaid.length > 0 ? [pay(world, random.pick(unpaid), { by: 'admin', tabs: 1 })] : []),
    ...(paid.length > 0 ? [refund(world, random.pick(paid), 1 + random.below(500))] : []),
  ];
  await interleave(
    {
      random,
      clock: world.clock,
      note: (line) => world.note(line),
      faultOf: () => null,
      durationOf: () => random.below(20),
    },
    acts.flatMap(({ programs }) => programs),
  );
}

const HOUR_MS = 3_600_000;

/**
 * Puts the copy back and has it agree with the network, also when a server crashes on the way: what was charged since is in
 * the books again, and no number is given a second time. @throws Violation
 */
export async function restoreCopy(world: World, state: CourseState, { copy, madeAt }: SavedCopy): Promise<void> {
  const issued = await numbersOf(world);
  await copy.restore();
  world.clock.advance(HOUR_MS);
  world.network.setWeather(FAIR);
  // What a marker beside the database knows of numbers that were never charged.
  const numbers = { invoice: Math.max(0, ...issued), credit: 0 };
  const reconcile = (deps: ProgramDeps) => reconcileAfterRestore(deps, { since: madeAt, numbers });
  const { weather } = state;
  state.weather = 'storm';
  const name = 'reconcile after restore';
  await doTogether(world, state, {
    tasks: [{ name, run: (through) => reconcile(needsThrough(world, through)) }],
    acts: 0,
  });
  state.weather = weather;
  const { charges, refunds } = await reconcile(needsThrough(world, ({ act }) => act()));
  if (charges.unexpected + charges.foreign + refunds.unplaced > 0)
    throw new Violation('not-adopted', JSON.stringify({ charges, refunds }));
  const kept = new Set(await numbersOf(world));
  for (const number of issued) if (!kept.has(number)) state.lostNumbers.add(number);
  Object.assign(state, { isBusy: true, isBehind: true, checkedAt: null });
  state.restores += 1;
}

const numbersOf = ({ database }: World): Promise<number[]> =>
  database.transaction({ role: 'system' }, listInvoiceNumbers);

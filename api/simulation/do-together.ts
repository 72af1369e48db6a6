import { refuseOtherErrors, type Act } from './acts.ts';
import type { CourseState } from './course-state.ts';
import { drawAct } from './draw-act.ts';
import { interleave, type Fault, type Program } from './interleave.ts';
import { isCall } from './programs.ts';
import type { World } from './world.ts';

/** Runs tasks and people's acts at the same time, in the weather of the day. @throws Violation */
export async function doTogether(
  world: World,
  state: CourseState,
  { tasks, acts: count }: { tasks: readonly Program[]; acts: number },
): Promise<void> {
  const acts: Act[] = [];
  for (let made = 0; made < count; made += 1) {
    const act = await drawAct(world);
    if (act) acts.push(act);
  }
  const programs = [...tasks, ...acts.flatMap((act) => act.programs)];
  if (programs.length === 0) return;
  const { random, clock } = world;
  const isStormy = state.weather === 'storm';
  const endings = await interleave(
    {
      random,
      clock,
      note: (line) => world.note(line),
      faultOf: (step) => (isStormy && random.happens(0.04) ? drawFault(world, step) : null),
      durationOf: () => (isStormy && random.happens(0.05) ? random.below(10_000) : random.below(20)),
    },
    programs,
  );
  state.crashes += endings.filter(({ crashed }) => crashed).length;
  refuseOtherErrors(endings.slice(0, tasks.length), []);
  let from = tasks.length;
  for (const act of acts) {
    act.conclude(endings.slice(from, from + act.programs.length));
    from += act.programs.length;
  }
}

const CRASHES: readonly Fault[] = ['crash-before', 'crash-after'];
const FAULTS: readonly Fault[] = [...CRASHES, 'lost-before', 'lost-after'];
const drawFault = ({ random }: World, step: string): Fault => random.pick(isCall(step) ? CRASHES : FAULTS);

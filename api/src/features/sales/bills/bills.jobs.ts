import type { FastifyBaseLogger } from 'fastify';
import { listDueLanes } from './lanes/lanes.store.ts';
import type { Tasks } from '../../../platform/jobs/start-jobs.ts';
import type { LaneRunner, LaneRunnerDeps } from './lanes/lane-runner.ts';
import { sendLanes } from './lanes/send-lanes.ts';
import { billLetter, SEND_BILL_LETTER, sendBillLetter, type BillLetterDeps } from './paper/send-bill-letter.ts';

export const billTasks = (deps: BillLetterDeps): Tasks => ({
  [SEND_BILL_LETTER]: (payload) => sendBillLetter(deps, billLetter.parse(payload)),
});

/** Looks after lanes by itself: retries whose time has come, and requests whose server died. */
export interface LaneWatch {
  stop(): Promise<void>;
}

const LOOK_EVERY_MS = 500;
const LANES_AT_ONCE = 20;

/**
 * Starts the watch. Each look takes the lanes whose time has come, in order. Several servers may watch at once: the lane's
 * lease decides who sends.
 */
export function watchLanes(deps: LaneRunnerDeps & { runner: LaneRunner; log: FastifyBaseLogger }): LaneWatch {
  let stopped = false;
  let look: Promise<void> = Promise.resolve();
  const tick = (): void => {
    if (stopped) return;
    look = lookAtLanes(deps)
      .catch((error: unknown) => deps.log.error({ err: error }, 'a look at the lanes failed'))
      .finally(() => {
        timer = setTimeout(tick, LOOK_EVERY_MS);
      });
  };
  let timer = setTimeout(tick, 0);
  return {
    stop: async () => {
      stopped = true;
      await look;
      clearTimeout(timer);
      await deps.runner.idle();
    },
  };
}

/** One look: sends the lanes whose time has come, fewer while the authority is away. */
export async function lookAtLanes(
  deps: Pick<LaneRunnerDeps, 'database' | 'now'> & { runner: LaneRunner },
): Promise<void> {
  const atOnce = deps.runner.allowedTrials(LANES_AT_ONCE);
  if (atOnce === 0) return;
  const due = await deps.database.transaction({ role: 'system' }, (tx) => listDueLanes(tx, deps.now(), atOnce));
  await sendLanes(deps.runner, { deviceIds: due.map(({ deviceId }) => deviceId), trigger: 'retry' });
}

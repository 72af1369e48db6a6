import type { FastifyBaseLogger } from 'fastify';
import { listDueLanes } from './lanes.store.ts';
import type { LaneRunner, LaneRunnerDeps } from './lane-runner.ts';

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
  const lookOnce = async (): Promise<void> => {
    const due = await deps.database.transaction({ role: 'system' }, (tx) =>
      listDueLanes(tx, deps.now(), LANES_AT_ONCE),
    );
    await Promise.all(due.map(({ deviceId }) => deps.runner.drain({ deviceId, trigger: 'retry' })));
  };
  const tick = (): void => {
    if (stopped) return;
    look = lookOnce()
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

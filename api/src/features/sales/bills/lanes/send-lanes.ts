import type { TransmissionTrigger } from './claim-lane.ts';
import type { LaneRunner } from './lane-runner.ts';
import type { Transaction } from '../../../../platform/database/database.ts';
import { updateLaneRest } from './lanes.store.ts';

/**
 * Sends what waits on lanes, the same for all who ask: the batch button, the timer of the lane watch, and the return of the connection, which
 * makes lanes due for that watch. Each lane oldest first, one request at a time, until nothing waits on it, the authority does not
 * answer, or it is no longer wanted; a lane that another server sends is left to it.
 */
export const sendLanes = (
  runner: LaneRunner,
  lanes: { deviceIds: readonly string[]; trigger: TransmissionTrigger; isWanted?: () => Promise<boolean> },
): Promise<unknown> => {
  const { deviceIds, ...run } = lanes;
  return Promise.all(deviceIds.map((deviceId) => runner.drain({ deviceId, ...run })));
};

/** Lets lanes rest until a moment, unless a sale or a batch sends them. */
export function restLanes(tx: Transaction, rest: { deviceIds: readonly string[]; until: Date }): void {
  if (rest.deviceIds.length > 0) updateLaneRest(tx, rest);
}

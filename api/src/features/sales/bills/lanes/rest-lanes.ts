import type { Transaction } from '../../../../platform/database/database.ts';
import { updateLaneRest } from './lanes.store.ts';

/** Lets lanes rest until a moment, unless a sale or a batch sends them. */
export function restLanes(tx: Transaction, rest: { deviceIds: readonly string[]; until: Date }): void {
  if (rest.deviceIds.length > 0) updateLaneRest(tx, rest);
}

import type { Transaction } from '../../../../platform/database/database.ts';
import { recordLaneContact, type LockedLane } from '../lanes/lanes.store.ts';
import type { Placement } from './place-bills.ts';

/**
 * A lane that waits for word from its till, after the database was put back, has it with bills that stand on the chain, all of
 * them: one that does not follow shows that the chain is longer than we know. Returns the lane as it is now.
 */
export function recordTerminalContact(
  tx: Transaction,
  lane: LockedLane,
  { known, placed, unplaced }: Placement & { known: readonly unknown[] },
): LockedLane {
  const isConfirmed = unplaced.length === 0 && known.length + placed.length > 0;
  if (!lane.isUnheard || !isConfirmed) return lane;
  recordLaneContact(tx, lane.deviceId);
  return { ...lane, isUnheard: false, isHeld: false };
}

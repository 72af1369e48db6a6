import type { Transaction } from '../../../platform/database/database.ts';

/** The last link of a till's chain, or null when it has none. */
export const findLaneHead = (
  tx: Transaction,
  deviceId: string,
): Promise<{ signature: string | null; noTrans: string | null } | null> =>
  tx.first({
    name: 'find-lane-head',
    text: 'select head_signature as signature, head_no_trans as "noTrans" from lanes where device_id = $1',
    values: [deviceId],
  });

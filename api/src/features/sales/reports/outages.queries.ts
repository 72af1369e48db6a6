import type { LaneEvent } from '@comptoir/domain/sales/reports/outages-of';
import type { Transaction } from '../../../platform/database/database.ts';

const OUTAGES = `select device_id as "deviceId", occurred_at as at, event = 'authority-reachable' as "isReachable" from activity_log
  where merchant_id = $1 and event in ('authority-unreachable', 'authority-reachable')`;

/** Lists the losses and returns of the authority for a merchant's devices, in the order of time; before `start` the last of each device. */
export const listLaneEvents = (
  tx: Transaction,
  { merchantId, start, end }: { merchantId: string; start: Date; end: Date },
): Promise<LaneEvent[]> =>
  tx.many({
    name: 'list-lane-events',
    text: `(select distinct on (e."deviceId") e.* from (${OUTAGES} and occurred_at < $2) e order by e."deviceId", e.at desc)
      union all ${OUTAGES} and occurred_at >= $2 and occurred_at < $3
      order by at`,
    values: [merchantId, start, end],
  });

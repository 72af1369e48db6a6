import type { Database } from '../../../platform/database/database.ts';
import { writeLog } from '../../base/activity-log/write-log.ts';
import { scopeOf, type MerchantScope } from '../../base/merchants/merchant-scope.ts';
import type { LaneRunnerDeps, LaneRunner } from './lane-runner.ts';
import { readWaiting } from './lanes.queries.ts';
import { listWaitingLanes } from './lanes.store.ts';
import { withinTime } from './within-time.ts';

/** What the batch button did, or with `dryRun` would do: bills waiting before, sent, and waiting after. */
export interface TransmitResult {
  readonly waiting: number;
  readonly sent: number;
  readonly stillWaiting: number;
}

/** Sends every lane of a merchant that has something waiting, each oldest first. */
export async function sendWaiting(
  deps: LaneRunnerDeps & { runner: LaneRunner },
  input: { scope: MerchantScope; userId: string; dryRun: boolean },
): Promise<TransmitResult> {
  const { merchantId } = input.scope;
  const lanes = await deps.database.transaction(scopeOf(input.scope), async (tx) => {
    const found = await listWaitingLanes(tx, merchantId);
    const waiting = found.reduce((sum, lane) => sum + lane.waiting, 0);
    if (!input.dryRun && waiting > 0) {
      const record = { event: 'batch-requested', facts: { waiting } } as const;
      writeLog(tx, [{ merchantId, userId: input.userId, occurredAt: deps.now(), record }]);
    }
    return found;
  });
  const waiting = lanes.reduce((sum, lane) => sum + lane.waiting, 0);
  if (input.dryRun) return { waiting, sent: 0, stillWaiting: waiting };
  const sending = Promise.all(lanes.map(({ deviceId }) => deps.runner.drain({ deviceId, trigger: 'batch' })));
  await withinTime(sending, deps.replyTimeoutMs);
  const stillWaiting = await countWaiting(deps.database, input.scope);
  return { waiting, sent: Math.max(0, waiting - stillWaiting), stillWaiting };
}

const countWaiting = async (database: Database, scope: MerchantScope): Promise<number> =>
  (await database.transaction(scopeOf(scope), (tx) => readWaiting(tx, scope.merchantId)))?.count ?? 0;

import type { PosNews, PosNewsData } from '../../../gateways/pos-provider/pos-provider.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { enqueueJob, enqueueKeyedJobs } from '../../../platform/jobs/enqueue-job.ts';
import { queueReadings } from './queue-readings.ts';
import { listConnectedMerchants } from './pos-connection.store.ts';

/** The task that acts on each kind of news; data that changed are read. */
export const NEWS_TASKS = {
  'app-removed': 'disconnect-pos-merchant',
  'employee-changed': 'follow-pos-employee',
} as const;

/**
 * Puts the provider's events into the queue: they are answered at once, and sent again when they are not. The same sent many
 * times is one thing to do, after the last time.
 */
export async function queueNews(tx: Transaction, provider: string, news: readonly PosNews[]): Promise<void> {
  const data = new Map<string, Set<PosNewsData>>();
  const employees = new Map<string, object>();
  for (const one of news) {
    const { kind, posMerchantId } = one;
    if (kind === 'app-removed')
      enqueueJob(tx, { task: NEWS_TASKS[kind], payload: { provider, posMerchantId, at: one.at } });
    if (kind === 'employee-changed')
      employees.set(`${posMerchantId}:${one.employeeId}`, { provider, posMerchantId, employeeId: one.employeeId });
    if (kind === 'data-changed') data.set(posMerchantId, (data.get(posMerchantId) ?? new Set()).add(one.data));
  }
  enqueueKeyedJobs(tx, {
    task: NEWS_TASKS['employee-changed'],
    jobs: [...employees].map(([who, payload]) => ({
      key: `${NEWS_TASKS['employee-changed']}:${provider}:${who}`,
      payload,
    })),
  });
  const merchants = await listConnectedMerchants(tx, provider, [...data.keys()]);
  queueReadings(
    tx,
    merchants.flatMap(({ merchantId, posMerchantId }) =>
      [...(data.get(posMerchantId) ?? [])].map((kind) => ({ merchantId, kind })),
    ),
  );
}

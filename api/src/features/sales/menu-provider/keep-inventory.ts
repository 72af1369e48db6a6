import { createHash } from 'node:crypto';
import type { ProviderInventory } from '@comptoir/domain/sales/menu-provider/provider-inventory';
import type { Transaction } from '../../../platform/database/database.ts';
import { enqueueKeyedJobs } from '../../../platform/jobs/enqueue-job.ts';
import { saveInventory } from './menu-provider.store.ts';

/** The task by which a menu follows an inventory that has changed. */
export const FOLLOW_INVENTORY = 'follow-menu-inventory';

/** Keeps what a provider's merchant sells there; a menu that follows it does so soon after, in a job of its own. */
export async function keepInventory(
  tx: Transaction,
  { merchantId, readAt }: { readonly merchantId: string; readonly readAt: Date },
  inventory: ProviderInventory,
): Promise<void> {
  const stamp = createHash('sha256').update(JSON.stringify(inventory)).digest('hex').slice(0, 12);
  if (!(await saveInventory(tx, { merchantId, inventory, stamp, readAt }))) return;
  enqueueKeyedJobs(tx, {
    task: FOLLOW_INVENTORY,
    jobs: [{ key: `${FOLLOW_INVENTORY}:${merchantId}`, payload: { merchantId } }],
  });
}

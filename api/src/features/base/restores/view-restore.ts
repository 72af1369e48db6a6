import type { RestoreView } from '@comptoir/contract/sales/report-overview';
import type { Database, Transaction } from '../../../platform/database/database.ts';
import { findUnfinishedRestore, listRestoredDevices } from './restores.store.ts';

const MOST_NAMED = 100;

/** Returns a restore that is not whole again, with the devices that were not heard yet; null when there is none. */
export async function viewRestore(tx: Transaction): Promise<RestoreView | null> {
  const restore = await findUnfinishedRestore(tx);
  if (!restore) return null;
  const devices = await listRestoredDevices(tx, MOST_NAMED);
  const { noticedAt, dataUntil, ...rest } = restore;
  return { ...rest, devices, noticedAt: noticedAt.toISOString(), dataUntil: dataUntil.toISOString() };
}

/** Returns the public part of a restore: whether money waits for the provider, and the number of tills that we wait for. */
export async function summarizeRestore(
  database: Database,
): Promise<{ restore?: { isReconciled: boolean; unheardDevices: number } }> {
  const found = await database.transaction({ role: 'system' }, findUnfinishedRestore);
  return found ? { restore: { isReconciled: found.isReconciled, unheardDevices: found.unheardCount } } : {};
}

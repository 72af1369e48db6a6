import type { PosDataKind } from '@comptoir/contract/provider/pos-connection';
import type { Database } from '../../../platform/database/database.ts';
import { planReadings } from './pos-reads.store.ts';

/**
 * Plans the reading of some kinds for every connected merchant: there is no news of them, or it may have been lost. One
 * merchant after the other, so that the provider's limits and the rest of the queue are left room.
 */
export const pollProviderData = (
  { database }: { readonly database: Database },
  kinds: readonly PosDataKind[],
): Promise<void> => database.transaction({ role: 'system' }, (tx) => planReadings(tx, kinds));

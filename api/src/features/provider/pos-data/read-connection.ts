import { POS_DATA_KINDS, type PosConnectionView } from '@comptoir/contract/provider/pos-connection';
import type { Database } from '../../../platform/database/database.ts';
import { scopeOf, type MerchantScope } from '../../base/access/merchant-scope.ts';
import { findConnectionSeen, findMerchantSeen } from './pos-data.store.ts';
import { listReads } from './pos-reads.store.ts';

/** Returns a merchant's connection with the provider, and the time of each kind's reading; all kinds, also those that never were. */
export const readConnection = (database: Database, scope: MerchantScope): Promise<PosConnectionView> =>
  database.transaction(scopeOf(scope), async (tx) => {
    const [connection, merchant, reads] = await Promise.all([
      findConnectionSeen(tx, scope.merchantId),
      findMerchantSeen(tx, scope.merchantId),
      listReads(tx, scope.merchantId),
    ]);
    return {
      provider: connection?.provider ?? null,
      state: connection?.state ?? 'none',
      posMerchantId: connection?.posMerchantId ?? null,
      connectedAt: connection?.connectedAt?.toISOString() ?? null,
      reads: POS_DATA_KINDS.map((kind) => {
        const read = reads.find((one) => one.kind === kind);
        return {
          kind,
          readAt: read?.readAt?.toISOString() ?? null,
          failedAt: read?.failedAt?.toISOString() ?? null,
          failure: read?.failure ?? null,
        };
      }),
      merchant,
    };
  });

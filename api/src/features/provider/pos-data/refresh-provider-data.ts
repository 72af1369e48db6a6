import { POS_DATA_KINDS } from '@comptoir/contract/provider/pos-connection';
import type { PosProvider } from '../../../gateways/pos-provider/pos-provider.ts';
import type { Database } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { scopeOf, type MerchantScope } from '../../base/merchants/merchant-scope.ts';
import { findConnectionSeen } from './pos-data.queries.ts';
import { queueReadings } from './queue-readings.ts';

/** Has everything of a merchant read again soon. @throws AppError provider-not-connected */
export async function refreshProviderData(
  { database, provider }: { readonly database: Database; readonly provider: PosProvider | null },
  scope: MerchantScope,
): Promise<void> {
  const { merchantId } = scope;
  await database.transaction(scopeOf(scope), async (tx) => {
    const connection = await findConnectionSeen(tx, merchantId);
    if (!provider || connection?.state !== 'connected') throw new AppError('provider-not-connected');
    queueReadings(
      tx,
      POS_DATA_KINDS.map((kind) => ({ merchantId, kind })),
    );
  });
}

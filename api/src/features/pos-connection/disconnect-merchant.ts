import type { Database } from '../../platform/database/database.ts';
import { writeLog } from '../activity-log/write-log.ts';
import { dropTokens, findConnectionOf, lockPosMerchant, type PosMerchantKey } from './pos-connection.store.ts';

/**
 * Forgets the tokens of a merchant who removed the app at the provider at `at`. News that is older than the last consent
 * is late: the merchant came back meanwhile.
 */
export async function disconnectMerchant(
  { database, now }: { database: Database; now: () => Date },
  removed: PosMerchantKey & { at: Date },
): Promise<void> {
  await database.transaction({ role: 'system' }, async (tx) => {
    await lockPosMerchant(tx, removed);
    const connection = await findConnectionOf(tx, removed);
    if (!connection || connection.state === 'disconnected' || connection.state === 'not_connected') return;
    if (connection.connectedAt && connection.connectedAt > removed.at) return;
    const { merchantId, provider } = connection;
    await dropTokens(tx, connection, 'disconnected');
    const record = { event: 'provider-disconnected' as const, facts: { provider } };
    writeLog(tx, [{ merchantId, occurredAt: now(), record }]);
  });
}

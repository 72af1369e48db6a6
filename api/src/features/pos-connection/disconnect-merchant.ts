import type { Announcements } from '../../platform/database/announcements.ts';
import type { Database } from '../../platform/database/database.ts';
import { writeLog } from '../activity-log/write-log.ts';
import { dropTokens, findConnectionOf, lockPosMerchant, type PosMerchantKey } from './pos-connection.store.ts';

export interface DisconnectNeeds {
  readonly database: Database;
  readonly announcements: Announcements;
  readonly now: () => Date;
}

/**
 * Forgets the tokens of a merchant who removed the app at the provider at `at`. News that is older than the last consent
 * is late: the merchant came back meanwhile.
 */
export async function disconnectMerchant(
  { database, announcements, now }: DisconnectNeeds,
  removed: PosMerchantKey & { at: Date },
): Promise<void> {
  const merchantId = await database.transaction({ role: 'system' }, async (tx) => {
    await lockPosMerchant(tx, removed);
    const connection = await findConnectionOf(tx, removed);
    if (!connection || connection.state === 'disconnected' || connection.state === 'not_connected') return null;
    if (connection.connectedAt && connection.connectedAt > removed.at) return null;
    const { provider } = connection;
    await dropTokens(tx, connection, 'disconnected');
    const record = { event: 'provider-disconnected' as const, facts: { provider } };
    writeLog(tx, [{ merchantId: connection.merchantId, occurredAt: now(), record }]);
    return connection.merchantId;
  });
  if (merchantId) announcements.announce(merchantId);
}

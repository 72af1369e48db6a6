import { writeLog } from '../../base/record/write-log.ts';
import { isAppRemoved } from './is-app-removed.ts';
import {
  dropTokens,
  findConnectionOf,
  lockPosMerchant,
  type ConnectionRow,
  type PosMerchantKey,
} from './pos-connection.store.ts';
import type { ConnectionDeps } from './renew-tokens.ts';

/**
 * Forgets the tokens of a merchant who removed the app at the provider at `at`, once the provider has confirmed it. News that is older
 * than the last consent is late: the merchant came back meanwhile. @throws Error while the provider cannot be asked
 */
export async function disconnectMerchant(deps: ConnectionDeps, removed: PosMerchantKey & { at: Date }): Promise<void> {
  const { database, announcements, now } = deps;
  const known = await database.transaction({ role: 'system' }, (tx) => findConnectionOf(tx, removed));
  if (!known || !isOpenSince(known, removed.at) || !(await isAppRemoved(deps, known))) return;
  const merchantId = await database.transaction({ role: 'system' }, async (tx) => {
    await lockPosMerchant(tx, removed);
    const connection = await findConnectionOf(tx, removed);
    if (!connection || !isOpenSince(connection, removed.at)) return null;
    const { provider } = connection;
    await dropTokens(tx, connection, 'disconnected');
    const record = { event: 'provider-disconnected' as const, facts: { provider } };
    writeLog(tx, [{ merchantId: connection.merchantId, occurredAt: now(), record }]);
    return connection.merchantId;
  });
  if (merchantId) announcements.publish(merchantId);
}

/** True when there is a connection to end, and no one has consented since. */
const isOpenSince = ({ state, connectedAt }: ConnectionRow, at: Date): boolean =>
  state !== 'disconnected' && state !== 'not_connected' && !(connectedAt && connectedAt > at);

import type { Dependencies } from '../../../dependencies.ts';
import type { Outcome, PosProvider, PosTokens } from '../../../gateways/pos-provider/pos-provider.ts';
import { writeLog } from '../../base/record/write-log.ts';
import { sealTokens } from './connect-merchant.ts';
import { dropTokens, releaseLease, replaceTokens, claimLease, type ConnectionRow } from './pos-connection.store.ts';
import { refreshTokenPlace } from '../../base/record/sealed-places.ts';

export interface ConnectionDeps extends Pick<Dependencies, 'database' | 'announcements' | 'seal' | 'now'> {
  readonly provider: PosProvider;
}

/** Longer than the two calls that a renewal makes at the most; then its server has ended. */
const LEASE_MS = 75_000;

/**
 * Renews a pair of tokens, once among all servers: a lease is held during the call, never a transaction. The new pair is
 * stored before anybody uses it. A refusal means that someone has to consent again.
 * - `settled`: read the connection again, it says what came of it
 * - `busy`: another renewal is under way
 * - `unavailable`: the provider cannot be asked; the pair is as it was
 */
export async function renewTokens(
  deps: ConnectionDeps,
  connection: ConnectionRow,
): Promise<'settled' | 'busy' | 'unavailable'> {
  const { database, now, seal } = deps;
  const pair = { merchantId: connection.merchantId, generation: connection.generation };
  if (!connection.refreshTokenSealed) return 'settled';
  const lease = { ...pair, now: now(), until: new Date(now().getTime() + LEASE_MS) };
  if (!(await database.transaction({ role: 'system' }, (tx) => claimLease(tx, lease)))) return 'busy';
  const refreshToken = seal.open(connection.refreshTokenSealed, refreshTokenPlace(pair.merchantId));
  const outcome = await refreshSurely(deps.provider, refreshToken);
  switch (outcome.kind) {
    case 'answer':
      await database.transaction({ role: 'system' }, (tx) =>
        replaceTokens(tx, { ...pair, tokens: sealTokens(seal, pair.merchantId, outcome.answer) }),
      );
      return 'settled';
    case 'refused':
      await needNewConsent(deps, connection);
      return 'settled';
    case 'unavailable':
    case 'unknown':
      await database.transaction({ role: 'system' }, (tx) => releaseLease(tx, pair));
      return 'unavailable';
  }
}

/** Forgets a pair that works no more, unless a newer one is there already. */
async function needNewConsent(deps: ConnectionDeps, connection: ConnectionRow): Promise<void> {
  const { merchantId, provider } = connection;
  const isDropped = await deps.database.transaction({ role: 'system' }, async (tx) => {
    if (!(await dropTokens(tx, connection, 'needs_reauth'))) return false;
    const record = { event: 'provider-needs-sign-in' as const, facts: { provider } };
    writeLog(tx, [{ merchantId, occurredAt: deps.now(), record }]);
    return true;
  });
  if (isDropped) deps.announcements.publish(merchantId);
}

/**
 * Asks once more with the same token when the reply is lost, as the token may be used up or not and the provider alone knows: a pair, or a
 * refusal that settles it.
 */
async function refreshSurely(provider: PosProvider, refreshToken: string): Promise<Outcome<PosTokens>> {
  const first = await provider.refreshTokens(refreshToken);
  return first.kind === 'unknown' ? provider.refreshTokens(refreshToken) : first;
}

import { setTimeout as pause } from 'node:timers/promises';
import type { Outcome, PosAccess, PosProvider } from '../../../gateways/pos-provider/pos-provider.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { findConnection } from './pos-connection.store.ts';
import { renewTokens, type ConnectionDeps } from './renew-tokens.ts';
import { accessTokenPlace } from '../../base/record/sealed-places.ts';

/** A token with less left is renewed before it is used. Source: CLV-5. */
const RENEW_BEFORE_MS = 300_000;

/** Interval and number of looks whether someone else's renewal is through. */
const LOOK_EVERY_MS = 100;
const LOOKS = 300;

/**
 * Asks the provider something for a merchant, with tokens that are renewed as needed: before they run out, and once when the
 * provider says that they hold no more.
 * @throws AppError pos-needs-sign-in when someone has to consent again, pos-unavailable when tokens cannot be renewed now
 */
export async function callProvider<Answer>(
  deps: ConnectionDeps,
  merchantId: string,
  call: (provider: PosProvider, access: PosAccess) => Promise<Outcome<Answer>>,
): Promise<Outcome<Answer>> {
  const access = await getAccess(deps, merchantId, null);
  const outcome = await call(deps.provider, access);
  if (outcome.kind !== 'refused' || outcome.status !== 401) return outcome;
  return call(deps.provider, await getAccess(deps, merchantId, access.accessToken));
}

/** A token to call with, other than the one that has just failed. */
async function getAccess(deps: ConnectionDeps, merchantId: string, failedToken: string | null): Promise<PosAccess> {
  for (let looks = 0; looks < LOOKS; looks += 1) {
    const { connection, access } = await readAccess(deps, merchantId);
    const leftMs = access.accessToken === failedToken ? 0 : access.expiresAt.getTime() - deps.now().getTime();
    if (leftMs > RENEW_BEFORE_MS) return access;
    const renewal = await renewTokens(deps, connection);
    // What still holds is used rather than waiting, or failing, for the next one.
    if (renewal !== 'settled' && leftMs > 0) return access;
    if (renewal === 'unavailable') break;
    if (renewal === 'busy') await pause(LOOK_EVERY_MS);
  }
  throw new AppError('pos-unavailable');
}

async function readAccess({ database, seal }: ConnectionDeps, merchantId: string) {
  const connection = await database.transaction({ role: 'system' }, (tx) => findConnection(tx, merchantId));
  if (!connection?.accessTokenSealed || !connection.accessExpiresAt) throw new AppError('pos-needs-sign-in');
  const { posMerchantId, accessTokenSealed, accessExpiresAt } = connection;
  const accessToken = seal.open(accessTokenSealed, accessTokenPlace(merchantId));
  return { connection, access: { posMerchantId, accessToken, expiresAt: accessExpiresAt } };
}

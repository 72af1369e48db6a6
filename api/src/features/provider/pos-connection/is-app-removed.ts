import type { Outcome, PosMerchant } from '../../../gateways/pos-provider/pos-provider.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { Outage } from '../../../platform/outage.ts';
import { callProvider } from './call-provider.ts';
import type { ConnectionRow } from './pos-connection.store.ts';
import type { ConnectionDeps } from './renew-tokens.ts';
import { accessTokenPlace } from '../../base/record/sealed-places.ts';

/** A token that runs out meanwhile would be refused for that alone. */
const SURELY_LIVE_MS = 60_000;

/** Statuses of the provider for a token of a merchant who has removed the app. */
const REMOVED: ReadonlySet<number> = new Set([401, 403, 404]);

/**
 * Returns true when the app is gone at a merchant's. Reports of it are not trusted, the provider is asked: a token that should work is refused.
 * @throws Error while it cannot be asked; the queue comes back to it
 */
export async function isAppRemoved(deps: ConnectionDeps, connection: ConnectionRow): Promise<boolean> {
  const outcome = await askForMerchant(deps, connection);
  switch (outcome?.kind) {
    case 'answer':
      return false;
    case 'refused':
      if (REMOVED.has(outcome.status)) return true;
      throw new Error(`the provider refuses to say whether the app is removed: ${outcome.status}`);
    case 'unavailable':
    case 'unknown':
      throw new Outage(`the provider cannot be asked whether the app is removed: ${outcome.detail}`);
    case undefined:
      return true;
  }
}

/** Null when there is no token left to ask with: then there is nothing to lose either. */
async function askForMerchant(deps: ConnectionDeps, connection: ConnectionRow): Promise<Outcome<PosMerchant> | null> {
  const { merchantId, posMerchantId, accessTokenSealed, accessExpiresAt } = connection;
  if (!accessTokenSealed || !accessExpiresAt) return null;
  // Not renewed when it is refused: a refused renewal would ask the merchant to sign in again, instead of saying that they left.
  if (accessExpiresAt.getTime() - deps.now().getTime() > SURELY_LIVE_MS)
    return deps.provider.readMerchant({
      posMerchantId,
      accessToken: deps.seal.open(accessTokenSealed, accessTokenPlace(merchantId)),
    });
  try {
    return await callProvider(deps, merchantId, (provider, access) => provider.readMerchant(access));
  } catch (error) {
    if (error instanceof AppError && error.code === 'pos-needs-sign-in') return null;
    throw error;
  }
}

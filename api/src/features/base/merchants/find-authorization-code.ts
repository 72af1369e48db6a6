import type { Database, Scope } from '../../../platform/database/database.ts';
import type { Seal } from '../../../platform/seal.ts';
import { findSealedAuthorizationCode } from './merchants.store.ts';
import { authorizationCodePlace } from '../record/sealed-places.ts';

/** The merchant's authorization code in clear, for its certificate requests and for itself; null when none is on file. */
export async function findAuthorizationCode(
  deps: { database: Database; seal: Seal },
  scope: Scope,
  merchantId: string,
): Promise<string | null> {
  const row = await deps.database.transaction(scope, (tx) => findSealedAuthorizationCode(tx, merchantId));
  return row?.sealed ? deps.seal.open(row.sealed, authorizationCodePlace(merchantId)) : null;
}

import type { Database, Scope } from '../../../platform/database/database.ts';
import type { Seal } from '../../../platform/seal.ts';
import { findSealedAuthorizationCode } from './merchants.store.ts';
import { authorizationCodePlace } from '../key-rotation/sealed-places.ts';

/** The merchant's authorization code in clear, for its certificate requests and for itself; null when none is on file. */
export async function findAuthorizationCode(
  needs: { database: Database; seal: Seal },
  scope: Scope,
  merchantId: string,
): Promise<string | null> {
  const row = await needs.database.transaction(scope, (tx) => findSealedAuthorizationCode(tx, merchantId));
  return row?.sealed ? needs.seal.open(row.sealed, authorizationCodePlace(merchantId)) : null;
}

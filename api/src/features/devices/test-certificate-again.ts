import { AppError } from '../../platform/http/app-error.ts';
import { scopeOf } from '../merchants/merchant-scope.ts';
import { findRefusedRequest } from './certificate-requests.store.ts';
import { certifyKey, type CertifyNeeds } from './certify-key.ts';
import { findCertificateInUse } from './devices.queries.ts';
import type { OwnedDevice } from './resolve-device.ts';

/**
 * Sends a till's refused request again as it was: a code may have become active since. What is issued waits for the till, which
 * finds it when it asks again for the same key.
 * @throws AppError certificate-request-outdated when the till has to make another, authority-unavailable
 */
export async function testCertificateAgain(needs: CertifyNeeds, device: OwnedDevice): Promise<void> {
  const scope = scopeOf(device);
  const { refused, inUse } = await needs.database.transaction(scope, async (tx) => ({
    refused: await findRefusedRequest(tx, device.id),
    inUse: await findCertificateInUse(tx, device.id),
  }));
  if (!refused) throw new AppError('certificate-request-outdated');
  const replaces = refused.modif === 'REM' ? (inUse?.serial ?? null) : null;
  await certifyKey(needs, { scope, device, csr: needs.seal.open(refused.csrSealed), replaces });
}

import { AppError } from '../../../platform/http/app-error.ts';
import { writeAudit } from '../../base/audit/write-audit.ts';
import { scopeOf } from '../../base/merchants/merchant-scope.ts';
import { findRefusedRequest } from './certificates.store.ts';
import { certifyKey, type CertifyDeps } from './certify-key.ts';
import { findCertificateInUse } from './devices.queries.ts';
import type { OwnedDevice } from './resolve-device.ts';
import { certificateRequestPlace } from '../../base/key-rotation/sealed-places.ts';

/**
 * Sends a till's refused request again as it was: a code may have become active since. What is issued waits for the till, which
 * finds it when it asks again for the same key.
 * @throws AppError certificate-request-outdated when the till has to make another, authority-unavailable
 */
export async function testCertificateAgain(deps: CertifyDeps, device: OwnedDevice): Promise<void> {
  const scope = scopeOf(device);
  const { refused, inUse } = await deps.database.transaction(scope, async (tx) => {
    const found = await findRefusedRequest(tx, device.id);
    if (!found) throw new AppError('certificate-request-outdated');
    const record = { action: 'certificate-retested', facts: {} } as const;
    const subject = { type: 'device', id: device.id } as const;
    writeAudit(tx, { occurredAt: deps.now(), merchantId: device.merchantId, subject, record });
    return { refused: found, inUse: await findCertificateInUse(tx, device.id) };
  });
  const replaces = refused.modif === 'REM' ? (inUse?.serial ?? null) : null;
  const csr = deps.seal.open(refused.csrSealed, certificateRequestPlace(device.id));
  const deviceNumber = device.deviceNumber ?? refused.deviceNumber;
  await certifyKey(deps, { scope, device: { ...device, deviceNumber }, csr, replaces });
}

import { decideRenewal } from '@comptoir/domain/sales/devices/certificate-renewal';
import { certificateState } from '@comptoir/domain/base/certificates/certificate-state';
import { AppError } from '../../../platform/http/app-error.ts';
import { writeLog } from '../../base/activity-log/write-log.ts';
import { scopeOf } from '../../base/merchants/merchant-scope.ts';
import { findCertificateInUse } from './devices.queries.ts';
import { lockDevice, setRenewalRequested } from './devices.store.ts';
import type { DeviceDeps, OwnedDevice } from './resolve-device.ts';

/**
 * Asks a till to renew its certificate when it calls next: only the till can make the key. Asked for twice, it is asked once.
 * @throws AppError device-not-linked, certificate-not-renewable, device-has-no-certificate
 */
export async function requestRenewal(deps: DeviceDeps, device: OwnedDevice): Promise<void> {
  const { merchantId, id: deviceId, asked } = device;
  const now = deps.now();
  await deps.database.transaction(scopeOf(device), async (tx) => {
    const known = await lockDevice(tx, deviceId);
    if (!known?.linked) throw new AppError('device-not-linked');
    const certificate = await findCertificateInUse(tx, deviceId);
    const decision = decideRenewal(certificateState(certificate, now));
    if (!decision.ok) throw new AppError(decision.reason);
    if (certificate?.isRenewalRequested) return;
    setRenewalRequested(tx, deviceId, now);
    const record = { event: 'certificate-renewal-requested', facts: {} } as const;
    writeLog(tx, [{ merchantId, deviceId, userId: asked.userId, occurredAt: now, record }]);
  });
  deps.announcements.publish(merchantId);
}

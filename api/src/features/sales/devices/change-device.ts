import { AppError } from '../../../platform/http/app-error.ts';
import { writeLog } from '../../base/record/write-log.ts';
import { scopeOf } from '../../base/access/merchant-scope.ts';
import { isNameTaken, lockDevice, renameDeviceRow, unlinkDeviceRow, setRenewalRequested } from './devices.store.ts';
import { refuseTakenName } from './refuse-taken-name.ts';
import type { DeviceDeps, OwnedDevice } from './resolve-device.ts';
import { decideRenewal } from '@comptoir/domain/sales/devices/certificate-renewal';
import { certificateState } from '@comptoir/domain/base/certificates/certificate-state';
import { findCertificateInUse } from './devices.queries.ts';
import { endCertificate, type EndCertificateDeps } from './end-certificate.ts';

/** Renames a till. @throws AppError device-name-taken when another linked till of the merchant bears the name */
export async function renameDevice(deps: DeviceDeps, device: OwnedDevice, name: string): Promise<void> {
  const { merchantId, id: deviceId, asked } = device;
  await refuseTakenName(() =>
    deps.database.transaction(scopeOf(device), async (tx) => {
      const known = await lockDevice(tx, deviceId);
      if (!known) throw new AppError('not-found');
      if (known.name === name) return;
      if (await isNameTaken(tx, { merchantId, name, exceptId: deviceId })) throw new AppError('device-name-taken');
      renameDeviceRow(tx, deviceId, name);
      const record = { event: 'device-renamed', facts: { from: known.name, to: name } } as const;
      const audit = { before: { name: known.name }, after: { name } };
      writeLog(tx, [{ merchantId, deviceId, userId: asked.userId, occurredAt: deps.now(), record, audit }]);
    }),
  );
  deps.announcements.publish(merchantId);
}

/**
 * Takes a till's token away. What it submitted stays on its lane and is still sent; its number, chain and certificate stay
 * as they are, so that a new code links it again where it was. @throws AppError device-not-linked
 */
export async function unlinkDevice(deps: DeviceDeps, device: OwnedDevice): Promise<void> {
  const { merchantId, id: deviceId, asked } = device;
  await deps.database.transaction(scopeOf(device), async (tx) => {
    const known = await lockDevice(tx, deviceId);
    if (!known?.linked) throw new AppError('device-not-linked');
    unlinkDeviceRow(tx, deviceId);
    const record = { event: 'device-unlinked', facts: {} } as const;
    const audit = { before: { name: known.name, linked: true }, after: { name: known.name, linked: false } };
    writeLog(tx, [{ merchantId, deviceId, userId: asked.userId, occurredAt: deps.now(), record, audit }]);
  });
  deps.announcements.publish(merchantId);
}

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

/**
 * Revokes a till's certificate from the portal: it can sign no more.
 * @throws AppError device-has-no-certificate, authority-unavailable, certificate-revocation-refused (the log says why)
 */
export async function revokeCertificate(deps: EndCertificateDeps, device: OwnedDevice): Promise<void> {
  const ended = await endCertificate(deps, { scope: scopeOf(device), device, userId: device.asked.userId });
  if (ended.state === 'refused') throw new AppError('certificate-revocation-refused');
}

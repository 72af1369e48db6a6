import type { CertificateReplyView } from '@comptoir/contract/sales/device-api';
import { decideRenewal } from '@comptoir/domain/sales/devices/certificate-renewal';
import { certificateState } from '@comptoir/domain/base/certificates/certificate-state';
import { readCsr } from '@comptoir/websrm/certificates/certificates';
import { AppError } from '../../../platform/http/app-error.ts';
import { scopeOfDevice, type CallingDevice } from './calling-device.ts';
import { findCertificateOfKey } from './certificates.store.ts';
import { certifyKey, type CertifyDeps } from './certify-key.ts';
import { findCertificateInUse } from './devices.queries.ts';

/**
 * Requests a till's certificate (`AJO`). `deviceNumber`: one that the device has from elsewhere, or that the till remembers and we do
 * not know. Source: SRM-27, decision 140.
 * @throws AppError validation-failed, device-number-taken, authority-unavailable
 */
export const requestCertificate = (
  deps: CertifyDeps,
  device: CallingDevice,
  { csr, deviceNumber }: { csr: string; deviceNumber?: string | undefined },
): Promise<CertificateReplyView> =>
  certifyKey(deps, {
    scope: scopeOfDevice(device),
    device: { ...device, deviceNumber: device.deviceNumber ?? deviceNumber ?? null },
    csr,
    replaces: null,
  });

/**
 * Replaces a till's certificate by one for a new key (`REM`). Asked for again with the same key, it is answered with what was
 * issued, or goes on where it was.
 * @throws AppError validation-failed, certificate-not-renewable, device-has-no-certificate, authority-unavailable
 */
export async function renewCertificate(
  deps: CertifyDeps,
  device: CallingDevice,
  csr: string,
): Promise<CertificateReplyView> {
  const scope = scopeOfDevice(device);
  const { publicKeySpki: publicKey } = await readCsr(csr).catch(() => {
    throw new AppError('validation-failed', [{ path: 'csr', rule: 'invalid' }]);
  });
  const { issued, inUse } = await deps.database.transaction(scope, async (tx) => ({
    issued: await findCertificateOfKey(tx, { deviceId: device.id, publicKey, now: deps.now() }),
    inUse: await findCertificateInUse(tx, device.id),
  }));
  if (issued) return { state: 'issued', ...issued };
  const decision = decideRenewal(certificateState(inUse, deps.now()));
  if (!decision.ok) throw new AppError(decision.reason);
  return certifyKey(deps, { scope, device, csr, replaces: inUse?.serial ?? null });
}

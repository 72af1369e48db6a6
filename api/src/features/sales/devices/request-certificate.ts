import type { CertificateReplyView } from '@comptoir/contract/sales/device-api';
import { scopeOfDevice, type CallingDevice } from './calling-device.ts';
import { certifyKey, type CertifyDeps } from './certify-key.ts';

/**
 * Requests a till's certificate (`AJO`). `deviceNumber`: one that the till remembers and we do not know.
 * @throws AppError validation-failed, authority-unavailable
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

import { AppError } from '../../../platform/http/app-error.ts';
import { scopeOf } from '../../base/merchants/merchant-scope.ts';
import { endCertificate, type EndCertificateDeps } from './end-certificate.ts';
import type { OwnedDevice } from './resolve-device.ts';

/**
 * Revokes a till's certificate from the portal: it can sign no more.
 * @throws AppError device-has-no-certificate, authority-unavailable, certificate-revocation-refused (the log says why)
 */
export async function revokeCertificate(deps: EndCertificateDeps, device: OwnedDevice): Promise<void> {
  const ended = await endCertificate(deps, { scope: scopeOf(device), device, userId: device.asked.userId });
  if (ended.state === 'refused') throw new AppError('certificate-revocation-refused');
}

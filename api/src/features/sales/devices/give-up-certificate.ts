import type { giveUpCertificate as endpoint } from '@comptoir/contract/sales/device-api';
import type { z } from 'zod';
import { scopeOfDevice, type CallingDevice } from './calling-device.ts';
import { endCertificate, type EndCertificateDeps } from './end-certificate.ts';
import { explainError } from './explain-error.ts';

/** Gives a till's certificate up, as the till itself wants. @throws AppError device-has-no-certificate, authority-unavailable */
export async function giveUpCertificate(
  deps: EndCertificateDeps,
  device: CallingDevice,
): Promise<z.input<typeof endpoint.reply>> {
  const ended = await endCertificate(deps, { scope: scopeOfDevice(device), device, userId: null });
  return ended.state === 'revoked' ? ended : { state: 'refused', errors: ended.errors.map(explainError) };
}

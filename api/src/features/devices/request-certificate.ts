import type { requestCertificate as endpoint } from '@comptoir/contract/device-api';
import { readCertificate, readCsr } from '@comptoir/websrm/certificates';
import { exportPublicKey } from '@comptoir/websrm/keys';
import { v7 as uuid } from 'uuid';
import type { z } from 'zod';
import type { CertificateReply } from '../../gateways/tax-authority/answers.ts';
import type { TaxAuthority } from '../../gateways/tax-authority/tax-authority.ts';
import type { Announcements } from '../../platform/database/announcements.ts';
import type { Database } from '../../platform/database/database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { writeLog } from '../activity-log/write-log.ts';
import { errorFacts, explainError } from './explain-error.ts';
import { scopeOfDevice, type CallingDevice } from './calling-device.ts';
import { insertCertificate } from './devices.store.ts';

const NO_NUMBER_YET = '0000-0000-0000';

export interface RequestCertificateNeeds {
  readonly database: Database;
  readonly announcements: Announcements;
  readonly authority: TaxAuthority;
  readonly now: () => Date;
}

type Reply = z.infer<typeof endpoint.reply>;

/**
 * Carries a till's certificate request to the authority and keeps what comes back. The key never leaves the till; the
 * request is forwarded as it is. @throws AppError validation-failed, authority-unavailable
 */
export async function requestCertificate(
  needs: RequestCertificateNeeds,
  device: CallingDevice,
  input: { csr: string; deviceNumber?: string | undefined },
): Promise<Reply> {
  const csr = await readCsr(input.csr).catch(() => {
    throw new AppError('validation-failed', [{ path: 'csr', rule: 'invalid' }]);
  });
  const deviceNumber = device.deviceNumber ?? input.deviceNumber ?? NO_NUMBER_YET;
  const outcome = await needs.authority.enrol({ kind: 'device', csr: input.csr, deviceNumber });
  // Asking again for the same key is harmless, so a lost reply needs no more than that.
  if (outcome.kind !== 'answer') throw new AppError('authority-unavailable');
  if (outcome.answer.kind === 'refused') return keepRefusal(needs, device, outcome.answer);
  const issued = { ...outcome.answer, deviceNumber: outcome.answer.deviceNumber ?? deviceNumber };
  await keepCertificate(needs, device, { ...issued, requestedKey: csr.publicKeySpki });
  needs.announcements.announce(device.merchantId);
  return {
    state: 'issued',
    deviceNumber: issued.deviceNumber,
    certificate: issued.certificate,
    psiCertificate: issued.psiCertificate,
  };
}

async function keepRefusal(
  needs: RequestCertificateNeeds,
  device: CallingDevice,
  { errors }: Extract<CertificateReply, { kind: 'refused' }>,
): Promise<Reply> {
  const record = { event: 'certificate-refused', facts: { errors: errorFacts(errors) } } as const;
  await needs.database.transaction(scopeOfDevice(device), (tx) =>
    writeLog(tx, [{ merchantId: device.merchantId, deviceId: device.id, occurredAt: needs.now(), record }]),
  );
  needs.announcements.announce(device.merchantId);
  return { state: 'refused', errors: errors.map(explainError) };
}

async function keepCertificate(
  needs: RequestCertificateNeeds,
  device: CallingDevice,
  issued: { deviceNumber: string; certificate: string; psiCertificate: string; requestedKey: string },
): Promise<void> {
  const { serial, thumbprint, notBefore, notAfter, ...certificate } = await readCertificate(issued.certificate);
  const publicKey = await exportPublicKey(certificate.publicKey);
  if (publicKey !== issued.requestedKey) throw new Error('the authority certified another key than the one requested');
  const record = { event: 'certificate-issued', facts: { deviceNumber: issued.deviceNumber } } as const;
  await needs.database.transaction(scopeOfDevice(device), async (tx) => {
    await insertCertificate(tx, {
      id: uuid(),
      merchantId: device.merchantId,
      deviceId: device.id,
      deviceNumber: issued.deviceNumber,
      serial,
      thumbprint,
      certificate: issued.certificate,
      psiCertificate: issued.psiCertificate,
      publicKey,
      notBefore,
      notAfter,
    });
    writeLog(tx, [{ merchantId: device.merchantId, deviceId: device.id, occurredAt: needs.now(), record }]);
  });
}

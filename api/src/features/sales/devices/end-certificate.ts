import { certificateState } from '@comptoir/domain/base/certificates/certificate-state';
import type { Dependencies } from '../../../dependencies.ts';
import type { AuthorityError, RevocationReply } from '../../../gateways/tax-authority/answers.ts';
import type { Outcome } from '../../../gateways/tax-authority/tax-authority.ts';
import type { Scope, Transaction } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { writeLog } from '../../base/record/write-log.ts';
import { writeAudit } from '../../base/record/write-audit.ts';
import { forgetRevocationSent, recordRevocationSent, setRevoked } from './certificates.store.ts';
import { findCertificateInUse } from './devices.queries.ts';
import { errorFacts, explainError } from '../../../gateways/tax-authority/explain-error.ts';
import type { DeviceDeps } from './resolve-device.ts';
import type { giveUpCertificate as endpoint } from '@comptoir/contract/sales/device-api';
import type { z } from 'zod';
import { scopeOfDevice, type CallingDevice } from './calling-device.ts';

export type EndCertificateDeps = DeviceDeps & Pick<Dependencies, 'authority'>;

/** A till whose certificate is to end, and who wants that; null when it is the till itself. */
export interface CertificateToEnd {
  readonly scope: Scope;
  readonly device: { readonly id: string; readonly merchantId: string; readonly deviceNumber: string | null };
  readonly userId: string | null;
}

export type EndedCertificate =
  | { readonly state: 'revoked' }
  | { readonly state: 'refused'; readonly errors: readonly AuthorityError[] };

/** The certificate named is not one in force. */
const NOT_IN_FORCE = 'JW00B999436E';

/**
 * Ends the certificate in use of a till at the authority (`SUP`). That it was asked for is noted first: when the reply is lost,
 * the authority knows no such certificate the next time, and that is its yes.
 * @throws AppError device-has-no-certificate, authority-unavailable
 */
export async function endCertificate(deps: EndCertificateDeps, wish: CertificateToEnd): Promise<EndedCertificate> {
  const { scope, device } = wish;
  const { certificate, isFirst } = await deps.database.transaction(scope, (tx) => begin(tx, wish, deps.now()));
  const { serial } = certificate;
  const outcome = await deps.authority.revokeCertificate({ serial, deviceNumber: device.deviceNumber ?? '' });
  const ended = decideEnd(outcome, isFirst);
  // It may have ended there: the note stays, and the next try shows it.
  if (!ended) throw new AppError('authority-unavailable');
  await deps.database.transaction(scope, (tx) => keep(tx, { ...wish, certificate, ended, now: deps.now() }));
  deps.announcements.publish(device.merchantId);
  return ended;
}

async function begin(tx: Transaction, { device, userId }: CertificateToEnd, now: Date) {
  const certificate = await findCertificateInUse(tx, device.id);
  const state = certificateState(certificate, now);
  if (!certificate || state === 'revoked' || state === 'expired') throw new AppError('device-has-no-certificate');
  if (userId) {
    const facts = { deviceNumber: device.deviceNumber ?? '' };
    const record = { action: 'certificate-revocation-requested', facts } as const;
    const subject = { type: 'device', id: device.id } as const;
    writeAudit(tx, { occurredAt: now, merchantId: device.merchantId, subject, record });
  }
  return { certificate, isFirst: await recordRevocationSent(tx, certificate.id, now) };
}

function decideEnd(outcome: Outcome<RevocationReply>, isFirst: boolean): EndedCertificate | null {
  if (outcome.kind !== 'answer') return null;
  if (outcome.answer.kind === 'revoked') return { state: 'revoked' };
  const { errors } = outcome.answer;
  const isGone = !isFirst && errors.some(({ id }) => id === NOT_IN_FORCE);
  return isGone ? { state: 'revoked' } : { state: 'refused', errors };
}

function keep(
  tx: Transaction,
  kept: CertificateToEnd & { certificate: { id: string }; ended: EndedCertificate; now: Date },
): void {
  const { device, userId, certificate, ended, now } = kept;
  const { id: deviceId, merchantId, deviceNumber } = device;
  const line = { merchantId, deviceId, userId, occurredAt: now };
  if (ended.state === 'refused') {
    forgetRevocationSent(tx, certificate.id);
    const facts = { errors: errorFacts(ended.errors) };
    writeLog(tx, [{ ...line, record: { event: 'certificate-revocation-refused', facts } }]);
    return;
  }
  setRevoked(tx, { deviceId, certificateId: certificate.id, now });
  const facts = { deviceNumber: deviceNumber ?? '' };
  writeLog(tx, [{ ...line, record: { event: 'certificate-revoked', facts } }]);
}

/** Gives a till's certificate up, as the till itself wants. @throws AppError device-has-no-certificate, authority-unavailable */
export async function giveUpCertificate(
  deps: EndCertificateDeps,
  device: CallingDevice,
): Promise<z.input<typeof endpoint.reply>> {
  const ended = await endCertificate(deps, { scope: scopeOfDevice(device), device, userId: null });
  return ended.state === 'revoked' ? ended : { state: 'refused', errors: ended.errors.map(explainError) };
}

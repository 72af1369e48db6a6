import type { CertificateReplyView } from '@comptoir/contract/sales/device-api';
import { readCertificate, readCsr } from '@comptoir/websrm/certificates/certificates';
import { exportPublicKey } from '@comptoir/websrm/signing/keys';
import { v7 as uuid } from 'uuid';
import type { Dependencies } from '../../../dependencies.ts';
import type { CertificateReply } from '../../../gateways/tax-authority/answers.ts';
import type { Outcome } from '../../../gateways/tax-authority/tax-authority.ts';
import type { Scope, Transaction } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { writeLog } from '../../base/record/write-log.ts';
import { queueDeclarations } from '../employees/queue-declarations.ts';
import {
  claimRequest,
  grantRequest,
  refuseRequest,
  releaseRequest,
  findCertificateOfKey,
  insertCertificate,
  replaceCertificates,
  type IssuedCertificate,
} from './certificates.store.ts';
import { errorFacts, explainError } from '../../../gateways/tax-authority/explain-error.ts';
import { isNumberTaken } from './devices.store.ts';
import type { DeviceDeps } from './resolve-device.ts';
import { certificateRequestPlace } from '../../base/record/sealed-places.ts';

export type CertifyDeps = DeviceDeps & Pick<Dependencies, 'authority' | 'seal'>;

/** A certificate that a till wants for its key. `replaces`: serial number of the one in use, when it is renewed. */
export interface CertificateWish {
  readonly scope: Scope;
  readonly device: { readonly id: string; readonly merchantId: string; readonly deviceNumber: string | null };
  readonly csr: string;
  readonly replaces: string | null;
}

const NO_NUMBER_YET = '0000-0000-0000';
/** Longer than the authority may take: a server that still holds a request then has died. */
const LEASE_MS = 90_000;
/** The certificate named is not one in force. */
const NOT_IN_FORCE = 'JW00B999436E';

/**
 * Carries a till's certificate request to the authority and keeps what comes back: written down before it leaves, sent by one
 * at a time, and never sent for a key that has its certificate. The key never leaves the till; the request is forwarded as it is.
 * @throws AppError validation-failed, device-number-taken, authority-unavailable
 */
export async function certifyKey(deps: CertifyDeps, wish: CertificateWish): Promise<CertificateReplyView> {
  const { publicKeySpki: publicKey } = await readCsr(wish.csr).catch(() => {
    throw new AppError('validation-failed', [{ path: 'csr', rule: 'invalid' }]);
  });
  const begun = await begin(deps, wish, publicKey);
  if ('certificate' in begun) return { state: 'issued', ...begun };
  const outcome = await send(deps, wish, begun);
  const reply = await keep(deps, wish, { outcome, publicKey });
  deps.announcements.publish(wish.device.merchantId);
  return reply;
}

/** The certificate that the key has already, or the right to ask for one. */
function begin(
  deps: CertifyDeps,
  { scope, device, csr, replaces }: CertificateWish,
  publicKey: string,
): Promise<IssuedCertificate | { isRepeated: boolean }> {
  const now = deps.now();
  const { id: exceptId, merchantId, deviceNumber } = device;
  return deps.database.transaction(scope, async (tx) => {
    const isTaken = deviceNumber !== null && (await isNumberTaken(tx, { merchantId, deviceNumber, exceptId }));
    if (isTaken) throw new AppError('device-number-taken');
    const claimed = await claimRequest(tx, {
      deviceId: device.id,
      merchantId: device.merchantId,
      deviceNumber,
      modif: replaces === null ? 'AJO' : 'REM',
      csrSealed: deps.seal.seal(csr, certificateRequestPlace(device.id)),
      publicKey,
      now,
      leaseUntil: new Date(now.getTime() + LEASE_MS),
    });
    // The call that is under way may bring it in a moment.
    if (!claimed) throw new AppError('authority-unavailable');
    const issued = await findCertificateOfKey(tx, { deviceId: device.id, publicKey, now });
    if (issued) grantRequest(tx, device.id);
    return issued ?? claimed;
  });
}

/**
 * Sends the request. When the reply to a renewal was lost, the authority has replaced the certificate and would not hear of it again: the key is
 * then enrolled, under the till's number. Source: decision 32.
 */
async function send(
  { authority }: CertifyDeps,
  { device, csr, replaces }: CertificateWish,
  { isRepeated }: { isRepeated: boolean },
): Promise<Outcome<CertificateReply>> {
  const deviceNumber = device.deviceNumber ?? NO_NUMBER_YET;
  const enrolment = { kind: 'device', csr, deviceNumber } as const;
  if (replaces === null) return authority.enrol(enrolment);
  const outcome = await authority.replaceCertificate({ ...enrolment, serial: replaces });
  const isReplaced =
    isRepeated &&
    outcome.kind === 'answer' &&
    outcome.answer.kind === 'refused' &&
    outcome.answer.errors.some(({ id }) => id === NOT_IN_FORCE);
  return isReplaced ? authority.enrol(enrolment) : outcome;
}

interface Ended {
  readonly outcome: Outcome<CertificateReply>;
  readonly publicKey: string;
}

async function keep(
  deps: CertifyDeps,
  wish: CertificateWish,
  { outcome, publicKey }: Ended,
): Promise<CertificateReplyView> {
  const { device, scope } = wish;
  if (outcome.kind !== 'answer') {
    await deps.database.transaction(scope, (tx) => releaseRequest(tx, device.id));
    // Asking again for the same key is harmless, so a lost reply needs no more than that.
    throw new AppError('authority-unavailable');
  }
  const { answer } = outcome;
  if (answer.kind === 'refused') {
    await deps.database.transaction(scope, (tx) => saveRefusal(tx, { device, errors: answer.errors, now: deps.now() }));
    return { state: 'refused', errors: answer.errors.map(explainError) };
  }
  const issued = {
    deviceNumber: answer.deviceNumber ?? device.deviceNumber ?? NO_NUMBER_YET,
    certificate: answer.certificate,
    psiCertificate: answer.psiCertificate,
  };
  await saveCertificate(deps, wish, { issued, publicKey });
  return { state: 'issued', ...issued };
}

function saveRefusal(
  tx: Transaction,
  refused: {
    device: CertificateWish['device'];
    errors: Extract<CertificateReply, { kind: 'refused' }>['errors'];
    now: Date;
  },
): void {
  const { device, errors, now } = refused;
  refuseRequest(tx, device.id, errors);
  const record = { event: 'certificate-refused', facts: { errors: errorFacts(errors) } } as const;
  writeLog(tx, [{ merchantId: device.merchantId, deviceId: device.id, occurredAt: now, record }]);
}

async function saveCertificate(
  deps: CertifyDeps,
  { scope, device, replaces }: CertificateWish,
  { issued, publicKey }: { issued: IssuedCertificate; publicKey: string },
): Promise<void> {
  const { serial, thumbprint, notBefore, notAfter, ...certificate } = await readCertificate(issued.certificate);
  const certified = await exportPublicKey(certificate.publicKey);
  if (certified !== publicKey) throw new Error('the authority certified another key than the one requested');
  const { id: deviceId, merchantId } = device;
  const id = uuid();
  const isRenewal = replaces !== null;
  const facts = { deviceNumber: issued.deviceNumber };
  const record = { event: isRenewal ? 'certificate-renewed' : 'certificate-issued', facts } as const;
  await deps.database.transaction(scope, async (tx) => {
    const row = { id, merchantId, deviceId, serial, thumbprint, publicKey, notBefore, notAfter };
    await insertCertificate(tx, { ...row, ...issued });
    replaceCertificates(tx, { deviceId, by: id, isRenewal, now: deps.now() });
    grantRequest(tx, deviceId);
    // only a certified till can speak for the merchant's employees
    queueDeclarations(tx, merchantId);
    writeLog(tx, [{ merchantId, deviceId, occurredAt: deps.now(), record }]);
  });
}

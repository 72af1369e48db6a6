import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { requestCertificate as endpoint, type DeviceConfiguration } from '@comptoir/contract/device-api';
import { deviceSubject } from '@comptoir/websrm/certificate-subject';
import { createCsr, readCertificate } from '@comptoir/websrm/certificates';
import { exportPublicKey } from '@comptoir/websrm/keys';
import { toAllowedText } from '@comptoir/websrm/values';
import { callEndpoint } from '../comptoir/call-endpoint.ts';
import { expectReply } from '../comptoir/expect-reply.ts';
import type { Context } from '../context.ts';
import { writeFileDurably } from '../disk/write-file-durably.ts';
import { saveTillRecord, type TillRecord } from '../till/till-record.ts';
import { TillError } from '../till-error.ts';
import type { KeyPair } from './ensure-key.ts';

/** The authority is asked through Comptoir, and takes its time. */
const TIMEOUT_MS = 60_000;

export interface CertificateWish {
  readonly record: TillRecord & { readonly token: string };
  readonly keys: KeyPair;
  readonly configuration: DeviceConfiguration;
}

/**
 * Requests the till's certificate and keeps it. The request is kept before it is sent: after an interruption the same one is
 * sent again, so that the authority sees one device, not two. @throws TillError with the authority's errors when it refuses
 */
export async function requestCertificate(
  context: Context,
  folder: string,
  wish: CertificateWish,
): Promise<NonNullable<TillRecord['certificate']>> {
  const request = await keepRequest(folder, wish);
  const known = wish.configuration.device.deviceNumber;
  const answer = await callEndpoint(
    endpoint,
    { apiUrl: context.apiUrl, token: wish.record.token },
    { body: { csr: request.csr, ...(known === null ? {} : { deviceNumber: known }) }, timeoutMs: TIMEOUT_MS },
  );
  const reply = expectReply(answer, context.apiUrl);
  if (reply.state === 'refused') {
    const { errors } = reply;
    throw new TillError((texts) => texts.certificateRefused(errors));
  }
  const { thumbprint, notAfter, publicKey } = await readCertificate(reply.certificate);
  if ((await exportPublicKey(publicKey)) !== wish.keys.spki) throw new TillError((texts) => texts.foreignCertificate());
  await writeFileDurably(join(folder, 'certificate.pem'), reply.certificate);
  await writeFileDurably(join(folder, 'psi.pem'), reply.psiCertificate);
  return { deviceNumber: reply.deviceNumber, thumbprint, notAfter: notAfter.toISOString() };
}

async function keepRequest(
  folder: string,
  { record, keys, configuration }: CertificateWish,
): Promise<NonNullable<TillRecord['request']>> {
  const { authorizationCode, qstNumber, fileNumber, timeZone } = configuration.merchant;
  const subject = deviceSubject({
    authorizationCode,
    qstNumber,
    fileNumber,
    nickname: nickname(configuration.device),
    utcOffset: timeZone === 'America/Halifax' ? '-04:00' : '-05:00',
  });
  const states = createHash('sha256').update(JSON.stringify(subject)).digest('hex');
  // the merchant may have mended a field since: then the request is made anew, with the same key
  if (record.request?.states === states) return record.request;
  const request = { csr: await createCsr({ keys, subject, kind: 'device' }), states };
  await saveTillRecord(folder, { ...record, request });
  return request;
}

/** What the merchant sees at the authority: the till's name, told apart from another of that name. 8 to 32 characters. */
const nickname = ({ id, name }: DeviceConfiguration['device']): string =>
  `${toAllowedText(name, { max: 24 })} ${id.replaceAll('-', '').slice(-7)}`.trim();

import { requestCertificate as endpoint, type DeviceConfiguration } from '@comptoir/contract/device-api';
import { callEndpoint } from '../comptoir/call-endpoint.ts';
import { expectReply } from '../comptoir/expect-reply.ts';
import type { Context } from '../context.ts';
import { saveTillRecord, type LinkedRecord, type TillRecord } from '../till/till-record.ts';
import { TillError } from '../till-error.ts';
import { ensureKey } from './ensure-key.ts';
import { keepCertificate } from './keep-certificate.ts';
import { stateRequest } from './state-request.ts';

/** The authority is asked through Comptoir, and takes its time. */
const TIMEOUT_MS = 60_000;

export interface CertificateWish {
  readonly till: string;
  readonly record: TillRecord & { readonly token: string };
  readonly keyFile: string;
  readonly configuration: DeviceConfiguration;
}

/**
 * Requests the till's certificate and keeps it. The request is kept before it is sent: after an interruption the same one is
 * sent again, so that the authority sees one device, not two. @throws TillError with the authority's errors when it refuses
 */
export async function requestCertificate(
  context: Context,
  folder: string,
  { till, record, keyFile, configuration }: CertificateWish,
): Promise<LinkedRecord['certificate']> {
  const keys = await ensureKey(folder, keyFile);
  const request = await stateRequest(record.request, { keys, configuration });
  if (request !== record.request) await saveTillRecord(folder, { ...record, request });
  const known = configuration.device.deviceNumber;
  const answer = await callEndpoint(
    endpoint,
    { apiUrl: context.apiUrl, token: record.token },
    { body: { csr: request.csr, ...(known === null ? {} : { deviceNumber: known }) }, timeoutMs: TIMEOUT_MS },
  );
  const reply = expectReply(answer, context.apiUrl);
  if (reply.state === 'refused') {
    const { errors } = reply;
    throw new TillError((texts) => texts.certificateRefused(errors, `link --till ${till}`));
  }
  return keepCertificate(folder, reply, { spki: keys.spki, file: keyFile });
}

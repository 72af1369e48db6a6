import { requestCertificate as endpoint, type DeviceConfiguration } from '@comptoir/contract/sales/device-api';
import { callEndpoint, isRefused } from '../comptoir/call-endpoint.ts';
import { callerOf } from '../comptoir/caller-of.ts';
import { expectReply } from '../comptoir/expect-reply.ts';
import type { Folder } from '../platform.ts';
import type { Context } from '../context.ts';
import { saveTerminalRecord, type LinkedRecord, type TerminalRecord } from '../terminal/terminal-record.ts';
import { TerminalError } from '../terminal-error.ts';
import { saveCertificate } from './save-certificate.ts';
import { stateRequest } from './state-request.ts';

/** The authority is asked through Comptoir, and takes its time. */
const TIMEOUT_MS = 60_000;

const UNKNOWN_NUMBER = 'JW00B999047E';

export interface AskedCertificate {
  readonly terminal: string;
  readonly record: TerminalRecord & { readonly token: string };
  readonly keyFile: string;
  readonly configuration: DeviceConfiguration;
}

/**
 * Requests the terminal's certificate and keeps it. The request is kept before it is sent: after an interruption the same one is
 * sent again, so that the authority sees one device, not two. @throws TerminalError with the authority's errors when it refuses
 */
export async function requestCertificate(
  context: Context,
  folder: Folder,
  { terminal, record, keyFile, configuration }: AskedCertificate,
): Promise<LinkedRecord['certificate']> {
  const keys = await folder.keys.ensure(keyFile);
  const request = await stateRequest(record.request, { keys, configuration });
  if (request !== record.request) await saveTerminalRecord(folder, { ...record, request });
  const number = configuration.device.deviceNumber ?? record.statedNumber;
  const answer = await callEndpoint(endpoint, callerOf(context, { folder, record }), {
    body: { csr: request.csr, ...(number === null ? {} : { deviceNumber: number }) },
    timeoutMs: TIMEOUT_MS,
  });
  if (isRefused(answer, 'device-number-taken')) await forgetNumber(folder, { ...record, request });
  const reply = expectReply(answer, context.apiUrl);
  if (reply.state === 'refused') {
    const { errors } = reply;
    if (errors.some(({ id }) => id === UNKNOWN_NUMBER)) await forgetNumber(folder, { ...record, request });
    throw new TerminalError((texts) => texts.certificateRefused(errors, `link --till ${terminal}`));
  }
  return saveCertificate(folder, reply, { spki: keys.spki, file: keyFile });
}

/** A number that cannot be this device's is not stated again: the next attempt states another, or has one given. */
const forgetNumber = (folder: Folder, record: TerminalRecord): Promise<void> =>
  saveTerminalRecord(folder, { ...record, statedNumber: null });

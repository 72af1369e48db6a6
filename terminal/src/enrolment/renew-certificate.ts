import { renewCertificate as endpoint } from '@comptoir/contract/device-api';
import { callEndpoint } from '../comptoir/call-endpoint.ts';
import { expectReply } from '../comptoir/expect-reply.ts';
import type { Context } from '../context.ts';
import { nextKeyFile, removeOldKeys } from '../till/key-files.ts';
import { certifiedAs, saveTillRecord, type LinkedRecord } from '../till/till-record.ts';
import { openTill, type Till } from '../till/with-till.ts';
import { TillError } from '../till-error.ts';
import { ensureKey } from './ensure-key.ts';
import { fetchConfiguration, keepConfiguration } from './fetch-configuration.ts';
import { keepCertificate } from './keep-certificate.ts';
import { stateRequest, type StatedRequest } from './state-request.ts';

/** The authority is asked through Comptoir, and takes its time. */
const TIMEOUT_MS = 60_000;

/**
 * Renews the certificate in use: a new key, the request, the certificate, each on the disk before the next, and the record last:
 * until then the till bills with its old key, and afterwards with the new one, on the same chain. The old key is then deleted.
 * Interrupted anywhere, it goes on where it was. The till as it is then. @throws TillError
 */
export async function renewCertificate(context: Context, till: Till): Promise<Till> {
  const configuration = expectReply(await fetchConfiguration(context, till.record.token), context.apiUrl);
  const configured = await keepConfiguration(context, till.folder, { record: till.record, fetched: configuration });
  const keys = await ensureKey(till.folder, nextKeyFile(configured));
  const renewal = await stateRequest(configured.renewal, { keys, configuration });
  const record = { ...configured, renewal };
  await saveTillRecord(till.folder, record);
  return sendRenewal(context, openTill(till, record), { renewal, timeoutMs: TIMEOUT_MS });
}

/** Sends a renewal that was written down, and uses what comes of it. @throws TillError; without an answer it stays written down */
export async function sendRenewal(
  context: Context,
  till: Till,
  { renewal, timeoutMs }: { renewal: StatedRequest; timeoutMs: number },
): Promise<Till> {
  const { folder, record } = till;
  const file = nextKeyFile(record);
  const { spki } = await ensureKey(folder, file);
  const answer = await callEndpoint(
    endpoint,
    { apiUrl: context.apiUrl, token: record.token },
    { body: { csr: renewal.csr }, timeoutMs },
  );
  if (answer.kind === 'refused' && answer.code !== 'authority-unavailable') await forgetRenewal(folder, record);
  const reply = expectReply(answer, context.apiUrl);
  if (reply.state === 'refused') {
    await forgetRenewal(folder, record);
    const { errors } = reply;
    throw new TillError((texts) => texts.certificateRefused(errors, `renew --till ${till.name}`));
  }
  const certificate = await keepCertificate(folder, reply, { spki, file });
  const { deviceNumber, thumbprint } = certificate;
  await till.journal.append({ kind: 'linked', deviceNumber, thumbprint, head: null, lastNoTrans: null });
  const renewed = certifiedAs(record, certificate);
  await saveTillRecord(folder, renewed);
  await removeOldKeys(folder, renewed);
  return openTill(till, renewed);
}

const forgetRenewal = (folder: string, record: LinkedRecord): Promise<void> =>
  saveTillRecord(folder, { ...record, renewal: null });

import { renewCertificate as endpoint } from '@comptoir/contract/sales/device-api';
import { callEndpoint, isRefused } from '../comptoir/call-endpoint.ts';
import { callerOf } from '../comptoir/caller-of.ts';
import { expectReply } from '../comptoir/expect-reply.ts';
import type { Folder } from '../platform.ts';
import type { Context } from '../context.ts';
import {
  certifiedAs,
  nextKeyFile,
  removeOldKeys,
  saveTerminalRecord,
  type LinkedRecord,
} from '../terminal/terminal-record.ts';
import { openTerminal, type Terminal } from '../terminal/with-terminal.ts';
import { TerminalError } from '../terminal-error.ts';
import { fetchConfiguration, saveConfiguration } from './fetch-configuration.ts';
import { saveCertificate } from './save-certificate.ts';
import { stateRequest, type StatedRequest } from './state-request.ts';

/** The authority is asked through Comptoir, and takes its time. */
const TIMEOUT_MS = 60_000;

/**
 * Renews the certificate in use: a new key, the request, the certificate, each on the disk before the next, and the record last:
 * until then the terminal bills with its old key, and afterwards with the new one, on the same chain. The old key is then deleted.
 * Interrupted anywhere, it goes on where it was. The terminal as it is then. @throws TerminalError
 */
export async function renewCertificate(context: Context, terminal: Terminal): Promise<Terminal> {
  const configuration = expectReply(await fetchConfiguration(context, terminal), context.apiUrl);
  const configured = await saveConfiguration(context, terminal.folder, {
    record: terminal.record,
    fetched: configuration,
  });
  const keys = await terminal.folder.keys.ensure(nextKeyFile(configured));
  const renewal = await stateRequest(configured.renewal, { keys, configuration });
  const record = { ...configured, renewal };
  await saveTerminalRecord(terminal.folder, record);
  return sendRenewal(context, openTerminal(terminal, record), { renewal, timeoutMs: TIMEOUT_MS });
}

/** Sends a renewal that was written down, and uses what comes of it. @throws TerminalError; without an answer it stays written down */
export async function sendRenewal(
  context: Context,
  terminal: Terminal,
  { renewal, timeoutMs }: { renewal: StatedRequest; timeoutMs: number },
): Promise<Terminal> {
  const { folder, record } = terminal;
  const file = nextKeyFile(record);
  const { spki } = await folder.keys.ensure(file);
  const answer = await callEndpoint(endpoint, callerOf(context, terminal), { body: { csr: renewal.csr }, timeoutMs });
  if (isRefused(answer) && !isRefused(answer, 'authority-unavailable')) await forgetRenewal(folder, record);
  const reply = expectReply(answer, context.apiUrl);
  if (reply.state === 'refused') {
    await forgetRenewal(folder, record);
    const { errors } = reply;
    throw new TerminalError((texts) => texts.certificateRefused(errors, `renew --till ${terminal.name}`));
  }
  const certificate = await saveCertificate(folder, reply, { spki, file });
  const { deviceNumber, thumbprint } = certificate;
  await terminal.journal.append({ kind: 'linked', deviceNumber, thumbprint, head: null, lastNoTrans: null });
  const renewed = certifiedAs(record, certificate);
  await saveTerminalRecord(folder, renewed);
  await removeOldKeys(folder, renewed);
  return openTerminal(terminal, renewed);
}

const forgetRenewal = (folder: Folder, record: LinkedRecord): Promise<void> =>
  saveTerminalRecord(folder, { ...record, renewal: null });

import { giveUpCertificate as endpoint } from '@comptoir/contract/sales/device-api';
import { callEndpoint, isRefused } from '../comptoir/call-endpoint.ts';
import { callerOf } from '../comptoir/caller-of.ts';
import { expectReply } from '../comptoir/expect-reply.ts';
import type { Context } from '../context.ts';
import { nextKeyFile, saveTerminalRecord } from '../terminal/terminal-record.ts';
import { PSI_CERTIFICATE, type Terminal } from '../terminal/with-terminal.ts';
import { TerminalError } from '../terminal-error.ts';
import { submitQueue } from '../submission/submit-queue.ts';

/** The authority is asked through Comptoir, and takes its time. */
const TIMEOUT_MS = 60_000;

/**
 * Gives the terminal's certificate up. What was signed is submitted first; afterwards the terminal knows that it may not bill before
 * it deletes its key, so that no interruption leaves it in between. Journal, number and chain stay. @throws TerminalError
 */
export async function giveUpCertificate(context: Context, terminal: Terminal): Promise<void> {
  await submitQueue(context, terminal, { trigger: 'batch' });
  const left = terminal.journal.state.open.filter(({ place }) => place === 'here' || place === 'refused').length;
  if (left > 0) throw new TerminalError((texts) => texts.billsWaitHere(left));
  const answer = await callEndpoint(endpoint, callerOf(context, terminal), { timeoutMs: TIMEOUT_MS });
  // it was given up before, and the answer was lost
  const isGone = isRefused(answer, 'device-has-no-certificate');
  if (!isGone) {
    const reply = expectReply(answer, context.apiUrl);
    if (reply.state === 'refused') {
      const { errors } = reply;
      throw new TerminalError((texts) => texts.revocationRefused(errors));
    }
  }
  await forgetCertificate(terminal);
}

async function forgetCertificate({ folder, record }: Terminal): Promise<void> {
  const { configuration } = record;
  const certificate = { isRevoked: true, renewal: 'none' } as const;
  await saveTerminalRecord(folder, { ...record, renewal: null, configuration: { ...configuration, certificate } });
  await folder.keys.keepOnly([nextKeyFile(record)]);
  for (const file of ['certificate.pem', PSI_CERTIFICATE]) await folder.remove(file);
}

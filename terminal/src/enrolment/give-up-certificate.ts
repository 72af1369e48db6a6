import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { giveUpCertificate as endpoint } from '@comptoir/contract/device-api';
import { callEndpoint } from '../comptoir/call-endpoint.ts';
import { expectReply } from '../comptoir/expect-reply.ts';
import type { Context } from '../context.ts';
import { saveTillRecord } from '../till/till-record.ts';
import type { Till } from '../till/with-till.ts';
import { TillError } from '../till-error.ts';
import { handOverQueue } from '../transmission/hand-over-queue.ts';

/** The authority is asked through Comptoir, and takes its time. */
const TIMEOUT_MS = 60_000;

/**
 * Gives the till's certificate up. What was signed is handed over first; afterwards the till knows that it may not bill before
 * it deletes its key, so that no interruption leaves it in between. Journal, number and chain stay. @throws TillError
 */
export async function giveUpCertificate(context: Context, till: Till): Promise<void> {
  await handOverQueue(context, till, { trigger: 'batch' });
  const left = till.journal.state.open.filter(({ place }) => place === 'here' || place === 'refused').length;
  if (left > 0) throw new TillError((texts) => texts.billsWaitHere(left));
  const answer = await callEndpoint(
    endpoint,
    { apiUrl: context.apiUrl, token: till.record.token },
    { timeoutMs: TIMEOUT_MS },
  );
  // it was given up before, and the answer was lost
  const isGone = answer.kind === 'refused' && answer.code === 'device-has-no-certificate';
  if (!isGone) {
    const reply = expectReply(answer, context.apiUrl);
    if (reply.state === 'refused') {
      const { errors } = reply;
      throw new TillError((texts) => texts.revocationRefused(errors));
    }
  }
  await forgetCertificate(till);
}

async function forgetCertificate({ folder, record }: Till): Promise<void> {
  const { configuration } = record;
  const certificate = { isRevoked: true, renewal: 'none' } as const;
  await saveTillRecord(folder, { ...record, renewal: null, configuration: { ...configuration, certificate } });
  for (const file of [record.certificate.keyFile, 'certificate.pem', 'psi.pem'])
    await rm(join(folder, file), { force: true });
}

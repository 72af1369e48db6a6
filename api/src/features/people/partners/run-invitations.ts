import { domainOf } from '@comptoir/domain/base/mail/mail-caps';
import { z } from 'zod';
import type { Dependencies } from '../../../dependencies.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { enqueueLinedJob } from '../../../platform/jobs/enqueue-job.ts';
import { inviteToRegister } from '../registration/invite-to-register.ts';
import {
  decideLine,
  finishFile,
  isLineWaiting,
  listSendingFiles,
  listWaitingLines,
  lockSendingFile,
  stopFile,
  type WaitingLine,
} from './invitations.store.ts';

/** The task that invites the merchants of a file, and the line in which files wait for each other. */
export const RUN_INVITATIONS = 'run-invitations';
export const INVITATION_LINE = 'invitations';

export const invitationJob = z.strictObject({ fileId: z.uuid() });

export type RunInvitationsDeps = Pick<Dependencies, 'database' | 'now'>;

const PAGE = 200;
/** Number of domains refused a mail that shows that the sender's day is over, or everyone's. */
const ENOUGH_DOMAINS = 3;

/**
 * Invites the merchants of a file, each in a transaction with its mail's order: after its server died, it goes on with those that wait.
 * What no mail may go to today waits for another run. Ends at once when the partner is suspended.
 */
export async function runInvitations(deps: RunInvitationsDeps, { fileId }: { readonly fileId: string }): Promise<void> {
  const full = new Set<string>();
  for (let after = 0; ;) {
    const lines = await asSystem(deps, (tx) => listWaitingLines(tx, { fileId, after, limit: PAGE }));
    for (const line of lines) {
      const domain = domainOf(line.email);
      if (full.has(domain)) continue;
      const outcome = await asSystem(deps, (tx) => inviteLine(tx, { fileId, line, now: deps.now() }));
      if (outcome === 'ended') return;
      if (outcome === 'over-limit') full.add(domain);
      if (full.size >= ENOUGH_DOMAINS) return;
    }
    after = lines.at(-1)?.line ?? after;
    if (lines.length < PAGE) break;
  }
  await asSystem(deps, async (tx) => finishFile(tx, fileId));
}

/** Has every file that is not through go on: a day has passed, or its job was lost. */
export const continueInvitations = (deps: RunInvitationsDeps): Promise<void> =>
  asSystem(deps, async (tx) => {
    for (const { id: fileId } of await listSendingFiles(tx))
      enqueueLinedJob(tx, { task: RUN_INVITATIONS, payload: { fileId }, line: INVITATION_LINE });
  });

const asSystem = <Value>(deps: RunInvitationsDeps, work: (tx: Transaction) => Promise<Value>): Promise<Value> =>
  deps.database.transaction({ role: 'system' }, work);

async function inviteLine(
  tx: Transaction,
  { fileId, line, now }: { fileId: string; line: WaitingLine; now: Date },
): Promise<'decided' | 'over-limit' | 'ended'> {
  const file = await lockSendingFile(tx, fileId);
  if (!file) return 'ended';
  if (file.isSuspended) {
    stopFile(tx, fileId);
    return 'ended';
  }
  const at = { fileId, line: line.line };
  if (!(await isLineWaiting(tx, at))) return 'decided';
  const { companyName, name, email, language } = line;
  const { partnerId, userId } = file;
  const outcome = await inviteToRegister(tx, { companyName, name, email, language, partnerId, userId, now });
  if (outcome === 'over-limit') return outcome;
  decideLine(tx, { ...at, outcome });
  return 'decided';
}

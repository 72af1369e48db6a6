import type {
  CheckedInvitations,
  InvitationFileView,
  SkippedLine,
  sendInvitations as endpoint,
} from '@comptoir/contract/people/invitations';
import { can, type Actor } from '@comptoir/domain/base/access/access';
import { dailyMailCap } from '@comptoir/domain/base/mail/mail-caps';
import type { z } from 'zod';
import { AppError } from '../../../platform/http/app-error.ts';
import { enqueueLinedJob } from '../../../platform/jobs/enqueue-job.ts';
import { orderedId } from '../../../platform/ordered-id.ts';
import { scopeOfActor } from '../../base/merchants/merchant-scope.ts';
import type { SignedIn } from '../../base/sessions/recognize-user.ts';
import { INVITATION_LINE, RUN_INVITATIONS } from './run-invitations.ts';
import { listInvitationFileRows, type InvitationFileRow } from './invitations.queries.ts';
import { findPartnerLanguage, insertInvitationFile } from './invitations.store.ts';
import { auditPartner, type PartnerDeps } from './keep-partner.ts';
import { countLines, planInvitations, type PlannedLine } from './plan-invitations.ts';
import { readInvitationFileAside } from './read-invitation-file.ts';

/** As many as a person looks through; the file of results has all. */
const SHOWN = 100;

/** What a file would invite. @throws AppError not-found, invitations-unreadable, invitations-too-many */
export async function checkInvitations(
  deps: PartnerDeps,
  actor: Actor,
  input: { readonly partnerId: string; readonly file: string },
): Promise<CheckedInvitations> {
  const { lines, plan } = await readPlan(deps, actor, input);
  return {
    plan,
    counts: countLines(lines),
    accepted: lines
      .filter(({ outcome }) => outcome === 'waiting')
      .slice(0, SHOWN)
      .map(({ line, companyName, name, email, language }) => ({ line, companyName, name, email, language })),
    skipped: lines
      .filter(({ outcome }) => outcome !== 'waiting')
      .slice(0, SHOWN)
      .map(withoutPerson),
    mailsPerDay: dailyMailCap('user', 'sender', ''),
  };
}

type Wanted = z.output<(typeof endpoint)['body']> & { readonly partnerId: string };

/**
 * Keeps a file that does what its check has shown, and orders the job that invites. Sent twice, the second does something else.
 * @throws AppError as `checkInvitations`, and invitations-changed
 */
export async function sendInvitations(
  deps: PartnerDeps,
  { actor, user }: SignedIn,
  wanted: Wanted,
): Promise<InvitationFileView> {
  const { partnerId, name } = wanted;
  const now = deps.now();
  const id = orderedId(now);
  const planned = await readPlan(deps, actor, wanted);
  if (planned.plan !== wanted.plan) throw new AppError('invitations-changed');
  return deps.database.transaction(scopeOfActor(actor), async (tx) => {
    insertInvitationFile(tx, { id, partnerId, userId: user.id, name, askedAt: now }, planned.lines);
    enqueueLinedJob(tx, { task: RUN_INVITATIONS, payload: { fileId: id }, line: INVITATION_LINE });
    const { waiting: count } = countLines(planned.lines);
    const facts = { name: planned.partner, file: name, count };
    auditPartner(tx, { id: partnerId, now, record: { action: 'merchants-invited', facts }, after: facts });
    const [kept] = await listInvitationFileRows(tx, { partnerId, fileId: id });
    if (!kept) throw new AppError('not-found');
    return viewOf(kept);
  });
}

/** @throws AppError not-found, also for another partner */
export function refuseOtherPartner(actor: Actor, partnerId: string): void {
  if (!can(actor, 'invite-merchants', { merchantId: null, partnerId })) throw new AppError('not-found');
}

export const viewOf = (row: InvitationFileRow): InvitationFileView => ({ ...row, askedAt: row.askedAt.toISOString() });

async function readPlan(
  deps: PartnerDeps,
  actor: Actor,
  { partnerId, file }: { readonly partnerId: string; readonly file: string },
) {
  refuseOtherPartner(actor, partnerId);
  const partner = await deps.database.transaction({ role: 'system' }, (tx) => findPartnerLanguage(tx, partnerId));
  if (!partner) throw new AppError('not-found');
  const read = await readInvitationFileAside({ file, language: partner.language });
  if (!read.ok) throw new AppError(read.reason);
  // which addresses are in use is no partner's to read
  const planned = await deps.database.transaction({ role: 'system' }, (tx) =>
    planInvitations(tx, { typed: read.value, now: deps.now() }),
  );
  return { ...planned, partner: partner.name };
}

const withoutPerson = ({ line, companyName, email, outcome, problems, firstLine }: PlannedLine): SkippedLine => ({
  line,
  companyName,
  email,
  outcome,
  problems: [...problems],
  firstLine,
});

import type { CheckedInvitations, InvitationFileView } from '@comptoir/contract/people/invitations';
import { can, type Actor } from '@comptoir/domain/base/access/access';
import { dailyMailCap } from '@comptoir/domain/base/mail/mail-caps';
import type { Transaction } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { enqueueLinedJob } from '../../../platform/jobs/enqueue-job.ts';
import { orderedId } from '../../../platform/ordered-id.ts';
import { scopeOfActor } from '../../base/access/merchant-scope.ts';
import type { SignedIn } from '../../base/access/recognize-user.ts';
import { findAddressesInUse } from '../registration/invite-to-register.ts';
import { INVITATION_LINE, RUN_INVITATIONS } from './run-invitations.ts';
import {
  findPartnerLanguage,
  insertInvitationFile,
  listAddressesWaiting,
  listInvitationFileRows,
  type InvitationFileRow,
} from './invitations.store.ts';
import { auditPartner, type PartnerDeps } from './keep-partner.ts';
import { planInvitationFileAside } from './plan-invitations.ts';
import { listInvitedAddressesAside } from './read-invitation-file.ts';
import type { SentFile } from './read-posted-file.ts';

interface ToBePlanned {
  readonly partnerId: string;
  readonly file: Uint8Array;
}

/** Checks the invitations that a file would send. @throws AppError not-found, invitations-unreadable, invitations-too-many */
export async function checkInvitations(
  deps: PartnerDeps,
  actor: Actor,
  input: ToBePlanned,
): Promise<CheckedInvitations> {
  const { plan, counts, accepted, skipped } = await readPlan(deps, actor, { ...input, plan: null });
  return { plan, counts, accepted, skipped, mailsPerDay: dailyMailCap('user', 'sender', '') };
}

type Wanted = SentFile & { readonly partnerId: string };

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
  const { lines } = planned;
  if (lines === null) throw new AppError('invitations-changed');
  return deps.database.transaction(scopeOfActor(actor), async (tx) => {
    insertInvitationFile(tx, { id, partnerId, userId: user.id, name, askedAt: now }, lines);
    enqueueLinedJob(tx, { task: RUN_INVITATIONS, payload: { fileId: id }, line: INVITATION_LINE });
    const { waiting: count } = planned.counts;
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
  { partnerId, file, plan }: ToBePlanned & { readonly plan: string | null },
) {
  refuseOtherPartner(actor, partnerId);
  const partner = await deps.database.transaction({ role: 'system' }, (tx) => findPartnerLanguage(tx, partnerId));
  if (!partner) throw new AppError('not-found');
  const given = { file, language: partner.language };
  const read = await listInvitedAddressesAside(given);
  if (!read.ok) throw new AppError(read.reason);
  // which addresses are in use is no partner's to read
  const uses = await deps.database.transaction({ role: 'system' }, (tx) =>
    listUses(tx, { emails: read.value, now: deps.now() }),
  );
  return { ...(await planInvitationFileAside({ ...given, uses, plan })), partner: partner.name };
}

/** Lists the uses of some addresses, as `planInvitationFile` reads it. Nothing is written. */
async function listUses(tx: Transaction, addresses: { emails: string; now: Date }): Promise<string> {
  const uses = [...(await listAddressesWaiting(tx, addresses.emails)), ...(await findAddressesInUse(tx, addresses))];
  return uses.map(({ email, use }) => `${use} ${email}`).join('\n');
}

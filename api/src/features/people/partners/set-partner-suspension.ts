import type { PartnerView } from '@comptoir/contract/people/partners';
import type { Actor } from '@comptoir/domain/base/access/access';
import { AppError } from '../../../platform/http/app-error.ts';
import { scopeOfActor } from '../../base/access/merchant-scope.ts';
import { endImpersonationsBy } from '../impersonation/end-impersonations-by.ts';
import { announceEnded } from '../impersonation/tell-ended.ts';
import { auditPartner, readLine, type PartnerDeps } from './keep-partner.ts';
import { endSessionsOfPartner, lockPartner, writePartnerSuspension } from './partners.store.ts';

/**
 * Suspends a partner, whose people's sessions end at once with whatever they act for, or takes it up again. Its merchants stay with it.
 * @throws AppError not-found
 */
export async function setPartnerSuspension(
  deps: PartnerDeps,
  actor: Actor,
  { id, suspended }: { id: string; suspended: boolean },
): Promise<PartnerView> {
  const now = deps.now();
  const { view, ended } = await deps.database.transaction(scopeOfActor(actor), async (tx) => {
    const known = await lockPartner(tx, id);
    if (!known) throw new AppError('not-found');
    const { name, suspended: before } = known;
    if (before !== suspended) writePartnerSuspension(tx, id, suspended ? now : null);
    if (suspended) endSessionsOfPartner(tx, id, now);
    const acts = suspended ? await endImpersonationsBy(tx, { partnerId: id, now }) : [];
    const record = { action: actionOf(before, suspended), facts: { name } } as const;
    auditPartner(tx, { id, now, record, ...changeOf(before, suspended) });
    return { view: await readLine(tx, id), ended: acts };
  });
  announceEnded(deps.announcements, ended);
  return view;
}

function actionOf(before: boolean, suspended: boolean) {
  if (before === suspended) return 'partner-changed';
  return suspended ? 'partner-suspended' : 'partner-reinstated';
}

const changeOf = (before: boolean, after: boolean) => ({ before: { suspended: before }, after: { suspended: after } });

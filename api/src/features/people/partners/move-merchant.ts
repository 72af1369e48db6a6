import type { moveMerchant as endpoint } from '@comptoir/contract/people/partners';
import { quebecDayOf } from '@comptoir/domain/base/calendar/quebec-day';
import type { z } from 'zod';
import type { Transaction } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { writeLog } from '../../base/activity-log/write-log.ts';
import { scopeOfActor } from '../../base/merchants/merchant-scope.ts';
import type { SignedIn } from '../../base/sessions/recognize-user.ts';
import { endImpersonationsBy } from '../impersonation/end-impersonations-by.ts';
import { announceEnded } from '../impersonation/tell-ended.ts';
import type { PartnerDeps } from './keep-partner.ts';
import { findPartnerName, lockPartnerOf, writePartnerOf } from './partners.store.ts';

type Move = z.output<(typeof endpoint)['body']> & { readonly merchantId: string };

/**
 * Has another partner look after a merchant, or none. What the former one's people act for ends in the same transaction; their files and
 * streams end as they ask the next time whether they may go on. @throws AppError not-found, merchant-changed-meanwhile, validation-failed
 */
export async function moveMerchant(deps: PartnerDeps, { actor, user }: SignedIn, move: Move): Promise<void> {
  const { merchantId, partnerId } = move;
  const now = deps.now();
  const ended = await deps.database.transaction(scopeOfActor(actor), async (tx) => {
    const known = await lockPartnerOf(tx, merchantId);
    if (!known) throw new AppError('not-found');
    if (known.partnerId === partnerId) return [];
    if (known.partnerId !== move.from) throw new AppError('merchant-changed-meanwhile');
    const [from, to] = [await nameOf(tx, known.partnerId), await nameOf(tx, partnerId)];
    writePartnerOf(tx, { merchantId, from: known.partnerId, partnerId, on: quebecDayOf(now) });
    const record = { event: 'merchant-moved', facts: { from, to } } as const;
    const audit = { before: { partner: from }, after: { partner: to } };
    writeLog(tx, [{ merchantId, userId: user.id, occurredAt: now, record, audit }]);
    return known.partnerId ? endImpersonationsBy(tx, { partnerId: known.partnerId, merchantId, now }) : [];
  });
  announceEnded(deps.announcements, ended);
  deps.announcements.publish(merchantId);
}

/** @throws AppError validation-failed when there is no such partner */
async function nameOf(tx: Transaction, partnerId: string | null): Promise<string | null> {
  if (partnerId === null) return null;
  const partner = await findPartnerName(tx, partnerId);
  if (!partner) throw new AppError('validation-failed', [{ path: 'partnerId', rule: 'unknown' }]);
  return partner.name;
}

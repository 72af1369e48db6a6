import type { moveMerchant as endpoint } from '@comptoir/contract/people/partners';
import { quebecDayOf } from '@comptoir/domain/base/calendar/quebec-day';
import type { z } from 'zod';
import type { Announcements } from '../../../platform/database/announcements.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { writeLog } from '../../base/record/write-log.ts';
import type { AuditEntry } from '../../base/record/write-audit.ts';
import { scopeOfActor } from '../../base/access/merchant-scope.ts';
import type { SignedIn } from '../../base/access/recognize-user.ts';
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
  const moved = await deps.database.transaction(scopeOfActor(actor), (tx) =>
    writeMove(tx, { ...move, by: { id: user.id, role: user.role }, now: deps.now() }),
  );
  announceMove(deps.announcements, move.merchantId, moved);
}

/** Result of a move; null when the partner looks after the merchant already. */
export type Moved = { readonly ended: Awaited<ReturnType<typeof endImpersonationsBy>> } | null;

/** The same in a transaction of the caller's, who announces it afterwards. @throws AppError as `moveMerchant` */
export async function writeMove(
  tx: Transaction,
  {
    merchantId,
    from: seen,
    partnerId,
    by,
    now,
  }: Move & { readonly by: NonNullable<AuditEntry['by']>; readonly now: Date },
): Promise<Moved> {
  const known = await lockPartnerOf(tx, merchantId);
  if (!known) throw new AppError('not-found');
  if (known.partnerId === partnerId) return null;
  if (known.partnerId !== seen) throw new AppError('merchant-changed-meanwhile');
  const [from, to] = [await readPartnerName(tx, known.partnerId), await readPartnerName(tx, partnerId)];
  writePartnerOf(tx, { merchantId, from: known.partnerId, partnerId, on: quebecDayOf(now) });
  const record = { event: 'merchant-moved', facts: { from, to } } as const;
  const audit = { before: { partner: from }, after: { partner: to }, by };
  writeLog(tx, [{ merchantId, userId: by.id, occurredAt: now, record, audit }]);
  const acting = { merchantId, now };
  return {
    ended: known.partnerId ? await endImpersonationsBy(tx, { partnerId: known.partnerId, ...acting }) : [],
  };
}

export function announceMove(announcements: Announcements, merchantId: string, moved: Moved): void {
  announceEnded(announcements, moved?.ended ?? []);
  announcements.publish(merchantId);
}

/** The name of a partner, null for none. @throws AppError validation-failed when there is no such partner */
export async function readPartnerName(tx: Transaction, partnerId: string | null): Promise<string | null> {
  if (partnerId === null) return null;
  const partner = await findPartnerName(tx, partnerId);
  if (!partner) throw new AppError('validation-failed', [{ path: 'partnerId', rule: 'unknown' }]);
  return partner.name;
}

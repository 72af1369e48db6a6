import type { Action } from '@comptoir/domain/base/access/access';
import type { Transaction } from '../../../platform/database/database.ts';

/** Keeps two visits of one session from beginning at once; null when the session has been ended meanwhile. */
export const lockSession = (tx: Transaction, id: string): Promise<{ id: string } | null> =>
  tx.first({ text: 'select id from sessions where id = $1 and revoked_at is null for update', values: [id] });

export interface NewImpersonation {
  readonly id: string;
  readonly sessionId: string;
  readonly userId: string;
  readonly merchantId: string;
  readonly reason: string;
  readonly startedAt: Date;
  readonly expiresAt: Date;
}

export function insertImpersonation(tx: Transaction, made: NewImpersonation): void {
  tx.write({
    text: `insert into impersonations (id, session_id, user_id, merchant_id, reason, started_at, expires_at)
      values (:id, :sessionId, :userId, :merchantId, :reason, :startedAt, :expiresAt)`,
    values: {
      id: made.id,
      sessionId: made.sessionId,
      userId: made.userId,
      merchantId: made.merchantId,
      reason: made.reason,
      startedAt: made.startedAt,
      expiresAt: made.expiresAt,
    },
  });
}

/** An impersonation that has just been ended, with what its merchant is shown. */
export interface EndedImpersonation {
  readonly merchantId: string;
  readonly userId: string;
  readonly email: string;
  readonly endedAt: Date;
}

const ENDED = `i.merchant_id as "merchantId", i.user_id as "userId", u.email, i.ended_at as "endedAt"`;

/** Ends what a session acts for; one whose time was over ended then. */
export const endImpersonationsOf = (tx: Transaction, sessionId: string, now: Date): Promise<EndedImpersonation[]> =>
  tx.many({
    text: `update impersonations i set ended_at = least(i.expires_at, $2) from users u
      where u.id = i.user_id and i.session_id = $1 and i.ended_at is null returning ${ENDED}`,
    values: [sessionId, now],
  });

/** Ends what a partner's people act for, of one merchant or of all. */
export const endImpersonationsOfPartner = (
  tx: Transaction,
  acting: { readonly partnerId: string; readonly merchantId: string | null; readonly now: Date },
): Promise<EndedImpersonation[]> =>
  tx.many({
    text: `update impersonations i set ended_at = least(i.expires_at, :now) from users u
      where u.id = i.user_id and u.partner_id = :partnerId and i.ended_at is null
        and (:merchantId::uuid is null or i.merchant_id = :merchantId::uuid) returning ${ENDED}`,
    values: { ...acting },
  });

/** Ends every one whose time is over, or whose session is. */
export const endImpersonationsDue = (tx: Transaction, now: Date): Promise<EndedImpersonation[]> =>
  tx.many({
    text: `update impersonations i set ended_at = least(i.expires_at, s.expires_at, s.revoked_at) from users u, sessions s
      where u.id = i.user_id and s.id = i.session_id and i.ended_at is null
        and (i.expires_at <= $1 or s.expires_at <= $1 or s.revoked_at <= $1)
      returning ${ENDED}`,
    values: [now],
  });

/** Notes that something was looked at; null when it was noted before, in the same visit. */
export const recordRead = (
  tx: Transaction,
  read: { impersonationId: string; merchantId: string; action: Action },
): Promise<{ action: string } | null> =>
  tx.first({
    name: 'note-impersonated-read',
    text: `insert into impersonation_reads (impersonation_id, merchant_id, action) values ($1, $2, $3)
      on conflict do nothing returning action`,
    values: [read.impersonationId, read.merchantId, read.action],
  });

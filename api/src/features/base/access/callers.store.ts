import type { Database, Transaction } from '../../../platform/database/database.ts';
import { USER, type UserRow } from './user-row.ts';

/** The merchant that a session acts for, no matter whose the session is. */
export interface ImpersonationRow {
  readonly id: string;
  readonly merchantId: string;
  readonly companyName: string;
  readonly reason: string;
  readonly expiresAt: Date;
}

/** A session that still holds: whose it is, for whom it acts, when it was last seen in use. */
export interface SessionRow {
  readonly user: UserRow;
  readonly impersonation: ImpersonationRow | null;
  readonly lastUsedAt: Date | null;
  readonly renewedAt: Date;
  /** End that no renewal goes beyond. */
  readonly endsAt: Date;
}

const SESSION = `select ${USER}, s.last_used_at as "lastUsedAt", s.renewed_at as "renewedAt",
    s.ends_at as "endsAt",
    case when i.id is not null then json_build_object('id', i.id, 'merchantId', i.merchant_id,
      'companyName', m.company_name, 'reason', i.reason, 'expiresAt', i.expires_at) end as impersonation
  from sessions s join accounts a on a.id = s.account_id join users u on u.account_id = a.id
  left join (impersonations i join merchants m on m.id = i.merchant_id)
    on i.session_id = s.id and i.ended_at is null and i.expires_at > $2
      and (u.partner_id is null or u.partner_id = m.partner_id)
  where s.id = $1 and u.id = $3 and s.revoked_at is null and s.expires_at > $2 and s.ends_at > $2`;

/**
 * The session in the place that its token names, or null when it was ended, has run out or is of another account. The caller is not known
 * yet: it is all there is to look them up by.
 */
export const findSession = (
  database: Database,
  { sid, sub }: { readonly sid: string; readonly sub: string },
  now: Date,
): Promise<SessionRow | null> =>
  database
    .first<StoredSession>({ role: 'system' }, { name: 'find-session', text: SESSION, values: [sid, now, sub] })
    .then(toSession);

type StoredImpersonation = Omit<ImpersonationRow, 'expiresAt'> & { readonly expiresAt: string };

type StoredSession = UserRow &
  Pick<SessionRow, 'lastUsedAt' | 'renewedAt' | 'endsAt'> & { readonly impersonation: StoredImpersonation | null };

function toSession(row: StoredSession | null): SessionRow | null {
  if (!row) return null;
  const { lastUsedAt, renewedAt, endsAt, impersonation, ...user } = row;
  return {
    user,
    lastUsedAt,
    renewedAt,
    endsAt,
    impersonation: impersonation && { ...impersonation, expiresAt: new Date(impersonation.expiresAt) },
  };
}

export function recordSessionUse(tx: Transaction, id: string, now: Date): void {
  tx.write({ text: 'update sessions set last_used_at = $2 where id = $1', values: [id, now] });
}

/** Purpose of a temporary password: to come in the first time, or because one's own was forgotten. */
export type TemporaryPurpose = 'invitation' | 'reset';

/** Puts a temporary password in the place of the one before that was for the same: one that anybody may ask for leaves an invitation's. */
export function insertTemporaryPassword(
  tx: Transaction,
  temporary: {
    userId: string;
    purpose: TemporaryPurpose;
    passwordHash: Buffer | null;
    now: Date;
    expiresAt: Date;
  },
): void {
  tx.write({
    text: `insert into temporary_passwords (account_id, password_hash, created_at, expires_at, purpose) 
        select account_id, :passwordHash::bytea, :now::timestamptz, :expiresAt::timestamptz, :purpose from users where id = :userId
      on conflict (account_id, purpose) do update
        set password_hash = :passwordHash, created_at = :now, expires_at = :expiresAt, used_at = null`,
    values: {
      userId: temporary.userId,
      passwordHash: temporary.passwordHash,
      now: temporary.now,
      expiresAt: temporary.expiresAt,
      purpose: temporary.purpose,
    },
  });
}

/** The partner that a merchant came by; null when there is no such merchant that the scope sees. */
export const findPartnerOf = (tx: Transaction, merchantId: string): Promise<{ partnerId: string | null } | null> =>
  tx.first({
    name: 'find-partner-of',
    text: 'select partner_id as "partnerId" from merchants where id = $1',
    values: [merchantId],
  });

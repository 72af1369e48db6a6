import type { Role } from '@comptoir/domain/access/access';
import type { Language } from '@comptoir/domain/merchants/merchant-information';
import type { Transaction } from '../../platform/database/database.ts';

/** A person who may sign in. */
export interface UserRow {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly role: Role;
  readonly merchantId: string | null;
  readonly partnerId: string | null;
  readonly language: Language | null;
  readonly firstSessionLogin: boolean;
  readonly suspended: boolean;
}

const USER = `u.id, u.email, u.name, u.role, u.merchant_id as "merchantId", u.partner_id as "partnerId", u.language,
  u.first_session_login as "firstSessionLogin", u.suspended_at is not null as suspended`;

export const findUserByEmail = (tx: Transaction, email: string): Promise<(UserRow & { passwordHash: string }) | null> =>
  tx.first({
    name: 'find-user-by-email',
    text: `select ${USER}, u.password_hash as "passwordHash" from users u where u.email = lower($1)`,
    values: [email],
  });

/** The user of a session that still holds, or null. */
export const findSessionUser = (tx: Transaction, sessionId: string, now: Date): Promise<UserRow | null> =>
  tx.first({
    name: 'find-session-user',
    text: `select ${USER} from sessions s join users u on u.id = s.user_id
      where s.id = $1 and s.revoked_at is null and s.expires_at > $2`,
    values: [sessionId, now],
  });

export async function insertSession(
  tx: Transaction,
  session: { id: string; userId: string; now: Date; expiresAt: Date },
): Promise<void> {
  await tx.many({
    text: 'insert into sessions (id, user_id, created_at, renewed_at, expires_at) values ($1, $2, $3, $3, $4)',
    values: [session.id, session.userId, session.now, session.expiresAt],
  });
}

/** Moves a session's end; nothing happens to one that was revoked. */
export async function extendSession(
  tx: Transaction,
  session: { id: string; now: Date; expiresAt: Date },
): Promise<void> {
  await tx.many({
    text: 'update sessions set renewed_at = $2, expires_at = $3 where id = $1 and revoked_at is null',
    values: [session.id, session.now, session.expiresAt],
  });
}

export async function revokeSession(tx: Transaction, id: string, now: Date): Promise<void> {
  await tx.many({ text: 'update sessions set revoked_at = coalesce(revoked_at, $2) where id = $1', values: [id, now] });
}

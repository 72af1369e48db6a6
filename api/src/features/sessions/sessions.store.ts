import type { Role } from '@comptoir/domain/access/access';
import type { Language } from '@comptoir/domain/merchants/merchant-information';
import type { Database, Transaction } from '../../platform/database/database.ts';

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
  readonly hasSecondFactor: boolean;
  readonly suspended: boolean;
}

/** The merchant that a session acts for, by whoever the session is. */
export interface ImpersonationRow {
  readonly id: string;
  readonly merchantId: string;
  readonly companyName: string;
  readonly reason: string;
  readonly expiresAt: Date;
}

const USER = `u.id, u.email, u.name, u.role, u.merchant_id as "merchantId", u.partner_id as "partnerId", u.language,
  u.first_session_login as "firstSessionLogin", u.totp_set_at is not null as "hasSecondFactor",
  u.suspended_at is not null as suspended`;

export const findUser = (tx: Transaction, id: string): Promise<UserRow | null> =>
  tx.first({ text: `select ${USER} from users u where u.id = $1`, values: [id] });

/** A person with what they may prove to be themselves by. */
export interface UserWithSecrets extends UserRow {
  readonly passwordHash: string | null;
  /** Of the temporary password that may still be used. */
  readonly temporaryHash: Buffer | null;
}

export const findUserByEmail = (tx: Transaction, email: string, now: Date): Promise<UserWithSecrets | null> =>
  tx.first({
    name: 'find-user-by-email',
    text: `select ${USER}, u.password_hash as "passwordHash", t.password_hash as "temporaryHash"
      from users u left join temporary_passwords t on t.user_id = u.id and t.used_at is null and t.expires_at > $2
      where u.email = $1`,
    values: [email, now],
  });

/** A session that still holds: whose it is, for whom it acts, when it was last seen in use. */
export interface SessionRow {
  readonly user: UserRow;
  readonly impersonation: ImpersonationRow | null;
  readonly lastUsedAt: Date | null;
}

/** The session, or null when it was ended or has run out. */
export const findSession = (database: Database, id: string, now: Date): Promise<SessionRow | null> =>
  // The caller is nobody yet: the session is all there is to look them up by.
  database
    .first<UserRow & { lastUsedAt: Date | null; impersonation: StoredImpersonation | null }>(
      { role: 'system' },
      {
        name: 'find-session',
        text: `select ${USER}, s.last_used_at as "lastUsedAt",
          case when i.id is not null then json_build_object('id', i.id, 'merchantId', i.merchant_id,
            'companyName', m.company_name, 'reason', i.reason, 'expiresAt', i.expires_at) end as impersonation
        from sessions s join users u on u.id = s.user_id
        left join impersonations i on i.session_id = s.id and i.ended_at is null and i.expires_at > $2
        left join merchants m on m.id = i.merchant_id
        where s.id = $1 and s.revoked_at is null and s.expires_at > $2`,
        values: [id, now],
      },
    )
    .then(toSession);

type StoredImpersonation = Omit<ImpersonationRow, 'expiresAt'> & { readonly expiresAt: string };

function toSession(
  row: (UserRow & { lastUsedAt: Date | null; impersonation: StoredImpersonation | null }) | null,
): SessionRow | null {
  if (!row) return null;
  const { lastUsedAt, impersonation, ...user } = row;
  return {
    user,
    lastUsedAt,
    impersonation: impersonation && { ...impersonation, expiresAt: new Date(impersonation.expiresAt) },
  };
}

export interface NewSession {
  readonly id: string;
  readonly userId: string;
  readonly now: Date;
  readonly expiresAt: Date;
  readonly address: string;
  readonly userAgent: string | null;
}

/** Opens a session and notes that its person came in. */
export function insertSession(tx: Transaction, session: NewSession): void {
  tx.write({
    text: `insert into sessions (id, user_id, created_at, renewed_at, last_used_at, expires_at, address, user_agent)
      values ($1, $2, $3, $3, $3, $4, $5, $6)`,
    values: [session.id, session.userId, session.now, session.expiresAt, session.address, session.userAgent],
  });
  tx.write({ text: 'update users set last_sign_in_at = $2 where id = $1', values: [session.userId, session.now] });
}

export function noteSessionUsed(tx: Transaction, id: string, now: Date): void {
  tx.write({ text: 'update sessions set last_used_at = $2 where id = $1', values: [id, now] });
}

/** Moves a session's end; nothing happens to one that was revoked. */
export function extendSession(tx: Transaction, session: { id: string; now: Date; expiresAt: Date }): void {
  tx.write({
    text: 'update sessions set renewed_at = $2, expires_at = $3 where id = $1 and revoked_at is null',
    values: [session.id, session.now, session.expiresAt],
  });
}

export function revokeSession(tx: Transaction, id: string, now: Date): void {
  tx.write({ text: 'update sessions set revoked_at = coalesce(revoked_at, $2) where id = $1', values: [id, now] });
}

export const hasAdministrator = async (tx: Transaction): Promise<boolean> =>
  (await tx.first({ text: "select 1 from users where role = 'admin' limit 1" })) !== null;

/** An administrator without a password; false when the address is taken. */
export const insertAdministrator = async (
  tx: Transaction,
  administrator: { id: string; email: string; name: string },
): Promise<boolean> =>
  (await tx.first({
    text: `insert into users (id, email, name, username, role) values ($1, $2, $3, $3, 'admin')
      on conflict (email) do nothing returning id`,
    values: [administrator.id, administrator.email, administrator.name],
  })) !== null;

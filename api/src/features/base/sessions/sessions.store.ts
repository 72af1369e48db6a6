import type { Transaction } from '../../../platform/database/database.ts';
import { USER, type UserRow } from '../access/user-row.ts';

export const findUser = (tx: Transaction, id: string): Promise<UserRow | null> =>
  tx.first({
    text: `select ${USER} from users u join accounts a on a.id = u.account_id where u.id = $1`,
    values: [id],
  });

/** A person with what they may prove to be themselves by. */
export interface UserWithSecrets extends UserRow {
  readonly passwordHash: string | null;
  /** Of the temporary passwords that may still be used. */
  readonly temporaryHashes: readonly Buffer[];
}

/**
 * The person of an address in the place where they came in last, of those that are open to them; where none is, in a closed one. Their
 * account proves them, whatever the place.
 */
export const findUserByEmail = (tx: Transaction, email: string, now: Date): Promise<UserWithSecrets | null> =>
  tx.first({
    name: 'find-user-by-email',
    text: `select ${USER}, a.password_hash as "passwordHash", array(select t.password_hash from temporary_passwords t
          where t.account_id = a.id and t.used_at is null and t.expires_at > $2) as "temporaryHashes"
      from accounts a join users u on u.account_id = a.id left join partners p on p.id = u.partner_id where a.email = $1
      order by coalesce(u.suspended_at, p.suspended_at) is not null, u.last_sign_in_at desc nulls last, u.created_at, u.id
      limit 1`,
    values: [email, now],
  });

export interface NewSession {
  readonly id: string;
  readonly accountId: string;
  readonly userId: string;
  /** Proven by the provider alone, which speaks for its own merchant: such a session stays in its place. */
  readonly isByProvider: boolean;
  readonly now: Date;
  readonly expiresAt: Date;
  readonly endsAt: Date;
  readonly address: string;
  readonly userAgent: string | null;
}

/** Opens a session and notes that its person came in. */
export function insertSession(tx: Transaction, session: NewSession): void {
  tx.write({
    text: `insert into sessions (id, account_id, user_id, is_by_provider, created_at, renewed_at, last_used_at, expires_at, address, user_agent, ends_at)
      values (:id, :accountId, :userId, :isByProvider, :now, :now, :now, :expiresAt, :address, :userAgent, :endsAt)`,
    values: {
      id: session.id,
      accountId: session.accountId,
      userId: session.userId,
      isByProvider: session.isByProvider,
      now: session.now,
      expiresAt: session.expiresAt,
      address: session.address,
      userAgent: session.userAgent,
      endsAt: session.endsAt,
    },
  });
  tx.write({ text: 'update users set last_sign_in_at = $2 where id = $1', values: [session.userId, session.now] });
}

/**
 * Moves a session's end; nothing happens to one that was revoked. `issuedAt` of the token that is renewed, in seconds: of two tabs that
 * renew at once, only the first replaces it, since the browser keeps the token of either.
 */
export function extendSession(
  tx: Transaction,
  session: { id: string; now: Date; expiresAt: Date; issuedAt: number },
): void {
  tx.write({
    text: `update sessions set expires_at = $3,
        renewed_at = case when renewed_at < to_timestamp($4::bigint + 1) then $2 else renewed_at end
      where id = $1 and revoked_at is null`,
    values: [session.id, session.now, session.expiresAt, session.issuedAt],
  });
}

/** Ends the oldest of an account's open sessions when there are more than so many. */
export function endOldestSessions(tx: Transaction, ended: { accountId: string; most: number; now: Date }): void {
  tx.write({
    text: `update sessions set revoked_at = $2 where id in (
        select id from sessions where account_id = $1 and revoked_at is null and expires_at > $2
        order by created_at desc, id desc offset $3)`,
    values: [ended.accountId, ended.now, ended.most],
  });
}

/** Forgets sessions that ended before an instant, but those in which a user acted for a merchant. */
export function forgetSessionsBefore(tx: Transaction, instant: Date): void {
  tx.write({
    text: `delete from sessions s where s.expires_at < $1
      and not exists (select from impersonations i where i.session_id = s.id)`,
    values: [instant],
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
    text: `insert into users (id, account_id, email, name, username, role) select $1::uuid, account, $2, $3, $3, 'admin'
      from account_of($2, $1, false) account where account is not null returning id`,
    values: [administrator.id, administrator.email, administrator.name],
  })) !== null;

/** A session as far as it matters where it may go. */
export interface MovableSession {
  readonly isByProvider: boolean;
  readonly createdAt: Date;
}

/** The session, kept from other changes until the transaction ends; null once it has ended. */
export const lockMovableSession = (tx: Transaction, id: string): Promise<MovableSession | null> =>
  tx.first({
    text: `select is_by_provider as "isByProvider", created_at as "createdAt" from sessions
      where id = $1 and revoked_at is null for no key update`,
    values: [id],
  });

/**
 * Notes that a place was opened in a session, which ends at `endsAt` at the latest. Nothing is renewed: a tab that still shows the place
 * before has its token as long as it would have had.
 */
export function savePlaceOpened(
  tx: Transaction,
  opened: { userId: string; sessionId: string; endsAt: Date; expiresAt: Date; now: Date },
): void {
  tx.write({ text: 'update users set last_sign_in_at = $2 where id = $1', values: [opened.userId, opened.now] });
  tx.write({
    text: `update sessions set ends_at = least(ends_at, $2), expires_at = least(greatest(expires_at, $3), ends_at, $2) where id = $1`,
    values: [opened.sessionId, opened.endsAt, opened.expiresAt],
  });
}

/** Other ways in that a person has or may prove, beside the place in view. */
export interface BesidePlace {
  readonly otherPlaces: number;
  /** Address of another account, where the provider alone has proven the session and named it: its person may prove that one too. */
  readonly joinable: string | null;
}

export const findBesidePlace = (
  tx: Transaction,
  asked: { readonly accountId: string; readonly id: string; readonly sessionId: string },
): Promise<BesidePlace | null> =>
  tx.first({
    text: `select (select count(*)::int from users where account_id = $1 and id <> $2) as "otherPlaces",
      (select a.email from sessions s join pos_identities i on i.user_id = $2 join accounts a on a.email = i.address
        where s.id = $3 and s.is_by_provider and a.id <> $1
          and not exists (select from accounts mine where mine.id = $1 and mine.password_hash is not null)
          and exists (select from users u where u.account_id = a.id and u.suspended_at is null)
          and not exists (select from users u where u.account_id = a.id and u.merchant_id = i.merchant_id)
        limit 1) as joinable`,
    values: [asked.accountId, asked.id, asked.sessionId],
  });

/** True when the account of an address may get one place more of `most`, or there is none; asked under whatever scope gives the place. */
export const hasRoom = async (
  tx: Transaction,
  { email, most }: { readonly email: string; readonly most: number },
): Promise<boolean> =>
  (
    await tx.first<{ hasRoom: boolean }>({
      text: 'select account_has_room($1, $2) as "hasRoom"',
      values: [email, most],
    })
  )?.hasRoom === true;

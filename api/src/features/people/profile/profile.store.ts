import type { Language } from '@comptoir/domain/base/merchants/merchant-information';
import type { Transaction } from '../../../platform/database/database.ts';

export function setLanguage(tx: Transaction, accountId: string, language: Language): void {
  tx.write({ text: 'update users set language = $2 where account_id = $1', values: [accountId, language] });
}

/** Saves a password that a user chose; temporary ones, used or not, are over. */
export function setPassword(tx: Transaction, accountId: string, passwordHash: string): void {
  tx.write({
    text: 'update accounts set password_hash = $2, first_session_login = false where id = $1',
    values: [accountId, passwordHash],
  });
  tx.write({ text: 'delete from temporary_passwords where account_id = $1', values: [accountId] });
}

/** A session that holds. */
export interface OpenSessionRow {
  readonly id: string;
  readonly userAgent: string | null;
  readonly address: string | null;
  readonly createdAt: Date;
  readonly lastUsedAt: Date;
}

const MOST_SHOWN = 200;

/** A person's sessions that hold, the last used first. */
export const listOpenSessions = (tx: Transaction, accountId: string, now: Date): Promise<OpenSessionRow[]> =>
  tx.many({
    text: `select id, user_agent as "userAgent", address, created_at as "createdAt",
        coalesce(last_used_at, renewed_at) as "lastUsedAt"
      from sessions where account_id = $1 and revoked_at is null and expires_at > $2
      order by coalesce(last_used_at, renewed_at) desc, id limit ${MOST_SHOWN}`,
    values: [accountId, now],
  });

/** Ends a session of a person's own; false when there is no such one that holds. */
export const revokeOwnSession = async (
  tx: Transaction,
  ended: { id: string; accountId: string; now: Date },
): Promise<boolean> =>
  (await tx.first({
    text: `update sessions set revoked_at = $3
      where id = $1 and account_id = $2 and revoked_at is null and expires_at > $3 returning id`,
    values: [ended.id, ended.accountId, ended.now],
  })) !== null;

/** Ends every session of a person but, perhaps, one. */
export function revokeSessions(tx: Transaction, ended: { accountId: string; but: string | null; now: Date }): void {
  tx.write({
    text: `update sessions set revoked_at = $3 where account_id = $1 and revoked_at is null and id is distinct from $2`,
    values: [ended.accountId, ended.but, ended.now],
  });
}

/** Keeps the secret of a second factor that is not confirmed yet, in the place of any such before. */
export const beginSecondFactor = async (tx: Transaction, accountId: string, secretSealed: Buffer): Promise<boolean> =>
  (await tx.first({
    text: `update accounts set totp_secret_sealed = $2, totp_last_step = null
      where id = $1 and totp_set_at is null returning id`,
    values: [accountId, secretSealed],
  })) !== null;

/** Finds the state of a person's second factor. */
export const findSecondFactorState = (
  tx: Transaction,
  accountId: string,
): Promise<{ isBegun: boolean; isSet: boolean } | null> =>
  tx.first({
    text: `select totp_secret_sealed is not null as "isBegun", totp_set_at is not null as "isSet"
      from accounts where id = $1 for update`,
    values: [accountId],
  });

export function setSecondFactor(tx: Transaction, accountId: string, now: Date): void {
  tx.write({ text: 'update accounts set totp_set_at = $2 where id = $1', values: [accountId, now] });
}

export function clearSecondFactor(tx: Transaction, accountId: string): void {
  tx.write({
    text: 'update accounts set totp_secret_sealed = null, totp_set_at = null, totp_last_step = null where id = $1',
    values: [accountId],
  });
  tx.write({ text: 'delete from recovery_codes where account_id = $1', values: [accountId] });
}

/** Puts new recovery codes in the place of all before. */
export function replaceRecoveryCodes(tx: Transaction, accountId: string, codeHashes: readonly (Buffer | null)[]): void {
  tx.write({ text: 'delete from recovery_codes where account_id = $1', values: [accountId] });
  tx.write({
    text: 'insert into recovery_codes (account_id, code_hash) select $1, unnest($2::bytea[])',
    values: [accountId, codeHashes],
  });
}

import type { Transaction } from '../../../platform/database/database.ts';

/**
 * Uses a temporary password up, once: from now on neither it nor the password it stood in for lets anybody in, and the
 * person has to choose one; any other temporary one ends with it. False when another call was faster.
 */
export async function spendTemporaryPassword(
  tx: Transaction,
  { accountId, passwordHash, now }: { accountId: string; passwordHash: Buffer; now: Date },
): Promise<boolean> {
  const spent = await tx.first({
    text: `with spent as (
        update temporary_passwords set used_at = $2
        where account_id = $1 and used_at is null and expires_at > $2 and password_hash = $3 returning account_id
      ), others as (
        delete from temporary_passwords t using spent where t.account_id = spent.account_id and t.password_hash <> $3
      )
      update accounts set first_session_login = true, password_hash = null from spent where id = spent.account_id returning id`,
    values: [accountId, now, passwordHash],
  });
  return spent !== null;
}

/** A second factor as it is kept; not in force before it was confirmed. */
export interface SecondFactorRow {
  readonly secretSealed: Buffer;
  readonly lastStep: string | null;
  readonly setAt: Date | null;
}

/** The second factor, locked: of two codes typed at once the second sees what the first has used. */
export const lockSecondFactor = (tx: Transaction, accountId: string): Promise<SecondFactorRow | null> =>
  tx.first({
    text: `select totp_secret_sealed as "secretSealed", totp_last_step as "lastStep", totp_set_at as "setAt"
      from accounts where id = $1 and totp_secret_sealed is not null for update`,
    values: [accountId],
  });

export function saveLastStep(tx: Transaction, accountId: string, step: number): void {
  tx.write({ text: 'update accounts set totp_last_step = $2 where id = $1', values: [accountId, step] });
}

/** Uses a recovery code up; false when there is no such code, or no longer. */
export const spendRecoveryCode = async (
  tx: Transaction,
  spent: { accountId: string; codeHash: Buffer; now: Date },
): Promise<boolean> =>
  (await tx.first({
    text: `update recovery_codes set used_at = $3 where account_id = $1 and code_hash = $2 and used_at is null
      returning account_id`,
    values: [spent.accountId, spent.codeHash, spent.now],
  })) !== null;

/** Secrets that a signed-in person may prove themselves by: the password, or the temporary one they came in with. */
export interface Secrets {
  readonly passwordHash: string | null;
  readonly temporaryHash: Buffer | null;
}

export const findSecrets = (tx: Transaction, accountId: string): Promise<Secrets | null> =>
  tx.first({
    text: `select a.password_hash as "passwordHash", t.password_hash as "temporaryHash"
      from accounts a left join temporary_passwords t on t.account_id = a.id and t.used_at is not null and a.first_session_login
      where a.id = $1`,
    values: [accountId],
  });

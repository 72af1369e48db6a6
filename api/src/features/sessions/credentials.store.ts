import type { Transaction } from '../../platform/database/database.ts';

/** Puts a temporary password in the place of the one before. */
export function insertTemporaryPassword(
  tx: Transaction,
  temporary: { userId: string; passwordHash: Buffer | null; now: Date; expiresAt: Date },
): void {
  tx.write({
    text: `insert into temporary_passwords (user_id, password_hash, created_at, expires_at) values ($1, $2, $3, $4)
      on conflict (user_id) do update
        set password_hash = $2, created_at = $3, expires_at = $4, used_at = null`,
    values: [temporary.userId, temporary.passwordHash, temporary.now, temporary.expiresAt],
  });
}

/**
 * Uses a temporary password up, once: from now on neither it nor the password it stood in for lets anybody in, and the
 * person has to choose one. False when somebody was faster.
 */
export async function spendTemporaryPassword(tx: Transaction, userId: string, now: Date): Promise<boolean> {
  const spent = await tx.first({
    text: `with spent as (
        update temporary_passwords set used_at = $2 where user_id = $1 and used_at is null and expires_at > $2 returning user_id
      )
      update users set first_session_login = true, password_hash = null from spent where id = spent.user_id returning id`,
    values: [userId, now],
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
export const lockSecondFactor = (tx: Transaction, userId: string): Promise<SecondFactorRow | null> =>
  tx.first({
    text: `select totp_secret_sealed as "secretSealed", totp_last_step as "lastStep", totp_set_at as "setAt"
      from users where id = $1 and totp_secret_sealed is not null for update`,
    values: [userId],
  });

export function keepLastStep(tx: Transaction, userId: string, step: number): void {
  tx.write({ text: 'update users set totp_last_step = $2 where id = $1', values: [userId, step] });
}

/** Uses a recovery code up; false when there is no such code, or no longer. */
export const spendRecoveryCode = async (
  tx: Transaction,
  spent: { userId: string; codeHash: Buffer; now: Date },
): Promise<boolean> =>
  (await tx.first({
    text: `update recovery_codes set used_at = $3 where user_id = $1 and code_hash = $2 and used_at is null
      returning user_id`,
    values: [spent.userId, spent.codeHash, spent.now],
  })) !== null;

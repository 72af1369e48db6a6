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

import type { Database } from '../../platform/database/database.ts';
import { insertTemporaryPassword } from './credentials.store.ts';
import { hashSecretCode, makeSecretCode } from './secret-code.ts';

/** How long a temporary password works that somebody asked for. Source: design §5 "temporary password". */
export const TEMPORARY_PASSWORD_LIFETIME_MS = 3_600_000;

/** How long the temporary password of an invitation works: people are invited before their holidays too. */
export const INVITATION_LIFETIME_MS = 7 * 24 * 3_600_000;

/**
 * Makes a one-time password in the place of any before it; what it stands in for keeps working until it is used. In clear
 * it is returned here and kept nowhere.
 */
export async function issueTemporaryPassword(
  needs: { readonly database: Database; readonly now: () => Date },
  issued: { userId: string; lifetimeMs: number },
): Promise<string> {
  const password = makeSecretCode();
  const now = needs.now();
  const expiresAt = new Date(now.getTime() + issued.lifetimeMs);
  await needs.database.transaction({ role: 'system' }, (tx) =>
    insertTemporaryPassword(tx, { userId: issued.userId, passwordHash: hashSecretCode(password), now, expiresAt }),
  );
  return password;
}

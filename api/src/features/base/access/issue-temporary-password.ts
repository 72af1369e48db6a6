import type { Database, Transaction } from '../../../platform/database/database.ts';
import { insertTemporaryPassword, type TemporaryPurpose } from './callers.store.ts';
import { hashSecretCode, makeSecretCode } from './secret-code.ts';

export type { TemporaryPurpose };

/** Lifetime of an invitation's temporary password: people are invited before their holidays too. */
export const INVITATION_LIFETIME_MS = 7 * 24 * 3_600_000;

/** Lifetime of each kind. Source: decision 24. */
const LIFETIMES: Readonly<Record<TemporaryPurpose, number>> = { invitation: INVITATION_LIFETIME_MS, reset: 3_600_000 };

/**
 * Makes a one-time password in the place of the one before it that was for the same; what it stands in for keeps working until it is used. In clear
 * it is returned here and kept nowhere.
 */
export async function issueTemporaryPassword(
  deps: { readonly database: Database; readonly now: () => Date },
  { userId, purpose }: { userId: string; purpose: TemporaryPurpose },
): Promise<string> {
  const password = makeSecretCode();
  const now = deps.now();
  const expiresAt = new Date(now.getTime() + LIFETIMES[purpose]);
  await deps.database.transaction({ role: 'system' }, (tx) =>
    insertTemporaryPassword(tx, { userId, purpose, passwordHash: hashSecretCode(password), now, expiresAt }),
  );
  return password;
}

/** Lets a password that was mailed before there was an account work for the account, as long as it would have worked. */
export const adoptTemporaryPassword = (
  tx: Transaction,
  adopted: { userId: string; passwordHash: Buffer; now: Date; expiresAt: Date },
): void => insertTemporaryPassword(tx, { ...adopted, purpose: 'invitation' });

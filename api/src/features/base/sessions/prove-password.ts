import type { Database } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { findSecrets } from './credentials.store.ts';
import { limitAttempts } from './limit-attempts.ts';
import { passwordMatches } from './password.ts';
import type { SignedIn } from '../access/recognize-user.ts';
import { hashSecretCode } from '../access/secret-code.ts';

/** Proof of a caller: what they typed, and from where. */
export interface Proof {
  readonly caller: SignedIn;
  readonly password: string;
  readonly address: string;
}

/**
 * Goes on once a signed-in person has shown that they know their password, or the temporary one they came in with: a
 * browser left open is not enough to lock its owner out. Guessing is slowed down as at sign-in, at a code that is asked
 * for next too. @throws AppError password-wrong, too-many-requests, and whatever follows throws
 */
export async function provePassword<Result>(
  deps: { readonly database: Database; readonly now: () => Date },
  { caller: { user, sessionId }, password, address }: Proof,
  next: () => Promise<Result>,
): Promise<Result> {
  return limitAttempts(deps, { email: user.email, address, sessionId }, async () => {
    const kept = await deps.database.transaction({ role: 'system' }, (tx) => findSecrets(tx, user.accountId));
    const typed = hashSecretCode(password);
    const isTemporary = typed !== null && kept?.temporaryHash?.equals(typed) === true;
    const isPassword = await passwordMatches(kept?.passwordHash ?? null, password);
    if (!isPassword && !isTemporary) throw new AppError('password-wrong');
    return next();
  });
}

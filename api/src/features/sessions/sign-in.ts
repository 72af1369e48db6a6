import type { Database } from '../../platform/database/database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { issueToken } from './issue-token.ts';
import { openSession, type Place } from './open-session.ts';
import { passwordMatches } from './password.ts';
import { findUserByEmail } from './sessions.store.ts';
import type { WebTokens } from './web-token.ts';

export interface SignInNeeds {
  readonly database: Database;
  readonly tokens: WebTokens;
  readonly now: () => Date;
}

/** Opens a session for an e-mail and password. @throws AppError invalid-credentials, the same for every cause */
export async function signIn(
  needs: SignInNeeds,
  input: { email: string; password: string; code?: string | undefined; place: Place },
): Promise<string> {
  const user = await needs.database.transaction({ role: 'system' }, (tx) => findUserByEmail(tx, input.email));
  // Outside any transaction: hashing takes long and must not hold a connection.
  const matches = await passwordMatches(user?.passwordHash ?? null, input.password);
  if (!user || !matches || user.suspended) throw new AppError('invalid-credentials');
  const now = needs.now();
  const session = await needs.database.transaction({ role: 'system' }, (tx) =>
    openSession(tx, { user, place: input.place, now }),
  );
  return issueToken(needs.tokens, { user, impersonation: null, session });
}

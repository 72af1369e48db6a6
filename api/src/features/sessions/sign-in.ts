import { v7 as uuid } from 'uuid';
import type { Database } from '../../platform/database/database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { writeLog } from '../activity-log/write-log.ts';
import { issueToken } from './issue-token.ts';
import { passwordMatches } from './password.ts';
import { findUserByEmail, insertSession } from './sessions.store.ts';
import { TOKEN_LIFETIME_MS, type WebTokens } from './web-token.ts';

export interface SignInNeeds {
  readonly database: Database;
  readonly tokens: WebTokens;
  readonly now: () => Date;
}

/** Opens a session for an e-mail and password. @throws AppError invalid-credentials, the same for every cause */
export async function signIn(needs: SignInNeeds, input: { email: string; password: string }): Promise<string> {
  const user = await needs.database.transaction({ role: 'system' }, (tx) => findUserByEmail(tx, input.email));
  // Outside any transaction: hashing takes long and must not hold a connection.
  const matches = await passwordMatches(user?.passwordHash ?? null, input.password);
  if (!user || !matches || user.suspended) throw new AppError('invalid-credentials');
  const now = needs.now();
  const session = { id: uuid(), userId: user.id, now, expiresAt: new Date(now.getTime() + TOKEN_LIFETIME_MS) };
  await needs.database.transaction({ role: 'system' }, async (tx) => {
    await insertSession(tx, session);
    if (!user.merchantId) return;
    const entry = { merchantId: user.merchantId, userId: user.id, occurredAt: now };
    writeLog(tx, [{ ...entry, record: { event: 'signed-in', facts: { email: user.email } } }]);
  });
  return issueToken(needs.tokens, user, session);
}

import type { Database } from '../../platform/database/database.ts';
import { issueToken } from './issue-token.ts';
import type { SignedIn } from './recognize-user.ts';
import { extendSession } from './sessions.store.ts';
import { TOKEN_LIFETIME_MS, type WebTokens } from './web-token.ts';

/** A fresh token for a session in use, which tells as whom it acts now. */
export async function renewToken(
  needs: { readonly database: Database; readonly tokens: WebTokens; readonly now: () => Date },
  { user, impersonation, sessionId }: Pick<SignedIn, 'user' | 'impersonation' | 'sessionId'>,
): Promise<string> {
  const now = needs.now();
  const session = { id: sessionId, now, expiresAt: new Date(now.getTime() + TOKEN_LIFETIME_MS) };
  await needs.database.transaction({ role: 'system' }, (tx) => extendSession(tx, session));
  return issueToken(needs.tokens, { user, impersonation, session });
}

import { tokenExpiry } from '@comptoir/domain/base/sessions/session-life';
import type { Database } from '../../../platform/database/database.ts';
import { issueToken } from './issue-token.ts';
import type { SignedIn } from './recognize-user.ts';
import { extendSession } from './sessions.store.ts';
import type { WebTokens } from './web-token.ts';

/** A fresh token for a session in use, which says as whom it acts now; the one before ends shortly after. */
export async function renewToken(
  deps: { readonly database: Database; readonly tokens: WebTokens; readonly now: () => Date },
  { user, impersonation, sessionId, issuedAt, endsAt }: SignedIn,
): Promise<string> {
  const now = deps.now();
  const session = { id: sessionId, now, expiresAt: tokenExpiry(now, endsAt), issuedAt };
  await deps.database.transaction({ role: 'system' }, (tx) => extendSession(tx, session));
  return issueToken(deps.tokens, { user, impersonation, session });
}

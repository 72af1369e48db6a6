import type { UserRow } from '../access/user-row.ts';
import { extendSession } from './sessions.store.ts';
import type { WebTokens } from '../access/web-token.ts';
import { tokenExpiry } from '@comptoir/domain/base/sessions/session-life';
import type { Database } from '../../../platform/database/database.ts';
import type { ImpersonationRow, SignedIn } from '../access/recognize-user.ts';

/** Subject of a web token: a session and its user. */
export interface TokenSubject {
  readonly user: UserRow;
  /** The merchant that the session acts for; null for a person's own session. */
  readonly impersonation: Pick<ImpersonationRow, 'merchantId'> | null;
  readonly session: { readonly id: string; readonly now: Date; readonly expiresAt: Date };
}

/** The web token of a session; times in seconds, as JWT wants them. */
export function issueToken(tokens: WebTokens, { user, impersonation, session }: TokenSubject): Promise<string> {
  return tokens.sign({
    ...(impersonation ? claimsFor(impersonation.merchantId) : claimsOf(user)),
    email: user.email,
    sub: user.id,
    sid: session.id,
    iat: Math.floor(session.now.getTime() / 1000),
    exp: Math.floor(session.expiresAt.getTime() / 1000),
  });
}

const claimsOf = ({ role, merchantId, merchantRight, partnerId }: UserRow) => ({
  role,
  merchantId,
  merchantRight,
  partnerId,
});

const claimsFor = (merchantId: string) => ({
  role: 'merchant' as const,
  merchantId,
  merchantRight: null,
  partnerId: null,
  impersonateMerchantId: merchantId,
});

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

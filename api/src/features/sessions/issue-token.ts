import type { UserRow } from './sessions.store.ts';
import type { WebTokens } from './web-token.ts';

/** The web token of a session; times in seconds, as JWT wants them. */
export function issueToken(
  tokens: WebTokens,
  user: UserRow,
  session: { id: string; now: Date; expiresAt: Date },
): Promise<string> {
  return tokens.sign({
    role: user.role,
    merchantId: user.merchantId,
    partnerId: user.partnerId,
    email: user.email,
    sub: user.id,
    sid: session.id,
    iat: Math.floor(session.now.getTime() / 1000),
    exp: Math.floor(session.expiresAt.getTime() / 1000),
  });
}

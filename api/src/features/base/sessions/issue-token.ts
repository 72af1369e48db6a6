import type { ImpersonationRow, UserRow } from './sessions.store.ts';
import type { WebTokens } from './web-token.ts';

/** What a web token says of a session. */
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

import { randomBytes } from 'node:crypto';
import type { Clover } from '../clover.ts';
import { CLOVER_APP } from '../clover-app.ts';
import type { Token } from '../state/clover-state.ts';

/** The reply to an exchange. Expirations in seconds. */
interface TokenReply {
  access_token: string;
  access_token_expiration: number;
  refresh_token?: string;
  refresh_token_expiration?: number;
}

/** Issues a pair of tokens, or an access token alone, and uses up what they are given for. */
export function issueTokens(
  clover: Clover,
  input: {
    merchantId: string;
    employeeId: string | undefined;
    withRefresh: boolean;
    usedCode?: string;
    usedRefreshToken?: string;
  },
): TokenReply {
  const { merchantId, employeeId, withRefresh, ...used } = input;
  const whose = { merchantId, ...(employeeId === undefined ? {} : { employeeId }) };
  const { accessTokenSeconds, refreshTokenSeconds } = clover.state.settings;
  const seconds = Math.floor(clover.now() / 1000);
  const accessExpiry = seconds + accessTokenSeconds;
  const access: Token = { token: accessToken(merchantId, accessExpiry), ...whose, expiresAt: accessExpiry };
  const refresh: Token | null = withRefresh
    ? {
        token: `clvroar-${randomBytes(24).toString('base64url')}`,
        ...whose,
        expiresAt: seconds + refreshTokenSeconds,
      }
    : null;
  clover.commit({ kind: 'tokens', access, refresh, ...used });
  return {
    access_token: access.token,
    access_token_expiration: access.expiresAt,
    ...(refresh ? { refresh_token: refresh.token, refresh_token_expiration: refresh.expiresAt } : {}),
  };
}

/** Looks like the token of a real Clover, long and with claims, and is as opaque: its signature cannot be checked. */
function accessToken(merchantId: string, exp: number): string {
  const claims = { merchant_uuid: merchantId, app_uuid: CLOVER_APP.clientId, exp };
  return `${encode({ typ: 'JWT', alg: 'RS256' })}.${encode(claims)}.${randomBytes(256).toString('base64url')}`;
}

function encode(part: object): string {
  return Buffer.from(JSON.stringify(part)).toString('base64url');
}

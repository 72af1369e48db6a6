import { tokenClaims, type TokenClaims } from '@comptoir/contract/base/sessions';
import { createSigner, createVerifier } from 'fast-jwt';
import type { TokenKey } from './token-keys.ts';

/** Signs and reads web tokens: JWT, ES256. */
export interface WebTokens {
  sign(claims: TokenClaims): Promise<string>;
  /** The claims, or null when the token is forged, expired or not ours. */
  read(token: string): Promise<TokenClaims | null>;
}

/** Who signs web tokens, and for whom: what else may be signed with such a key is no web token. */
const ISSUER = 'comptoir';
const AUDIENCE = 'comptoir-portal';

type Sign = (claims: TokenClaims) => Promise<string>;

/**
 * Web tokens with EC P-256 keys, the newest first: it signs, each of them is trusted. They are read each time, because a new
 * one may come meanwhile. Whether a token has expired is decided by our own clock.
 */
export function createWebTokens(readKeys: () => readonly TokenKey[], now: () => Date): WebTokens {
  const signers = new Map<string, Sign>();
  const verify = createVerifier({
    key: async ({ header }: { header: { kid?: string } }) => publicKeyOf(readKeys(), header.kid),
    algorithms: ['ES256'],
    allowedIss: ISSUER,
    allowedAud: AUDIENCE,
    requiredClaims: ['iss', 'aud'],
    ignoreExpiration: true,
  });
  return {
    sign: async (claims) => {
      const [newest] = readKeys();
      if (!newest) throw new Error('there is no key for web tokens');
      const sign = signers.get(newest.kid) ?? signerWith(newest);
      signers.set(newest.kid, sign);
      return sign(claims);
    },
    read: async (token) => {
      try {
        const parsed = tokenClaims.safeParse(await verify(token));
        return parsed.success && parsed.data.exp * 1000 > now().getTime() ? parsed.data : null;
      } catch {
        return null;
      }
    },
  };
}

const signerWith = ({ kid, privateKey }: TokenKey): Sign =>
  createSigner({ key: async () => privateKey, algorithm: 'ES256', kid, iss: ISSUER, aud: AUDIENCE });

function publicKeyOf(keys: readonly TokenKey[], kid: string | undefined): string {
  const key = keys.find((one) => one.kid === kid);
  if (!key) throw new Error('a token names a key that is not known');
  return key.publicKey;
}

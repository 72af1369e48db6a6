import { tokenClaims, type TokenClaims } from '@comptoir/contract/session';
import { createSigner, createVerifier } from 'fast-jwt';

/** How long a web token lasts. Source: design §5 "token". */
export const TOKEN_LIFETIME_MS = 12 * 3_600_000;

/** Signs and reads web tokens: JWT, ES256. */
export interface WebTokens {
  sign(claims: TokenClaims): Promise<string>;
  /** The claims, or null when the token is forged, expired or not ours. */
  read(token: string): Promise<TokenClaims | null>;
}

/** Web tokens with an EC P-256 key pair (PEM). Whether one has expired is judged by our own clock. */
export function createWebTokens(keys: { privateKey: string; publicKey: string }, now: () => Date): WebTokens {
  const sign = createSigner({ key: async () => keys.privateKey, algorithm: 'ES256' });
  const verify = createVerifier({ key: async () => keys.publicKey, algorithms: ['ES256'], ignoreExpiration: true });
  return {
    sign: (claims) => sign(claims),
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

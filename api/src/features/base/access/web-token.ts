import { tokenClaims, type TokenClaims } from '@comptoir/contract/base/sessions';
import { createSigner, createVerifier } from 'fast-jwt';
import type { TokenKey } from './token-keys.ts';

/** Signs and reads web tokens: JWT, ES256. */
export interface WebTokens {
  sign(claims: TokenClaims): Promise<string>;
  /** The claims, or null when the token is forged, expired or not ours. */
  read(token: string): Promise<TokenClaims | null>;
}

/** Issuer and audience of web tokens: anything else signed with such a key is no web token. */
const ISSUER = 'comptoir';
const AUDIENCE = 'comptoir-portal';

type Sign = (claims: TokenClaims) => string;

/**
 * Web tokens with EC P-256 keys, the newest first: it signs, each of them is trusted. They are read each time, because a new
 * one may come meanwhile. Whether a token has expired is decided by our own clock.
 */
export function createWebTokens(readKeys: () => readonly TokenKey[], now: () => Date): WebTokens {
  const signers = new Map<string, Sign>();
  const verified = new Map<string, Verified>();
  const verify = createVerifier({
    key: async ({ header }: { header: { kid?: string } }) => keyOf(readKeys(), header.kid).publicKey,
    algorithms: ['ES256'],
    allowedIss: ISSUER,
    allowedAud: AUDIENCE,
    requiredClaims: ['iss', 'aud'],
    ignoreExpiration: true,
    complete: true,
  });
  const readClaims = async (token: string): Promise<TokenClaims | null> => {
    const { header, payload } = (await verify(token)) as { header: { kid?: string }; payload: unknown };
    const parsed = tokenClaims.safeParse(payload);
    if (!parsed.success) return null;
    const [oldest] = verified.size < MOST_KEPT ? [] : verified.keys();
    if (oldest !== undefined) verified.delete(oldest);
    verified.set(token, { claims: parsed.data, key: keyOf(readKeys(), header.kid) });
    return parsed.data;
  };
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
        const known = verified.get(token);
        const claims = known && isTrusted(readKeys(), known) ? known.claims : await readClaims(token);
        return claims && claims.exp * 1000 > now().getTime() ? claims : null;
      } catch {
        return null;
      }
    },
  };
}

/** A token whose signature was verified: it stays so as long as the key that verified it is ours. */
interface Verified {
  readonly claims: TokenClaims;
  readonly key: TokenKey;
}

/** Those of the users who are here; the first to come are verified again when there are more. */
const MOST_KEPT = 10_000;

const isTrusted = (keys: readonly TokenKey[], { key }: Verified): boolean =>
  keys.some(({ kid, publicKey }) => kid === key.kid && publicKey === key.publicKey);

const signerWith = ({ kid, privateKey }: TokenKey): Sign =>
  createSigner({ key: privateKey, algorithm: 'ES256', kid, iss: ISSUER, aud: AUDIENCE });

function keyOf(keys: readonly TokenKey[], kid: string | undefined): TokenKey {
  const key = keys.find((one) => one.kid === kid);
  if (!key) throw new Error('a token names a key that is not known');
  return key;
}

import { createHash, createPrivateKey, createPublicKey, generateKeyPairSync } from 'node:crypto';

/** A key that web tokens are signed with. `kid`: what a token names it by. */
export interface TokenKey {
  readonly kid: string;
  readonly privateKey: string;
  readonly publicKey: string;
}

const PEM = /-----BEGIN [A-Z ]{1,40}-----[^-]+-----END [A-Z ]{1,40}-----/g;

/** EC P-256 private keys (PEM), one after the other, the newest first. @throws Error with one sentence when they are not */
export function parseTokenKeys(text: string, where: string): readonly TokenKey[] {
  try {
    const keys = (text.match(PEM) ?? []).map(readKey);
    if (keys.length > 0) return keys;
  } catch {
    // reported below
  }
  throw new Error(`${where} holds EC P-256 private keys as PEM, the newest first.`);
}

function readKey(privateKey: string): TokenKey {
  const key = createPrivateKey(privateKey);
  if (key.asymmetricKeyDetails?.namedCurve !== 'prime256v1') throw new Error('not a P-256 key');
  const publicKey = createPublicKey(key);
  const kid = createHash('sha256')
    .update(publicKey.export({ type: 'spki', format: 'der' }))
    .digest('base64url');
  return {
    kid: kid.slice(0, 16),
    privateKey,
    publicKey: publicKey.export({ type: 'spki', format: 'pem' }).toString(),
  };
}

export const makeTokenKey = (): string =>
  generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();

import { createHash, createPrivateKey, createPublicKey, sign, type KeyObject } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const DAY_SECONDS = 86_400;

interface TokenKey {
  readonly kid: string;
  readonly key: KeyObject;
}

/** The key that the server made for its tokens on its first start. */
export function readTokenKey(dataDir: string): TokenKey {
  const key = createPrivateKey(readFileSync(join(dataDir, 'token-key.pem'), 'utf8'));
  const spki = createPublicKey(key).export({ type: 'spki', format: 'der' });
  return { key, kid: createHash('sha256').update(spki).digest('base64url').slice(0, 16) };
}

interface SignedIn {
  readonly userId: string;
  readonly sessionId: string;
  readonly role: 'merchant' | 'partner' | 'admin';
  readonly merchantId?: string;
  readonly merchantRight?: 'owner';
  readonly partnerId?: string;
}

/** The token of an open session, good for half a day. */
export function signToken({ key, kid }: TokenKey, { userId, sessionId, ...who }: SignedIn): string {
  const iat = Math.floor(Date.now() / 1000);
  const claims = {
    merchantId: null,
    partnerId: null,
    ...who,
    email: 'reader@example.com',
    sub: userId,
    sid: sessionId,
    iat,
    exp: iat + DAY_SECONDS / 2,
  };
  const parts = [
    { alg: 'ES256', typ: 'JWT', kid },
    { ...claims, iss: 'comptoir', aud: 'comptoir-portal' },
  ];
  const text = parts.map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.');
  const signature = sign('sha256', Buffer.from(text), { key, dsaEncoding: 'ieee-p1363' });
  return `${text}.${signature.toString('base64url')}`;
}

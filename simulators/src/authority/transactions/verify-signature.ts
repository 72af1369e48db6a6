import { type KeyObject, verify } from 'node:crypto';

/**
 * Returns true when `signature` (base64, 64 bytes r and s) is this key's over the text.
 *
 * Synchronous on purpose: nothing may come between checking a bill against its chain and joining it.
 */
export function verifySignature(key: KeyObject, text: string, signature: string): boolean {
  return verify(
    'sha256',
    Buffer.from(text, 'utf8'),
    { key, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64'),
  );
}

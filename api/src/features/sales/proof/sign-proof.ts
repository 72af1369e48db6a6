import { createECDH, createPrivateKey, createPublicKey, hkdfSync, sign, type KeyObject } from 'node:crypto';
import type { ReadSecrets } from '../../../platform/sealing-secrets.ts';

/** Signs a checkpoint: the text that is signed, which names the key, and the whole with the signature behind it. */
export type SignProof = (checkpoint: string) => Buffer;

const PURPOSE = 'comptoir proof';
/** The order of P-256 (SEC 2 §2.4.2). */
const ORDER = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n;
/** Sixteen more than the key: taken modulo the order, no key is likelier than another (FIPS 186-5 A.2.1). */
const BYTES = 48;

interface ProofKey {
  readonly privateKey: KeyObject;
  /** SubjectPublicKeyInfo in base64. */
  readonly publicKey: string;
}

/**
 * Proofs are signed with a key of their own, made of the newest secret: all servers have the same one, a restored one has it again, and
 * it signs nothing else.
 */
export function createProofSigner(readSecrets: ReadSecrets): SignProof {
  const known = new Map<string, ProofKey>();
  const newest = (): ProofKey => {
    const [secret] = readSecrets();
    if (!secret) throw new Error('there is no secret to sign proofs with');
    const name = secret.toString('base64');
    const key = known.get(name) ?? deriveKey(secret);
    known.set(name, key);
    return key;
  };
  return (checkpoint) => {
    const { privateKey, publicKey } = newest();
    const signed = `${checkpoint}key ${publicKey}\n`;
    const signature = sign('sha256', Buffer.from(signed), { key: privateKey, dsaEncoding: 'ieee-p1363' });
    return Buffer.from(`${signed}signature ${signature.toString('base64')}\n`);
  };
}

function deriveKey(secret: Buffer): ProofKey {
  const bytes = Buffer.from(hkdfSync('sha256', secret, '', PURPOSE, BYTES));
  const number = (BigInt(`0x${bytes.toString('hex')}`) % (ORDER - 1n)) + 1n;
  const scalar = Buffer.from(number.toString(16).padStart(64, '0'), 'hex');
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(scalar);
  // 04, then both coordinates
  const point = pair.getPublicKey();
  const key = { kty: 'EC', crv: 'P-256', x: base64url(point.subarray(1, 33)), y: base64url(point.subarray(33)) };
  const privateKey = createPrivateKey({ key: { ...key, d: base64url(scalar) }, format: 'jwk' });
  const publicKey = createPublicKey(privateKey).export({ type: 'spki', format: 'der' }).toString('base64');
  return { privateKey, publicKey };
}

const base64url = (bytes: Buffer): string => bytes.toString('base64url');

import { fromBase64, toBase64 } from './base64.ts';
import type { CryptoKey, CryptoKeyPair } from './web-crypto.ts';

/**
 * A new ECDSA P-256 pair. A device's private key must not be extractable where the platform can keep it; a remote server's may be.
 *
 * Source: SRM-21.
 */
export async function generateSigningKeys(rule: { extractable: boolean }): Promise<CryptoKeyPair> {
  return crypto.subtle.generateKey(ALGORITHM, rule.extractable, ['sign', 'verify']);
}

/** PKCS#8 PEM of an extractable private key. Rejects when the key is not extractable. */
export async function exportPrivateKey(key: CryptoKey): Promise<string> {
  const base64 = toBase64(new Uint8Array(await crypto.subtle.exportKey('pkcs8', key)));
  return `${BEGIN}\n${base64.replaceAll(/.{64}(?=.)/g, '$&\n')}\n${END}\n`;
}

/** SubjectPublicKeyInfo of a public key, DER in base64. */
export async function exportPublicKey(key: CryptoKey): Promise<string> {
  return toBase64(new Uint8Array(await crypto.subtle.exportKey('spki', key)));
}

/** A signing key that cannot be exported again, from PKCS#8 PEM. Throws `RangeError` when the text is no P-256 private key. */
export async function importPrivateKey(pem: string): Promise<CryptoKey> {
  const text = pem.trim();
  if (!text.startsWith(BEGIN) || !text.endsWith(END)) throw new RangeError('not a private key in PKCS#8 PEM');
  return importKey({ format: 'pkcs8', base64: text.slice(BEGIN.length, -END.length), usage: 'sign' });
}

/** A verifying key from SubjectPublicKeyInfo (DER in base64). Throws `RangeError` when the text is no P-256 public key. */
export async function importPublicKey(spkiBase64: string): Promise<CryptoKey> {
  return importKey({ format: 'spki', base64: spkiBase64, usage: 'verify' });
}

const ALGORITHM = { name: 'ECDSA', namedCurve: 'P-256' };
const BEGIN = '-----BEGIN PRIVATE KEY-----';
const END = '-----END PRIVATE KEY-----';

async function importKey(key: {
  format: 'pkcs8' | 'spki';
  base64: string;
  usage: 'sign' | 'verify';
}): Promise<CryptoKey> {
  try {
    // a public key is no secret: keeping it extractable lets it be put in a certificate request or stored
    return await crypto.subtle.importKey(key.format, fromBase64(key.base64), ALGORITHM, key.usage === 'verify', [
      key.usage,
    ]);
  } catch (cause) {
    throw new RangeError(`not a P-256 key in ${key.format.toUpperCase()}`, { cause });
  }
}

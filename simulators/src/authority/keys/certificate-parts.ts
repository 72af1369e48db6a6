import { randomBytes } from 'node:crypto';
import { PemConverter } from '@peculiar/x509';

const DAY_MS = 86_400_000;

/** Whole seconds, because certificates hold nothing finer and a start in the future would be refused. */
export function validity(from: Date, days: number): { notBefore: Date; notAfter: Date } {
  const notBefore = new Date(Math.floor(from.getTime() / 1000) * 1000);
  return { notBefore, notAfter: new Date(notBefore.getTime() + days * DAY_MS) };
}

/**
 * Twenty bytes as 40 hex digits. The first byte lies between 0x40 and 0x7f: positive, as DER wants, and never shortened by a
 * leading zero, as the authority's 40-digit `noSerie` wants.
 */
export function randomSerial(): string {
  const bytes = randomBytes(20);
  bytes[0] = ((bytes[0] ?? 0) & 0x3f) | 0x40;
  return bytes.toString('hex').toUpperCase();
}

/** PKCS#8, the form that both TLS and `createPrivateKey` read. */
export async function privateKeyPem(key: CryptoKey): Promise<string> {
  const pkcs8 = await crypto.subtle.exportKey('pkcs8', key);
  return `${PemConverter.encode(pkcs8, PemConverter.PrivateKeyTag)}\n`;
}

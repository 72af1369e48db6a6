import { randomBytes } from 'node:crypto';

/**
 * Twenty bytes as 40 hex digits. The first byte lies between 0x40 and 0x7f: positive, as DER wants, and never shortened by a
 * leading zero, as the authority's 40-digit `noSerie` wants.
 */
export function randomSerial(): string {
  const bytes = randomBytes(20);
  bytes[0] = ((bytes[0] ?? 0) & 0x3f) | 0x40;
  return bytes.toString('hex').toUpperCase();
}

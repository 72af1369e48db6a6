import { createHash } from 'node:crypto';
import { z } from 'zod';

const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Thirteen digits and capital letters, without I, L, O and U. */
export const cloverIdSchema = z.string().regex(/^[0-9A-HJKMNP-TV-Z]{13}$/);

/** The id of a thing of the demo world: the same on every machine. */
export function cloverId(thing: string): string {
  return [...digest(thing).subarray(0, 13)].map((byte) => ALPHABET[byte % ALPHABET.length]).join('');
}

/** The same for what has a UUID, such as a device. */
export function cloverUuid(thing: string): string {
  const hex = digest(thing).toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), `4${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    '-',
  );
}

/** A number below `limit`. */
export function cloverNumber(thing: string, limit: number): number {
  return digest(thing).readUInt32BE(0) % limit;
}

function digest(thing: string): Buffer {
  return createHash('sha256').update(thing).digest();
}

import { randomBytes } from 'node:crypto';

/** An id that says what it is of, such as `ch_` and 24 random digits. */
export function newId(prefix: string): string {
  return `${prefix}_${randomBytes(12).toString('hex')}`;
}

const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Thirteen digits and capital letters, as Clover's are. */
export function newCloverId(): string {
  return [...randomBytes(13)].map((byte) => ALPHABET[byte % ALPHABET.length]).join('');
}

import { randomBytes, scryptSync, timingSafeEqual } from 'node:crypto';

/** Four digits at least: what a person types at a counter, many times a day. Source: SRM-49. */
export const isCode = (typed: string): boolean => /^\d{4,12}$/.test(typed);

/** A code as it is kept: salted, and slow to guess. */
export function digestCode(code: string): string {
  const salt = randomBytes(16);
  return `${salt.toString('base64')}:${scryptSync(code, salt, LENGTH).toString('base64')}`;
}

/** True when a code is the one behind a digest. */
export function isCodeOf(digest: string, code: string): boolean {
  const [salt = '', hash = ''] = digest.split(':');
  const expected = Buffer.from(hash, 'base64');
  return expected.length === LENGTH && timingSafeEqual(expected, scryptSync(code, Buffer.from(salt, 'base64'), LENGTH));
}

const LENGTH = 32;

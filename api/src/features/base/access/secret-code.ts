import { readableCode, readTypedCode } from '@comptoir/domain/base/codes/readable-code';
import { createHash, randomBytes } from 'node:crypto';

const BYTES = 10;
const LETTERS = 16;

/** A fresh temporary password or recovery code: 80 random bits, as people read and type them. */
export const makeSecretCode = (): string => readableCode(randomBytes(BYTES));

/** Returns the stored hash of such a code, random enough for a plain SHA-256; null for what cannot be one. */
export function hashSecretCode(typed: string): Buffer | null {
  const code = readTypedCode(typed, LETTERS);
  return code === null ? null : createHash('sha256').update(code).digest();
}

import { createHash, randomBytes } from 'node:crypto';

/** Makes a secret that a program or a link carries: 256 random bits in base64url. */
export const makeSecretWord = (): string => randomBytes(32).toString('base64url');

/**
 * Returns the hash that is kept of a secret: who reads the table cannot act in anyone's place. Such a secret is random enough for a plain
 * SHA-256, and any text has one, so that nothing is answered faster.
 */
export const hashSecretWord = (word: string): Buffer => createHash('sha256').update(word).digest();

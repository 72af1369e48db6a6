import { activationCodeFrom } from '@comptoir/domain/sales/devices/activation-code';
import { createHash, randomBytes } from 'node:crypto';

/** A fresh one-time code, as people see it. */
export const makeActivationCode = (): string => activationCodeFrom(randomBytes(5));

/** A fresh device token: 256 random bits. */
export const makeDeviceToken = (): string => randomBytes(32).toString('base64url');

/** Returns the stored hash of a code or token. Both are random enough for a plain SHA-256. */
export const hashSecretWord = (word: string): Buffer => createHash('sha256').update(word).digest();

import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

/** Keeps secrets at rest: AES-256-GCM, a fresh nonce each time. Sealed form: nonce (12) ‖ tag (16) ‖ text. */
export interface Seal {
  seal(text: string): Buffer;
  /** @throws Error when the bytes were altered or sealed with another key */
  open(sealed: Buffer): string;
}

/** A seal with a 32-byte key. @throws RangeError on another length */
export function createSeal(key: Buffer): Seal {
  if (key.length !== 32) throw new RangeError('a sealing key has 32 bytes');
  return {
    seal: (text) => {
      const nonce = randomBytes(12);
      const cipher = createCipheriv('aes-256-gcm', key, nonce);
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
    },
    open: (sealed) => {
      const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, 12));
      decipher.setAuthTag(sealed.subarray(12, 28));
      return Buffer.concat([decipher.update(sealed.subarray(28)), decipher.final()]).toString('utf8');
    },
  };
}

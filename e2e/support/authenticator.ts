import { createHmac } from 'node:crypto';

const STEP_MS = 30_000;

/**
 * An authenticator app that was given a key, in base32 as it is typed. Returns what shows the next code: that of the half minute,
 * or of the next one when that has been used already, since each is good for one sign-in.
 */
export function openAuthenticator(key: string): () => string {
  const secret = decodeBase32(key);
  let lastStep = 0;
  return () => {
    lastStep = Math.max(lastStep + 1, Math.floor(Date.now() / STEP_MS));
    return codeOfStep(secret, lastStep);
  };
}

/** Source: RFC 6238, RFC 4226 §5.3. */
function codeOfStep(secret: Buffer, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const digest = createHmac('sha1', secret).update(counter).digest();
  const offset = (digest.at(-1) ?? 0) % 16;
  return String((digest.readUInt32BE(offset) % 2 ** 31) % 1_000_000).padStart(6, '0');
}

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Source: RFC 4648 §6. */
function decodeBase32(text: string): Buffer {
  const signs = text.replaceAll(/[^A-Z2-7]/g, '').split('');
  const bits = signs.map((sign) => ALPHABET.indexOf(sign).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

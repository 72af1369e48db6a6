import type { Source } from './read-zip.ts';

/** Bytes that are hashed at once: no more than that is held. */
const BLOCK = 1024 * 1024;

/** The seal is the last thing in the file, in hex. */
const SEAL_SIZE = 64;

/** The seal of a file: the SHA-256 of the SHA-256 of each of its blocks, over every byte before the seal itself. */
export async function computeSeal(source: Source): Promise<string> {
  const sealed = Math.max(0, source.size - SEAL_SIZE);
  const hashes = new Uint8Array(Math.ceil(sealed / BLOCK) * 32);
  for (let block = 0; block * BLOCK < sealed; block += 1) {
    const bytes = await source.read(block * BLOCK, Math.min((block + 1) * BLOCK, sealed));
    hashes.set(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)), block * 32);
  }
  return sha256(hashes);
}

/** SHA-256 in lower-case hex. */
export async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  return toHex(await crypto.subtle.digest('SHA-256', bytes));
}

export const toHex = (bytes: ArrayBuffer): string =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');

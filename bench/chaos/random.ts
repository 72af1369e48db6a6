import { createHash } from 'node:crypto';

/** Numbers from 0 up to 1, the same for the same seed. */
export function seededRandom(seed: number): () => number {
  let count = 0;
  return () =>
    createHash('sha256')
      .update(`${seed}:${(count += 1)}`)
      .digest()
      .readUInt32LE() /
    2 ** 32;
}

export const pick = <One>(random: () => number, all: readonly One[]): One =>
  all[Math.floor(random() * all.length)] as One;

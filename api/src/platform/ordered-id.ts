import { randomFillSync } from 'node:crypto';
import { v7 } from 'uuid';

let made = 0;

const BYTES_OF_ONE = 16;
const pool = new Uint8Array(256 * BYTES_OF_ONE);
let taken = pool.length;

/**
 * A UUID (version 7) of an instant. Those that one process makes for the same instant sort in the order they were made, so
 * that lines written together keep their order.
 */
export function orderedId(at: Date): string {
  made = (made + 1) % 0x7fff_ffff;
  return v7({ msecs: at.getTime(), seq: made, random: takeRandomBytes() });
}

/** Random bytes are generated in blocks of 256 ids: each call costs more than all the rest of an id. */
function takeRandomBytes(): Uint8Array {
  if (taken === pool.length) {
    randomFillSync(pool);
    taken = 0;
  }
  taken += BYTES_OF_ONE;
  return pool.subarray(taken - BYTES_OF_ONE, taken);
}

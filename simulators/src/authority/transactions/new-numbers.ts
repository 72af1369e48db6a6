import { randomBytes, randomInt } from 'node:crypto';
import type { AuthorityState } from '../state/authority-state.ts';

const LETTERS_AND_DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** `XXXX-XXXX-XXXX-XXXX`. */
export function newPsiNumber(): string {
  const text = Array.from(randomBytes(16), (byte) => LETTERS_AND_DIGITS[byte % 36]).join('');
  return [0, 4, 8, 12].map((start) => text.slice(start, start + 4)).join('-');
}

/** `9999-9999-9999`, never given before, never all zeros. */
export function newDeviceNumber(state: AuthorityState): string {
  for (;;) {
    const digits = Array.from({ length: 3 }, () => String(randomInt(1000, 10_000)));
    const number = digits.join('-');
    if (!state.devices.has(number)) return number;
  }
}

/** Ten digits, counted up. */
export function receiptNumber(count: number): string {
  return String(count).padStart(10, '0');
}

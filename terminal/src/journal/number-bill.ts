import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';

/** The largest number behind the hyphen; with the prefix it fills the ten characters that a bill's number may have. */
const LAST = 99_999;

/**
 * Number of the terminal's next bill: `7K2Q-12`. Comptoir gives each terminal of a merchant four letters of its own, so that no two give the
 * same number on one day; a terminal that does not know them yet derives them from its device number, as Comptoir supposes. The count begins
 * again after 99 999. Source: SRM-18.
 */
export function numberBill(terminal: { billPrefix: string | null; deviceNumber: string }, counter: number): string {
  return `${terminal.billPrefix ?? terminalPrefix(terminal.deviceNumber)}-${counter >= LAST ? 1 : counter + 1}`;
}

/** The count in a bill's number; 0 when it is none of ours. */
export const counterOf = (noTrans: string | null): number => Number(/-(\d{1,5})$/.exec(noTrans ?? '')?.[1] ?? 0);

/** Letters that are not mistaken for digits over a counter. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

function terminalPrefix(deviceNumber: string): string {
  const digest = sha256(utf8ToBytes(deviceNumber));
  return Array.from(digest.subarray(0, 4), (byte) => ALPHABET[byte % ALPHABET.length]).join('');
}

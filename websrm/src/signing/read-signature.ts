const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const NOT_BASE64 = -1;
const VALUES = Int8Array.from({ length: 128 }, (_, code) => ALPHABET.indexOf(String.fromCharCode(code)));

const BYTES = 64;
const LENGTH = 88;
/** Characters that stand for whole groups of three bytes; two more stand for the last byte. */
const IN_GROUPS = 84;

/**
 * The 64 bytes of a signature; null when the text is not their one canonical base64: 88 characters, no others between them, no bit set that
 * says nothing. Read through a table, because chains of any length go through here. Source: SRM-21.
 */
export function readSignature(text: string): Uint8Array<ArrayBuffer> | null {
  if (text.length !== LENGTH || !text.endsWith('==')) return null;
  const bytes = new Uint8Array(BYTES);
  const valueAt = (index: number): number => VALUES[text.charCodeAt(index)] ?? NOT_BASE64;
  // negative as soon as one of them is
  let all = 0;
  for (let index = 0, at = 0; index < IN_GROUPS; index += 4, at += 3) {
    const a = valueAt(index);
    const b = valueAt(index + 1);
    const c = valueAt(index + 2);
    const d = valueAt(index + 3);
    all |= a | b | c | d;
    bytes[at] = (a << 2) | (b >> 4);
    bytes[at + 1] = (b << 4) | (c >> 2);
    bytes[at + 2] = (c << 6) | d;
  }
  const [high, low] = [valueAt(IN_GROUPS), valueAt(IN_GROUPS + 1)];
  bytes[BYTES - 1] = (high << 2) | (low >> 4);
  return (all | high | low) < 0 || (low & 15) !== 0 ? null : bytes;
}

/**
 * A file as text: UTF-8 or UTF-16, each with or without its mark, or else what spreadsheets on Windows write, or those of a Mac did. The last
 * two are by tables of our own: what Node calls windows-1252 is Latin-1, which has no typographic apostrophe.
 */
export function decodeText(bytes: Uint8Array): string {
  const wide = wideEncodingOf(bytes);
  if (wide) return new TextDecoder(wide).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    const counts = countBytes(bytes);
    return decodeSingle(bytes, countLikely(counts, MAC) > countLikely(counts, WINDOWS) ? MAC : WINDOWS);
  }
}

/** The bytes from 0x80 on. */
const WINDOWS = Array.from('€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ').concat(
  Array.from({ length: 96 }, (_, at) => String.fromCodePoint(0xa0 + at)),
);
const MAC = Array.from(
  'ÄÅÇÉÑÖÜáàâäãåçéèêëíìîïñóòôöõúùûü†°¢£§•¶ß®©™´¨≠ÆØ∞±≤≥¥µ∂∑∏π∫ªºΩæø' +
    '¿¡¬√ƒ≈∆«»…\u00A0ÀÃÕŒœ–—“”‘’÷◊ÿŸ⁄€‹›ﬁﬂ‡·‚„‰ÂÊÁËÈÍÎÏÌÓÔ\uF8FFÒÚÛÙıˆ˜¯˘˙˚¸˝˛ˇ',
);

/** As many bytes as say how a file is written. */
const LOOKED_AT = 1000;

/** UTF-16 says so by its mark, or by the zeros that are half of every plain letter. */
function wideEncodingOf(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  const pairs = Math.floor(Math.min(bytes.length, LOOKED_AT) / 2);
  const zeros = (from: 0 | 1): number =>
    Array.from({ length: pairs }, (_, at) => bytes[2 * at + from]).filter((byte) => byte === 0).length;
  const [high, low] = [zeros(0), zeros(1)];
  if (pairs === 0 || Math.max(high, low) < pairs / 2) return null;
  return low > high ? 'utf-16le' : 'utf-16be';
}

function decodeSingle(bytes: Uint8Array, table: readonly string[]): string {
  const codes = Uint16Array.from({ length: 256 }, (_, byte) =>
    byte < 0x80 ? byte : (table[byte - 0x80]?.codePointAt(0) ?? 0),
  );
  return new TextDecoder('utf-16', { ignoreBOM: true }).decode(Uint16Array.from(bytes, (byte) => codes[byte] ?? 0));
}

/** Counts each byte of a file. */
function countBytes(bytes: Uint8Array): Uint32Array {
  const counts = new Uint32Array(256);
  for (const byte of bytes) counts[byte] = (counts[byte] ?? 0) + 1;
  return counts;
}

/** Signs beyond ASCII that stand in French and English names; the more of them, the likelier a reading. */
const LIKELY = /[àâäçéèêëîïôöùûüÿœæÀÂÄÇÉÈÊËÎÏÔÖÙÛÜŸŒÆ‘’“”«»–—…€\u00A0]/u;

const countLikely = (counts: Uint32Array, table: readonly string[]): number =>
  table.reduce((sum, sign, at) => sum + (LIKELY.test(sign) ? (counts[0x80 + at] ?? 0) : 0), 0);

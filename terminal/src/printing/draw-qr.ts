import { encode, renderUnicodeCompact } from 'uqr';

/** Light modules around the code, without which a reader does not find it. */
const BORDER = 2;

/** Columns that a QR code of this text takes. */
export const qrColumns = (text: string): number => encode(text, { ecc: 'L', border: BORDER }).size;

/**
 * A QR code as lines of half blocks, light modules drawn, dark ones left out. `inColour` states both colours, so that it can
 * be read on a screen of any theme.
 */
export function drawQr(text: string, inColour: boolean): string[] {
  const lines = renderUnicodeCompact(text, { ecc: 'L', border: BORDER }).split('\n');
  return inColour ? lines.map((line) => `\u001B[97;40m${line}\u001B[0m`) : lines;
}

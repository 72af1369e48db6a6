import { readPunycode } from '../mail/read-punycode.ts';
import { foldText } from './fold-text.ts';
import { writtenWays } from './written-ways.ts';

/**
 * A text as words are looked for in it by the server: as it may be written, and the domain of an address with `xn--` as people write it.
 * `findable()` of the database does the same.
 */
export function findableText(text: string): string {
  const [folded, ways] = [foldText(text), writtenWays(text)];
  const shown = foldText(folded.replaceAll(PUNYCODE, (label) => readPunycode(label.slice('xn--'.length)) ?? label));
  return shown === folded ? ways : `${ways} ${shown}`;
}

const PUNYCODE = /xn--[a-z0-9-]{1,59}/g;

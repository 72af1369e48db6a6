import { foldText } from '../search/fold-text.ts';
import { searchWords } from '../search/search-words.ts';

/** Meanings that a text typed to find merchants may have. */
export interface MerchantSearch {
  /** The text as names are compared: without letter case and accents. */
  readonly text: string;
  /** A number that stands for one merchant, in its form: file, tax numbers, device or bill. */
  readonly number: string | null;
  /** Words to be found in a merchant, the longest first; none when all are too short for that. */
  readonly words: readonly string[];
}

/** Reads what was typed into the search; null when nothing was. No character of it stands for others. */
export function readMerchantSearch(typed: string): MerchantSearch | null {
  const text = foldText(typed);
  if (text === '') return null;
  return { text, number: readNumber(typed), words: readWords(typed) };
}

/** Text that a trigram index can find: at least three letters or figures on end. */
const FINDABLE = /[\p{L}\p{N}]{3}/u;

function readWords(typed: string): string[] {
  const longestFirst = searchWords(typed).sort((a, b) => b.length - a.length);
  const first = longestFirst.findIndex((word) => FINDABLE.test(word));
  return first < 0 ? [] : [...longestFirst.splice(first, 1), ...longestFirst];
}

/** A device's number, written in fours; a tax number with or without its letters; a file or bill number. Source: SRM-3, SRM-18. */
function readNumber(typed: string): string | null {
  const bare = typed.trim().toUpperCase();
  const plain = bare.replaceAll(/[\p{Zs}\p{Pd}.]/gu, '');
  if (/^\d{12}$/.test(plain)) return plain.replace(/^(\d{4})(\d{4})(\d{4})$/, '$1-$2-$3');
  if (/^[\dA-Z]{4}-\d{1,5}$/.test(bare)) return bare;
  const file = /^ER0*(\d{1,4})$/.exec(plain)?.[1];
  if (file !== undefined) return `ER${file.padStart(4, '0')}`;
  const number = plain.replace(/^(\d{10})(?:TQ)?(\d{4})$/, '$1TQ$2').replace(/^(\d{9})(?:RT)?(\d{4})$/, '$1RT$2');
  return /^(?=.*\d)[\dA-Z]{4,20}$/.test(number) ? number : null;
}

/** Every name that begins with a folded text sorts, by its bytes, from the text up to here. */
export const endOfNames = (beginning: string): string => `${beginning}\u{10FFFF}`;

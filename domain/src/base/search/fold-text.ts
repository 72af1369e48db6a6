/**
 * A text as it is compared and looked for: without letter case and accents, with plain apostrophes, hyphens, spaces and letters, as a
 * keyboard types them. `fold()` of the database does the same, sign by sign; neither asks a locale. What stands for several letters is
 * written out: `œ`, `æ`, `ß`, `þ`, `½`.
 */
export const foldText = (text: string): string =>
  // an accent that stands alone would be taken for a space with an accent
  text
    .replaceAll('´', "'")
    .normalize('NFKD')
    .replaceAll(UNSEEN, '')
    .replaceAll(CAPITAL, (letter) => letter.toLowerCase())
    .replaceAll(OTHERWISE, (sign) => PLAIN.get(sign) ?? sign)
    .replaceAll(SPACES, ' ')
    .replaceAll(/^ | $/g, '');

/** Accents, soft hyphens, and what joins or parts letters without a width. */
const UNSEEN = /[\u0300-\u036F\u00AD\u200B-\u200F\u2060\uFEFF]/g;

/** Letters with capitals that are written in Québec: Latin, Greek, Cyrillic and Armenian. */
const CAPITAL = /[\u0041-\u058F]/g;

/** Spaces that no other is decomposed to. */
const SPACES = /[ \t\n\v\f\r\u0085\u1680\u2028\u2029]+/g;

const inPairs = (signs: string, plain: string): [string, string][] =>
  Array.from(signs, (sign, at) => [sign, plain[at] ?? '']);

const PLAIN: ReadonlyMap<string, string> = new Map([
  ...Array.from('‘’‚‛′`ʹʻʼʽˈ', (sign): [string, string] => [sign, "'"]),
  ...Array.from('‐‑‒–—―−⁃', (sign): [string, string] => [sign, '-']),
  ...inPairs('đðħıĸłŋøŧς⁄', 'ddhiklnotσ/'),
  ['æ', 'ae'],
  ['œ', 'oe'],
  ['ß', 'ss'],
  ['ẞ', 'ss'],
  ['þ', 'th'],
]);

const OTHERWISE = new RegExp(`[${[...PLAIN.keys()].join('')}]`, 'g');

/** `text` for names, addresses and everything else; `description` for items and precisions, which may hold four characters more. */
export type TextKind = 'text' | 'description';

/**
 * Returns true when every character is one the authority takes. Says nothing of length or of outer spaces.
 *
 * Source: SRM-15.
 */
export function isAllowedText(text: string, kind: TextKind): boolean {
  return ALLOWED[kind].test(text);
}

/**
 * The nearest text the authority takes: what has an equivalent is written as a person reads it (œ → oe, curly quotes → ', 1½ → 1 1/2,
 * n°5 → no 5, other accents dropped), the rest is left out, then the text is cut to `max` characters and trimmed, in that order: a cut can
 * end in a space. What stands apart never becomes one number. Allowed text that fits comes back unchanged. The result may be empty: the
 * caller decides what an unwritable name becomes. Whether it says the same is for `readsAlike` to tell.
 *
 * Source: SRM-15.
 */
export function toAllowedText(text: string, rule: { max: number; kind?: TextKind }): string {
  return writeText(text, rule.kind ?? 'text')
    .text.trim()
    .slice(0, rule.max)
    .trim();
}

/**
 * Returns true when the output of `toAllowedText` reads the same to a person. Not so where letters or digits have no
 * equivalent, where a power (10²) becomes two numbers, and where the slash of a fraction is not taken. Source: SRM-15.
 */
export function readsAlike(text: string, kind: TextKind): boolean {
  return writeText(text, kind).isAlike;
}

/** Returns true when a text, as the description of an item, is written whole and reads the same. Source: SRM-15. */
export function isWritableItem(text: string): boolean {
  const written = toAllowedText(text, { max: Infinity, kind: 'description' });
  return (
    written.length >= Math.min(text.length, 2) &&
    written.length <= LONGEST_DESCRIPTION &&
    readsAlike(text, 'description')
  );
}

const LONGEST_DESCRIPTION = 128;

const CHARACTERS = String.raw`a-zA-Z0-9 @:!#$%&'()*+,\-.=?_|~ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÑÒÓÔÕÖØÙÚÛÜÝàáâãäåæçèéêëìíîïðñòóôõöøùúûüýÿ`;

const ALLOWED: Record<TextKind, RegExp> = {
  text: new RegExp(`^[${CHARACTERS}]*$`),
  description: new RegExp(`^[${CHARACTERS}/<>\\\\]*$`),
};

const EQUIVALENTS = new Map([
  ...pairs('‘’‚‛“”„‟«»‹›′`´"ʼʹ', "'"),
  ...pairs('‐‑‒–—―−', '-'),
  ...pairs('[{', '('),
  ...pairs(']}', ')'),
  ...pairs('\t\n\r', ' '),
  ...pairs(';', ','),
  ...pairs('×', 'x'),
  ['œ', 'oe'],
  ['Œ', 'OE'],
  ['ß', 'ss'],
  ['ẞ', 'SS'],
  ['…', '...'],
  ['Ð', 'D'],
  ['Þ', 'TH'],
  ['þ', 'th'],
  ['ł', 'l'],
  ['Ł', 'L'],
  ['đ', 'd'],
  ['Đ', 'D'],
  ['ı', 'i'],
  ['µ', 'u'],
]);

/** Signs that are read as a word. */
const WORDS = new Map([
  ['°', 'deg'],
  ['€', 'EUR'],
  ['£', 'GBP'],
  ['¢', 'c'],
  ['©', '(C)'],
  ['®', '(R)'],
]);

/** Slashes that part the two numbers of a fraction. */
const SLASHES = new Set('/\\\u2044\u2215');

function pairs(characters: string, equivalent: string): [string, string][] {
  return Array.from(characters, (character) => [character, equivalent]);
}

/**
 * Text written for one character, and how it stands beside its neighbours: `joined` as any letter; `digit` as a letter beside
 * letters, but no part of another number; `word` by itself; `gap` where something was left out.
 */
interface Piece {
  readonly text: string;
  readonly stands: 'joined' | 'digit' | 'word' | 'gap';
  readonly isAlike: boolean;
}

interface Written {
  readonly text: string;
  readonly isAlike: boolean;
}

function writeText(text: string, kind: TextKind): Written {
  const pieces = Array.from(spellSigns(text.normalize('NFC')), (character) => writeCharacter(character, kind));
  const written = join(pieces);
  return { ...written, isAlike: written.isAlike && !hasPartedNumbers(text, kind) };
}

/** A space goes where two pieces that stand apart would be read as one number or one word. */
function join(pieces: readonly Piece[]): Written {
  const written: string[] = [];
  let isAlike = true;
  let end = '';
  let seam: Piece['stands'] = 'joined';
  for (const piece of pieces) {
    isAlike &&= piece.isAlike;
    seam = looser(seam, piece.stands);
    if (piece.text === '') continue;
    const isOneNumber = isReadAsOneNumber(end, seam, piece.text);
    isAlike &&= !isOneNumber || seam === 'word';
    written.push(isOneNumber || isReadAsOneWord(end, seam, piece.text) ? ' ' : '', piece.text);
    end = `${end}${piece.text}`.slice(-2);
    // what stands behind a point may still make a number of it
    seam = POINT.test(piece.text) ? seam : piece.stands;
  }
  return { text: written.join(''), isAlike };
}

const isReadAsOneNumber = (end: string, seam: Piece['stands'], next: string): boolean =>
  seam !== 'joined' && NUMBER_ENDS.test(end) && NUMBER_BEGINS.test(next);

const isReadAsOneWord = (end: string, seam: Piece['stands'], next: string): boolean =>
  (seam === 'word' || seam === 'gap') && WORD_ENDS.test(end) && WORD_BEGINS.test(next);

const NUMBER_ENDS = /\d[.,:/-]?$/;
const NUMBER_BEGINS = /^[.,:/-]?\d/;
const POINT = /^[.,:/-]$/;
const WORD_ENDS = /[\p{L}\p{N}]$/u;
const WORD_BEGINS = /^[\p{L}\p{N}]/u;

const ORDER: readonly Piece['stands'][] = ['joined', 'digit', 'word', 'gap'];
const looser = (one: Piece['stands'], other: Piece['stands']): Piece['stands'] =>
  ORDER.indexOf(one) > ORDER.indexOf(other) ? one : other;

/** True when a slash between two digits, typed or of a fraction, has to become a hyphen. */
const hasPartedNumbers = (text: string, kind: TextKind): boolean =>
  kind === 'text' && /\d[/\\\u2044\u2215]\d/.test(text.normalize('NFKD'));

/** `n°5` is number five; a double quote behind a digit, when none is open, is inches, and one quote would be feet. */
function spellSigns(text: string): string {
  let isOpen = false;
  return text
    .replaceAll(/(?<![\p{L}\p{N}])([nN])[°º˚]/gu, '$1o ')
    .replaceAll(/(\p{N} ?)?(["“”„‟″])/gu, (all: string, number: string | undefined, mark: string) => {
      if (mark === '″' || (number !== undefined && !isOpen && '"”'.includes(mark))) return `${number ?? ''}''`;
      isOpen = mark === '"' ? !isOpen : mark !== '”';
      return all;
    })
    .replaceAll(/(?<=[nN]o ) +/g, '');
}

function writeCharacter(character: string, kind: TextKind): Piece {
  if (isAllowedText(character, kind)) return { text: character, stands: 'joined', isAlike: true };
  const equivalent = SLASHES.has(character) ? (kind === 'text' ? '-' : '/') : EQUIVALENTS.get(character);
  if (equivalent !== undefined) return { text: equivalent, stands: 'joined', isAlike: true };
  const word = WORDS.get(character);
  if (word !== undefined) return { text: word, stands: 'word', isAlike: true };
  if (/\s/.test(character)) return { text: ' ', stands: 'joined', isAlike: true };
  // marks and invisible characters are read as part of what they stand beside
  if (/[\p{M}\p{Cf}]/u.test(character)) return { text: '', stands: 'joined', isAlike: true };
  return writeParts(character, kind);
}

/** NFKD opens accented letters, ligatures, full-width forms, fractions and the like; what it does not open has no equivalent. */
function writeParts(character: string, kind: TextKind): Piece {
  const parts = character.normalize('NFKD');
  if (parts === character) return { text: '', stands: 'gap', isAlike: !/[\p{L}\p{N}]/u.test(character) };
  const { text, isAlike } = join(Array.from(parts, (part) => writeCharacter(part, kind)));
  return { text, stands: standingOf(character, text), isAlike };
}

/** A letter and a digit in another shape are what they are; a raised digit is none of the number before it. */
function standingOf(character: string, text: string): Piece['stands'] {
  if (text === '') return 'gap';
  if (/\p{Nd}/u.test(character) || !/[\p{L}\p{N}]/u.test(text)) return 'joined';
  const isRaisedDigit = /^\d$/.test(text) && /[\u00B2\u00B3\u00B9\u2070-\u2089]/.test(character);
  return isRaisedDigit || /[\p{L}\p{Nl}]/u.test(character) ? 'digit' : 'word';
}

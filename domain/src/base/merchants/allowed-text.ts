/** Signs that the authority writes otherwise: typographic quotes and dashes, ligatures, separators. */
const EQUIVALENTS: Readonly<Record<string, string>> = {
  ...each('‘’‚‛“”„‟«»‹›′″`´"', "'"),
  ...each('‐‑‒–—―−', '-'),
  ...each('[{', '('),
  ...each(']}', ')'),
  ...each('/\\', '-'),
  ';': ',',
  '…': '...',
  œ: 'oe',
  Œ: 'OE',
};

const ALLOWED = /^[a-zA-Z0-9 @:!#$%&'()*+,\-.=?_|~ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÑÒÓÔÕÖØÙÚÛÜÝàáâãäåæçèéêëìíîïðñòóôõöøùúûüýÿ]*$/;

/** True when the authority takes every character of a name or an address. Source: SRM-15. */
export const isAllowedText = (text: string): boolean => ALLOWED.test(text);

/**
 * A name or an address as the authority takes it, as far as nothing is lost by it: one character for each accented letter,
 * plain quotes and dashes, single spaces and none around. What has no equivalent stays, to be refused, as do the slash of a fraction and
 * the quote of inches.
 */
export function toPlainText(typed: string): string {
  const characters = Array.from(typed.normalize('NFC'));
  const plain = characters
    .map((character, at) => (isOfNumber(characters, at) ? character : (EQUIVALENTS[character] ?? character)))
    .join('');
  // a tab or a line break is no space: no one types one on one line
  return plain
    .normalize('NFC')
    .split(/\p{Zs}/u)
    .filter(Boolean)
    .join(' ');
}

/** Returns true when a slash makes a fraction of two digits, or a quote inches of one: another sign would make another number of it. */
function isOfNumber(characters: readonly string[], at: number): boolean {
  const [before = '', sign = '', after = ''] = [characters[at - 1], characters[at], characters[at + 1]];
  if (!/\d/.test(before)) return false;
  return '"”″'.includes(sign) || ('/\\'.includes(sign) && /\d/.test(after));
}

function each(characters: string, equivalent: string): Record<string, string> {
  return Object.fromEntries(Array.from(characters, (character) => [character, equivalent]));
}

/** Letters that are in no Canadian postal code, as they are read for others; W and Z begin none. Source: SRM-19, Canada Post. */
const POSTAL = /^[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z]\d[ABCEGHJ-NPRSTV-Z]\d$/;

/** The first letter that no postal code has where it stands, and where that is, from 0; null when there is none. */
export function findPostalLetter(code: string): { readonly letter: string; readonly at: number } | null {
  const at = [0, 2, 4].find((one) => (one === 0 ? /[DFIOQUWZ]/ : /[DFIOQU]/).test(code[one] ?? ''));
  return at === undefined ? null : { letter: code[at] ?? '', at };
}

/** The code that was meant where letters and digits that look alike were taken for each other, `GIK3Z4`; null when there is none. */
export function proposePostalCode(typed: string): string | null {
  const meant = Array.from(typed, (character, at) => (at % 2 === 0 ? LETTERS : DIGITS).get(character) ?? character);
  const code = meant.join('');
  return code !== typed && POSTAL.test(code) ? code : null;
}

const DIGITS = new Map([
  ['O', '0'],
  ['Q', '0'],
  ['D', '0'],
  ['I', '1'],
  ['L', '1'],
  ['Z', '2'],
  ['S', '5'],
  ['B', '8'],
]);
const LETTERS = new Map([
  ['1', 'L'],
  ['2', 'Z'],
  ['5', 'S'],
  ['8', 'B'],
]);

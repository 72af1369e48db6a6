import { slugOf } from '../../base/search/slug-of.ts';
import { MOST, type MenuEntry } from './menu-entry.ts';

const MOST_NEAR = 3;
/** Letters of a word that may be others, so that it is still near. */
const FAR = 3;

/** The codes nearest to a word that is none, the nearest first: three at most, and none that is like it in nothing. */
export function nearCodes(items: readonly MenuEntry<'item'>[], word: string): string[] {
  const typed = toCode(word);
  return items
    .map(({ code, name }) => ({ code, far: howFar(typed, code, toCode(name.fr)) }))
    .filter(({ far }) => far < FAR)
    .sort((one, other) => one.far - other.far || (one.code < other.code ? -1 : 1))
    .slice(0, MOST_NEAR)
    .map(({ code }) => code);
}

/** A name as a code, as long as one may be. Empty where nothing of it is left. */
export const toCode = (text: string): string => slugOf(text).slice(0, MOST.code).replace(/-$/, '');

const howFar = (typed: string, code: string, name: string): number => {
  if (typed.length > 1 && (code.includes(typed) || name.includes(typed))) return 1;
  return distance(typed, code);
};

/** Letters to put, take or change (Levenshtein), up to `FAR`. */
function distance(one: string, other: string): number {
  if (Math.abs(one.length - other.length) >= FAR) return FAR;
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (const [at, letter] of one.split('').entries()) {
    const next = [at + 1];
    for (const [place, against] of other.split('').entries()) {
      const change = (row[place] ?? 0) + (letter === against ? 0 : 1);
      next.push(Math.min(change, (row[place + 1] ?? 0) + 1, (next[place] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

import { foldText } from './fold-text.ts';

/**
 * A text as words are looked for in it: folded, and after that once more as it may be written otherwise. `st` is also `saint`, `&` also
 * `et` and `and`, each in both directions, and figures that points, hyphens, spaces or brackets part stand together, as in a telephone
 * number.
 */
export function writtenWays(text: string): string {
  const folded = foldText(text);
  const others = [
    folded.replaceAll(SHORT_SAINT, '$1saint').replaceAll(AND, '$1et'),
    folded.replaceAll(SAINT, '$1st').replaceAll(ET, '$1and'),
    folded.replaceAll(PARTED_FIGURES, '$1'),
  ];
  return [folded, ...others.filter((other) => other !== folded)].join(' ');
}

const SHORT_SAINT = /(^|[^a-z0-9])st(?=e?(?:[^a-z0-9]|$))/g;
const SAINT = /(^|[^a-z0-9])saint(?=e?(?:[^a-z0-9]|$))/g;
const AND = /(^|[^a-z0-9])and(?=[^a-z0-9]|$)|&/g;
const ET = /(^|[^a-z0-9])et(?=[^a-z0-9]|$)|&/g;
const PARTED_FIGURES = /([0-9])[ ().-]+(?=[0-9])/g;

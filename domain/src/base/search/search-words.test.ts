import { expect, it } from 'vitest';
import { searchWords } from './search-words.ts';

it.each([
  ['', []],
  [' \u00A0 ', []],
  ['L’Œuf  D’ÉLISE', ["l'oeuf", "d'elise"]],
  ['(418) 555-0142', ['4185550142']],
  ['+1 418.555.0142', ['4185550142']],
  ['418\u00A0555–0142', ['4185550142']],
  ['gagnon 555-0142', ['gagnon', '5550142']],
  ['crêpes & cie', ['crepes', 'cie']],
  ['a&w', ['a', 'w']],
  ['&', ['&']],
  ['E-2026-0004', ['e-2026-0004']],
  ['()', ['()']],
])('of %j are %j', (typed, words) => {
  expect(searchWords(typed)).toEqual(words);
});

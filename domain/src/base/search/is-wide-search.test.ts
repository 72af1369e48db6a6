import { expect, it } from 'vitest';
import { isWideSearch } from './is-wide-search.ts';

it.each(['abc', 'Éva', 'a b c', '104', 'a-1-2', '  œuf ', '%a_b%c'])('%j is looked for everywhere', (typed) => {
  expect(isWideSearch(typed)).toBe(true);
});

it.each(['', ' ', 'a', 'éa', '%', '___', '"\'', 'a%b', '12'])('%j is looked for among merchants alone', (typed) => {
  expect(isWideSearch(typed)).toBe(false);
});

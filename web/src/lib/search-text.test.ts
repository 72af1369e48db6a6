import { expect, it } from 'vitest';
import { searchText } from './search-text.ts';

it.each([
  ['bistro', 'bistro'],
  ['du\tport\u0000', 'du port '],
  ['x'.repeat(300), 'x'.repeat(100)],
])('looks for %j as %j', (typed, sought) => {
  expect(searchText(typed)).toBe(sought);
});

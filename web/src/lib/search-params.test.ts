import { describe, expect, it } from 'vitest';
import { listOf, parseSearch, stringifySearch } from './search-params.ts';

describe('search parameters', () => {
  it.each(['', '?a=1', '?a=1&a=2', '?next=%2Flogs%3Fevents%3Da&b=%C3%A9'])(
    'survive being read and written: "%s"',
    (text) => {
      expect(stringifySearch(parseSearch(text))).toBe(text);
    },
  );

  it('leave out what is empty or no text', () => {
    expect(stringifySearch({ a: undefined, b: '', c: [], d: 7, e: ['x', undefined] })).toBe('?e=x');
  });

  it.each([
    [undefined, []],
    ['', []],
    ['a', ['a']],
    [
      ['a', 7, 'b'],
      ['a', 'b'],
    ],
  ])('are a list: %j', (value, list) => {
    expect(listOf(value)).toEqual(list);
  });
});

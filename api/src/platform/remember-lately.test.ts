import { expect, it } from 'vitest';
import { rememberLately } from './remember-lately.ts';

it('what was not found for longest is forgotten first', () => {
  const lately = rememberLately<number>(2);
  lately.keep('one', 1);
  lately.keep('two', 2);
  expect(lately.find('one')).toBe(1);
  lately.keep('three', 3);
  expect(['one', 'two', 'three'].map((key) => lately.find(key))).toEqual([1, null, 3]);
});

it('what is kept again takes the place of what was, and what is forgotten is gone', () => {
  const lately = rememberLately<number>(2);
  lately.keep('one', 1);
  lately.keep('one', 10);
  lately.keep('two', 2);
  expect(lately.find('one')).toBe(10);
  lately.forget('one');
  expect([lately.find('one'), lately.find('two')]).toEqual([null, 2]);
});

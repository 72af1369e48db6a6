import { expect, it } from 'vitest';
import { cents } from '../../base/amounts/cents.ts';
import { creditedBeyond } from './credited-beyond.ts';

it.each([
  [2000, 0, 0],
  [2000, -1999, 0],
  [2000, -2000, 0],
  [2000, -2001, 1],
  [0, -500, 500],
])('a bill of %i with credits of %i is credited %i beyond its total', (sold, credited, beyond) => {
  expect(creditedBeyond(cents(sold), cents(credited))).toBe(beyond);
});

import { expect, it } from 'vitest';
import { asksForCount } from './merchant-batch.ts';

it.each([
  [1, false],
  [100, false],
  [101, true],
])('a count is typed beyond a hundred merchants: %i', (count, isAsked) => {
  expect(asksForCount(count)).toBe(isAsked);
});

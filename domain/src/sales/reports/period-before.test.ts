import { expect, it } from 'vitest';
import { periodBefore } from './period-before.ts';

it.each([
  ['a day', '2026-03-08', '2026-03-08', '2026-03-07', '2026-03-07'],
  ['a week', '2026-06-08', '2026-06-14', '2026-06-01', '2026-06-07'],
  ['a month', '2026-03-01', '2026-03-31', '2026-02-01', '2026-02-28'],
  ['a February', '2028-02-01', '2028-02-29', '2028-01-01', '2028-01-31'],
  ['a quarter', '2026-01-01', '2026-03-31', '2025-10-01', '2025-12-31'],
  ['a year', '2026-01-01', '2026-12-31', '2025-01-01', '2025-12-31'],
  ['a month that is not over', '2026-06-01', '2026-06-20', '2026-05-12', '2026-05-31'],
])('%s is compared with the one before', (_, from, to, first, last) => {
  expect(periodBefore({ from, to })).toEqual({ from: first, to: last });
});

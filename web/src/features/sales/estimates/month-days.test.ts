import { expect, it } from 'vitest';
import { addMonths, daysOfMonth } from './month-days.ts';

it.each([
  ['2026-11', 30, 1],
  ['2026-02', 28, 1],
  ['2028-02', 29, 3],
  ['2026-12', 31, 3],
])('%s has %i days and begins in column %i', (month, count, column) => {
  const days = daysOfMonth(month);
  expect(days).toHaveLength(count);
  expect(days[0]).toEqual({ day: `${month}-01`, column });
  expect(days.at(-1)?.day).toBe(`${month}-${count}`);
});

it.each([
  ['2026-11', 2, '2027-01'],
  ['2026-01', -1, '2025-12'],
  ['2026-06', 0, '2026-06'],
])('%s and %i months are %s', (month, count, later) => {
  expect(addMonths(month, count)).toBe(later);
});

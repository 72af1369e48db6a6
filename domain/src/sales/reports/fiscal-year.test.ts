import { describe, expect, it } from 'vitest';
import { daysOfYear, monthsOf, yearEndedBefore } from './fiscal-year.ts';

describe('a fiscal year', () => {
  it.each([
    ['2027-01-05', { year: 2026, firstMonth: 1 }, '2026-12-31'],
    ['2027-04-30', { year: 2027, firstMonth: 4 }, '2027-03-31'],
    ['2027-12-01', { year: 2027, firstMonth: 12 }, '2027-11-30'],
  ])('that ended with the month before %s is %j', (day, year, lastDay) => {
    expect(yearEndedBefore(day)).toEqual(year);
    expect(daysOfYear(year).to).toBe(lastDay);
  });

  it.each([
    [2026, 1, '2026-01-01', '2026-12-31'],
    [2026, 4, '2025-04-01', '2026-03-31'],
    [2024, 3, '2023-03-01', '2024-02-29'],
    [2025, 12, '2024-12-01', '2025-11-30'],
  ])('named %i that begins with month %i has its days', (year, firstMonth, from, to) => {
    expect(daysOfYear({ year, firstMonth })).toEqual({ from, to });
  });

  it('has twelve months in their order, whichever is the first', () => {
    expect(monthsOf(daysOfYear({ year: 2026, firstMonth: 11 }))).toEqual([
      '2025-11',
      '2025-12',
      ...Array.from({ length: 10 }, (_, index) => `2026-${String(index + 1).padStart(2, '0')}`),
    ]);
  });

  it('that runs has the months up to now', () => {
    expect(monthsOf({ from: '2026-01-01', to: '2026-03-05' })).toEqual(['2026-01', '2026-02', '2026-03']);
  });
});

import { addDays } from '@comptoir/domain/base/calendar/calendar-day';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { wholeMonths } from './made-bills.ts';

it.each([
  ['2026-01-01', '2026-12-31', '2026-01-01', '2027-01-01'],
  ['2026-01-02', '2026-12-30', '2026-02-01', '2026-12-01'],
  ['2024-02-01', '2024-02-29', '2024-02-01', '2024-03-01'],
  // without a whole month, behind the period
  ['2026-02-02', '2026-02-28', '2026-03-01', '2026-03-01'],
  ['2026-05-20', '2026-06-10', '2026-06-11', '2026-06-11'],
])('of %s to %s the whole months lie from %s up to %s', (from, to, firstMonth, monthsEnd) => {
  expect(wholeMonths({ from, to })).toEqual({ firstMonth, monthsEnd });
});

it('every day of a period is in a whole month or beside one, and once', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 800 }), fc.integer({ min: 0, max: 366 }), (start, length) => {
      const from = addDays('2024-01-01', start);
      const to = addDays(from, length);
      const { firstMonth, monthsEnd } = wholeMonths({ from, to });
      for (let day = from; day <= to; day = addDays(day, 1)) {
        const ways = [day < firstMonth, day >= firstMonth && day < monthsEnd, day >= monthsEnd];
        expect(ways.filter(Boolean)).toHaveLength(1);
      }
      if (firstMonth === monthsEnd) return;
      expect([firstMonth >= from, addDays(monthsEnd, -1) <= to, firstMonth.slice(8), monthsEnd.slice(8)]).toEqual([
        true,
        true,
        '01',
        '01',
      ]);
    }),
  );
});

import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, it } from 'vitest';
import { addDays, dayAfter, weekday } from './calendar-day.ts';

const days = fc
  .date({ min: new Date('1990-01-01'), max: new Date('2100-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

describe('a day of the calendar', () => {
  it.each([
    ['2026-12-31', 1, '2027-01-01'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2026-03-01', -1, '2026-02-28'],
    ['2026-03-08', 1, '2026-03-09'],
    ['2026-06-15', 0, '2026-06-15'],
    ['9999-12-31', 1, '+010000-01-01'],
    ['0000-01-01', -1, '-000001-12-31'],
  ])('%s and %i days is %s', (day, count, expected) => {
    expect(addDays(day, count)).toBe(expected);
  });

  it('is counted as the calendar counts, whatever the clocks do', () => {
    fc.assert(
      fc.property(days, fc.integer({ min: -4000, max: 4000 }), (day, count) => {
        const counted = Temporal.PlainDate.from(day).add({ days: count });
        expect(addDays(day, count)).toBe(counted.toString());
        expect(weekday(addDays(day, count))).toBe(counted.dayOfWeek % 7);
      }),
    );
  });

  it('is followed by the next', () => {
    expect(dayAfter('2027-02-28')).toBe('2027-03-01');
  });
});

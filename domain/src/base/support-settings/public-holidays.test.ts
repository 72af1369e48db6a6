import { describe, expect, it } from 'vitest';
import { weekday } from '../calendar/calendar-day.ts';
import { findHoliday, nextHoliday, publicHolidays } from './public-holidays.ts';

const on = (year: number): Record<string, string> =>
  Object.fromEntries(publicHolidays(year).map((holiday) => [holiday.name, holiday.on]));

describe('the public holidays of Québec', () => {
  it('are those of the law', () => {
    expect(on(2026)).toEqual({
      'new-year': '2026-01-01',
      'good-friday': '2026-04-03',
      'patriots-day': '2026-05-18',
      'national-holiday': '2026-06-24',
      'canada-day': '2026-07-01',
      'labour-day': '2026-09-07',
      thanksgiving: '2026-10-12',
      christmas: '2026-12-25',
    });
  });

  it.each([
    [2026, '2026-10-12'],
    // The earliest it can be, on the first day of the second week.
    [2029, '2029-10-08'],
    [2034, '2034-10-09'],
    [2035, '2035-10-08'],
    // The latest.
    [2030, '2030-10-14'],
  ])('find Thanksgiving of %i on its second Monday of October', (year, day) => {
    expect(on(year)['thanksgiving']).toBe(day);
  });

  it.each([
    [2024, '2024-03-29'],
    [2025, '2025-04-18'],
    [2027, '2027-03-26'],
    [2038, '2038-04-23'],
    [2049, '2049-04-16'],
    [2076, '2076-04-17'],
    [2285, '2285-03-20'],
  ])('find Good Friday of %i', (year, day) => {
    expect(on(year)['good-friday']).toBe(day);
  });

  it('move 24 June and 1 July to Monday when they fall on a Sunday', () => {
    expect(on(2029)).toMatchObject({ 'national-holiday': '2029-06-25', 'canada-day': '2029-07-02' });
  });

  it.each([
    [2020, '2020-05-18'],
    [2021, '2021-05-24'],
    [2022, '2022-05-23'],
    [2025, '2025-05-19'],
  ])('keep the patriots on the Monday before 25 May in %i', (year, day) => {
    expect(on(year)['patriots-day']).toBe(day);
  });

  it('have their Mondays on Mondays in every year', () => {
    for (let year = 2020; year < 2060; year += 1) {
      const { 'patriots-day': may, 'labour-day': september, thanksgiving } = on(year);
      expect([may, september, thanksgiving].map((day) => weekday(day ?? ''))).toEqual([1, 1, 1]);
    }
  });

  it.each([
    ['2026-11-21', 'christmas', '2026-12-25'],
    ['2026-12-25', 'new-year', '2027-01-01'],
    ['2026-01-01', 'good-friday', '2026-04-03'],
  ])('come next after %s', (after, name, day) => {
    expect(nextHoliday(after)).toEqual({ name, on: day });
  });

  it('name a day, or not', () => {
    expect(findHoliday('2026-12-25')).toBe('christmas');
    expect(findHoliday('2026-12-24')).toBeNull();
  });
});

import { addDays, weekday, type Day } from '../calendar/calendar-day.ts';

/** Québec's public holidays, in the order of the year. */
export type PublicHoliday =
  | 'new-year'
  | 'good-friday'
  | 'patriots-day'
  | 'national-holiday'
  | 'canada-day'
  | 'labour-day'
  | 'thanksgiving'
  | 'christmas';

/** A public holiday and the day it is on. */
export interface HolidayOn {
  readonly name: PublicHoliday;
  readonly on: Day;
}

/**
 * The public holidays of a year. 24 June and 1 July move to the next day when they fall on a Sunday; of Good Friday and
 * Easter Monday, which the law lets an employer choose between, it is Good Friday. Source: Act respecting labour
 * standards, s. 60; National Holiday Act, s. 2.
 */
export function publicHolidays(year: number): readonly HolidayOn[] {
  const easter = easterSunday(year);
  return [
    { name: 'new-year', on: day(year, 1, 1) },
    { name: 'good-friday', on: addDays(easter, -2) },
    { name: 'patriots-day', on: mondayOnOrAfter(day(year, 5, 18)) },
    { name: 'national-holiday', on: notOnSunday(day(year, 6, 24)) },
    { name: 'canada-day', on: notOnSunday(day(year, 7, 1)) },
    { name: 'labour-day', on: mondayOnOrAfter(day(year, 9, 1)) },
    { name: 'thanksgiving', on: mondayOnOrAfter(day(year, 10, 8)) },
    { name: 'christmas', on: day(year, 12, 25) },
  ];
}

/** Returns the public holiday of a day, or null. */
export const findHoliday = (on: Day): PublicHoliday | null =>
  publicHolidays(Number(on.slice(0, 4))).find((holiday) => holiday.on === on)?.name ?? null;

/** The first public holiday after a day. */
export function nextHoliday(after: Day): HolidayOn {
  const year = Number(after.slice(0, 4));
  const newYear: HolidayOn = { name: 'new-year', on: day(year + 1, 1, 1) };
  return publicHolidays(year).find(({ on }) => on > after) ?? newYear;
}

const day = (...[year, month, date]: [year: number, month: number, date: number]): Day =>
  new Date(Date.UTC(year, month - 1, date)).toISOString().slice(0, 10);

const mondayOnOrAfter = (on: Day): Day => addDays(on, (8 - weekday(on)) % 7);

const notOnSunday = (on: Day): Day => (weekday(on) === 0 ? addDays(on, 1) : on);

/** Easter Sunday by the anonymous Gregorian computus: no table, exact for every year of the calendar. */
function easterSunday(year: number): Day {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const leapless = century - Math.floor(century / 4) - Math.floor((8 * century + 13) / 25);
  const epact = (leapless + 19 * golden + 15) % 30;
  const moon = epact - Math.floor(epact / 28) * (1 - Math.floor(29 / (epact + 1)) * Math.floor((21 - golden) / 11));
  const toSunday = (year + Math.floor(year / 4) + moon + 2 - century + Math.floor(century / 4)) % 7;
  return addDays(day(year, 3, 28), moon - toSunday);
}

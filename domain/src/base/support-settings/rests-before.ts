import { quebecDayOf } from '../calendar/quebec-day.ts';
import { addDays, weekday, type Day } from '../calendar/calendar-day.ts';
import { isSupportDay, type SupportCalendar } from './support-hours.ts';

/** The days from now until before the day of an instant on which support rests though they are none of a weekend: who calls then calls in vain. */
export function restsBefore(until: Date, now: Date, calendar: SupportCalendar): Day[] {
  const rests: Day[] = [];
  const last = quebecDayOf(until);
  for (let day = quebecDayOf(now); day < last; day = addDays(day, 1)) {
    const isWeekend = weekday(day) === 0 || weekday(day) === 6;
    if (!isWeekend && !isSupportDay(day, calendar)) rests.push(day);
  }
  return rests;
}

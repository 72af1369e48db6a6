import { quebecDayOf } from '../../base/calendar/quebec-day.ts';
import { addDays, type CalendarDay } from '../support/public-holidays.ts';
import { isSupportDay, quebecClock, SUPPORT_HOURS } from '../support/support-hours.ts';

/** The working day before an appointment, on which it is reminded of. */
export function reminderDay(startsAt: Date): CalendarDay {
  let day = addDays(quebecDayOf(startsAt), -1);
  while (!isSupportDay(day)) day = addDays(day, -1);
  return day;
}

/**
 * Whether the reminder of an appointment may leave: from the opening of support on the working day before. Who booked on that
 * day or later has just got a confirmation, and no reminder. `bookedAt` is null when it is not known.
 */
export function isReminderDue(
  { startsAt, bookedAt }: { readonly startsAt: Date; readonly bookedAt: Date | null },
  now: Date,
): boolean {
  const day = reminderDay(startsAt);
  if (startsAt.getTime() <= now.getTime() || (bookedAt && quebecDayOf(bookedAt) >= day)) return false;
  const { today, time } = quebecClock(now);
  return today > day || (today === day && time >= SUPPORT_HOURS.opens);
}

import { quebecDayOf } from '../../base/calendar/quebec-day.ts';
import { addDays, type Day } from '../../base/calendar/calendar-day.ts';
import {
  isOpenDuring,
  isSupportDay,
  quebecClock,
  USUAL_SUPPORT,
  type SupportCalendar,
} from '../../base/support-settings/support-hours.ts';
import { appointmentAt } from './appointment-hours.ts';

/** The working day before an appointment, on which it is reminded of. */
export function reminderDay(startsAt: Date, calendar: SupportCalendar = USUAL_SUPPORT): Day {
  let day = addDays(quebecDayOf(startsAt), -1);
  while (!isSupportDay(day, calendar)) day = addDays(day, -1);
  return day;
}

/** A visit that may be reminded of. `bookedAt` is null when it is not known. */
interface BookedVisit {
  readonly startsAt: Date;
  readonly bookedAt: Date | null;
}

/**
 * Returns true when the reminder of an appointment may leave: from the opening of support on the working day before. A user who
 * booked on that day or later has just got a confirmation, and no reminder. A visit for which support is closed by now has to
 * be moved first.
 */
export function isReminderDue(
  { startsAt, bookedAt }: BookedVisit,
  now: Date,
  calendar: SupportCalendar = USUAL_SUPPORT,
): boolean {
  const day = reminderDay(startsAt, calendar);
  if (startsAt.getTime() <= now.getTime() || (bookedAt && quebecDayOf(bookedAt) >= day)) return false;
  if (!isOpenDuring(appointmentAt(startsAt), calendar)) return false;
  const { today, time } = quebecClock(now);
  return today > day || (today === day && time >= calendar.opens);
}

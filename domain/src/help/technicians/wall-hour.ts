import type { AppointmentHour } from '../appointments/appointment-hours.ts';
import type { Day } from '../../base/calendar/calendar-day.ts';
import { quebecClock } from '../../base/support-settings/support-hours.ts';

/** An hour of a day as the calendar and the clock in Québec show it: `2026-03-09`, `08:00` to `09:00`. */
export interface WallHour {
  readonly day: Day;
  readonly from: string;
  readonly until: string;
}

/** Returns the hour of an appointment by the clock in Québec. It ends on the day on which it begins. */
export function wallHourOf({ startsAt, endsAt }: AppointmentHour): WallHour {
  const { today, time } = quebecClock(startsAt);
  return { day: today, from: time, until: quebecClock(endsAt).time };
}

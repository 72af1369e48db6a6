import { instantAt } from '../../base/calendar/local-day.ts';
import { quebecDayOf } from '../../base/calendar/quebec-day.ts';
import { accept, refuse, type Result } from '../../base/results/result.ts';
import { addDays, type Day } from '../../base/calendar/calendar-day.ts';
import {
  isOpenDuring,
  isSupportDay,
  SUPPORT_TIME_ZONE,
  supportState,
  USUAL_SUPPORT,
  type SupportCalendar,
} from '../../base/support-settings/support-hours.ts';

/** A technician's visit: one hour. Source: spec §9. */
export interface AppointmentHour {
  readonly startsAt: Date;
  readonly endsAt: Date;
}

/** User at the time of a booking: administrators book any coming hour, others so that the technician hears of it in time. */
export interface Booker {
  readonly now: Date;
  readonly isAdministrator: boolean;
  /** Calendar of support; the usual hours unless stated otherwise. */
  readonly calendar?: SupportCalendar;
}

export type AppointmentRefusal = 'too-soon' | 'outside-support-hours' | 'not-on-the-hour';

/** The longest stretch of days that is looked through at once, both its ends included. */
export const LONGEST_STRETCH_DAYS = 32;

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** The hour that begins at an instant. */
export const appointmentAt = (startsAt: Date): AppointmentHour => ({
  startsAt,
  endsAt: new Date(startsAt.getTime() + HOUR_MS),
});

/**
 * The hours of a day on which a technician may come: those that lie wholly within support hours and begin on the hour: with
 * the usual ones from 8:00 to 15:00, so that half an hour is left at the end of the day.
 */
export function appointmentHours(day: Day, calendar: SupportCalendar = USUAL_SUPPORT): AppointmentHour[] {
  if (!isSupportDay(day, calendar)) return [];
  const at = (time: string): Date => instantAt({ day, time }, SUPPORT_TIME_ZONE);
  const closes = at(calendar.closes).getTime();
  const opens = Math.ceil(at(calendar.opens).getTime() / HOUR_MS) * HOUR_MS;
  const count = Math.max(0, Math.floor((closes - opens) / HOUR_MS));
  return Array.from({ length: count }, (_, index) => appointmentAt(new Date(opens + index * HOUR_MS)));
}

/** The hours between two days, both included, that a user may still book, whether or not they are taken. */
export function listAppointmentHours({ from, to }: { from: Day; to: Day }, booker: Booker): AppointmentHour[] {
  const today = quebecDayOf(booker.now);
  const first = from < today ? today : from;
  const days = Math.max(0, (Date.parse(to) - Date.parse(first)) / DAY_MS + 1);
  return Array.from({ length: days }, (_, index) => addDays(first, index))
    .flatMap((day) => appointmentHours(day, booker.calendar))
    .filter(({ startsAt }) => !isTooSoon(startsAt, booker));
}

/** Checks that a user may book the hour that begins at an instant. Source: spec §2 "Contact us". */
export function checkAppointment(startsAt: Date, booker: Booker): Result<AppointmentHour, AppointmentRefusal> {
  if (isTooSoon(startsAt, booker)) return refuse('too-soon');
  const visit = appointmentAt(startsAt);
  if (!isOpenDuring(visit, booker.calendar)) return refuse('outside-support-hours');
  // The offsets of Québec are whole hours, so that what is on the hour there is on the hour everywhere.
  return startsAt.getTime() % HOUR_MS === 0 ? accept(visit) : refuse('not-on-the-hour');
}

/**
 * Returns true for an hour that is too soon. Users who are no administrators book for a day that comes after a day on which
 * support still answers: an order of Friday night is read on Monday, so that it is for Tuesday.
 */
function isTooSoon(startsAt: Date, { now, isAdministrator, calendar }: Booker): boolean {
  if (isAdministrator || startsAt.getTime() <= now.getTime()) return startsAt.getTime() <= now.getTime();
  const support = supportState(now, calendar);
  const readOn = support.isOpen ? quebecDayOf(now) : support.opensOn;
  return quebecDayOf(startsAt) <= readOn;
}

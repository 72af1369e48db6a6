import type { AppointmentView } from '@comptoir/contract/help/appointments';
import { addDays, weekday } from '@comptoir/domain/help/support/public-holidays';
import { isSupportDay, SUPPORT_TIME_ZONE, supportState } from '@comptoir/domain/help/support/support-hours';
import { dayIn } from '../../../lib/format.ts';

/** One hour of a day: it can be booked, it is, or neither because it is over or no one works. */
export interface AppointmentSlot {
  /** By the clock of Québec, 0 to 23. */
  readonly hour: number;
  readonly free: string | null;
  readonly appointment: AppointmentView | null;
}

/** A day of the week in view. */
export interface AppointmentDay {
  readonly day: string;
  readonly isOpen: boolean;
  readonly slots: readonly AppointmentSlot[];
}

/** The hours at which an appointment of one hour begins, within the hours of support. Source: spec §9. */
const HOURS = [8, 9, 10, 11, 12, 13, 14, 15];
const WORKING_DAYS = [0, 1, 2, 3, 4];

/** The Monday of a day's week. */
export const mondayOf = (day: string): string => addDays(day, -((weekday(day) + 6) % 7));

/** The Monday of the week in which a visit is next possible: on a Friday night, that of the week to come. */
export function startingMonday(now: Date): string {
  const support = supportState(now);
  return mondayOf(support.isOpen ? dayIn(now, SUPPORT_TIME_ZONE) : support.opensOn);
}

/** A week's hours, day by day, with what is free and what is booked. */
export function appointmentWeek(
  monday: string,
  { free, appointments }: { free: readonly { startsAt: string }[]; appointments: readonly AppointmentView[] },
): AppointmentDay[] {
  const freeAt = new Map(free.map(({ startsAt }) => [keyOf(startsAt), startsAt]));
  const bookedAt = new Map(appointments.map((appointment) => [keyOf(appointment.startsAt), appointment]));
  return WORKING_DAYS.map((offset) => {
    const day = addDays(monday, offset);
    return {
      day,
      isOpen: isSupportDay(day),
      slots: HOURS.map((hour) => {
        const key = `${day} ${hour}`;
        return { hour, free: freeAt.get(key) ?? null, appointment: bookedAt.get(key) ?? null };
      }),
    };
  });
}

const CLOCK = new Intl.DateTimeFormat('en-CA', { timeZone: SUPPORT_TIME_ZONE, hour: 'numeric', hourCycle: 'h23' });

/** The day and the hour in Québec. */
function keyOf(startsAt: string): string {
  const at = new Date(startsAt);
  return `${dayIn(at, SUPPORT_TIME_ZONE)} ${Number(CLOCK.format(at))}`;
}

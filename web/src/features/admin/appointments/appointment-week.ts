import type { AppointmentView } from '@comptoir/contract/help/appointments';
import { addDays, weekday } from '@comptoir/domain/base/calendar/calendar-day';
import { findHoliday } from '@comptoir/domain/base/support-settings/public-holidays';
import { quebecClock, supportState, type SupportCalendar } from '@comptoir/domain/base/support-settings/support-hours';
import { isAtWork, type WorkingTimes } from '@comptoir/domain/help/technicians/free-technicians';

/** A technician whom the calendar shows. */
export interface ShownTechnician extends WorkingTimes {
  readonly id: string;
  readonly name: string;
}

/** An hour that can be booked, and with whom. */
export interface FreeHour {
  readonly startsAt: string;
  readonly technicians: readonly ShownTechnician[];
}

/** One hour of a day: what is booked in it, and whether anything else can be. */
export interface AppointmentSlot {
  /** By the clock of Québec, 0 to 23. */
  readonly hour: number;
  readonly free: FreeHour | null;
  readonly appointments: readonly AppointmentView[];
}

/** A day of the week in view. */
export interface AppointmentDay {
  readonly day: string;
  /** Reason that support rests on it; null while it works. */
  readonly rest: 'holiday' | 'closing' | null;
  readonly slots: readonly AppointmentSlot[];
}

/** Parts of a week: `free` hours are those of any technician. */
interface WeekParts {
  readonly free: readonly { readonly startsAt: string }[];
  readonly appointments: readonly AppointmentView[];
  readonly technicians: readonly ShownTechnician[];
  /** Calendar of support: visits are within its hours, and on none of its closing days. */
  readonly calendar: SupportCalendar;
}

const WORKING_DAYS = [0, 1, 2, 3, 4];

/** The Monday of a day's week. */
export const mondayOf = (day: string): string => addDays(day, -((weekday(day) + 6) % 7));

/** The Monday of the week in which a visit is next possible: on a Friday night, that of the week to come. */
export function startingMonday(now: Date, calendar: SupportCalendar): string {
  const support = supportState(now, calendar);
  return mondayOf(support.isOpen ? quebecClock(now).today : support.opensOn);
}

/** A week's hours, day by day, of the technicians who are shown: who is free at each, and what is booked. */
export function appointmentWeek(monday: string, parts: WeekParts): AppointmentDay[] {
  const { free, appointments, technicians, calendar } = parts;
  const hours = hoursOf(parts);
  const freeAt = new Map(free.map(({ startsAt }) => [keyOf(startsAt), startsAt]));
  const shown = new Set(technicians.map(({ id }) => id));
  return WORKING_DAYS.map((offset) => {
    const day = addDays(monday, offset);
    return {
      day,
      rest: restOn(day, calendar),
      slots: hours.map((hour) => {
        const booked = appointments.filter(({ startsAt }) => keyOf(startsAt) === `${day} ${onClock(hour)}`);
        const startsAt = freeAt.get(`${day} ${onClock(hour)}`);
        return {
          hour,
          free: startsAt === undefined ? null : freeHour({ startsAt, day, hour }, { booked, technicians }),
          appointments: booked.filter(({ technicianId }) => shown.has(technicianId)),
        };
      }),
    };
  });
}

/** The hours that a week shows: those that lie wholly within support's, and those at which something is booked all the same. */
function hoursOf({ appointments, calendar }: WeekParts): number[] {
  const [first, last] = [Math.ceil(hourOf(calendar.opens)), Math.floor(hourOf(calendar.closes))];
  const offered = Array.from({ length: Math.max(0, last - first) }, (_, index) => first + index);
  const booked = appointments.map(({ startsAt }) => hourOf(quebecClock(new Date(startsAt)).time));
  return [...new Set([...offered, ...booked])].sort((one, other) => one - other);
}

/** `16:30` is 16.5. */
const hourOf = (time: string): number => Number(time.slice(0, 2)) + Number(time.slice(3)) / 60;

function restOn(day: string, { closedOn }: SupportCalendar): AppointmentDay['rest'] {
  if (findHoliday(day) !== null) return 'holiday';
  return closedOn.includes(day) ? 'closing' : null;
}

/** Finds the technicians who are free at an hour; null when none is. */
function freeHour(
  { startsAt, day, hour }: { startsAt: string; day: string; hour: number },
  { booked, technicians }: { booked: readonly AppointmentView[]; technicians: readonly ShownTechnician[] },
): FreeHour | null {
  const wall = { day, from: onClock(hour), until: onClock(hour + 1) };
  const taken = new Set(booked.map(({ technicianId }) => technicianId));
  const left = technicians.filter((one) => !taken.has(one.id) && isAtWork(one, wall));
  return left.length > 0 ? { startsAt, technicians: left } : null;
}

const onClock = (hour: number): string => `${String(hour).padStart(2, '0')}:00`;

/** The day and the hour in Québec. */
function keyOf(startsAt: string): string {
  const { today, time } = quebecClock(new Date(startsAt));
  return `${today} ${time}`;
}

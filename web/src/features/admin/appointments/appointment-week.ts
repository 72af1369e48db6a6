import type { AppointmentView } from '@comptoir/contract/help/appointments';
import { addDays, weekday } from '@comptoir/domain/help/support/public-holidays';
import { isSupportDay, quebecClock, supportState } from '@comptoir/domain/help/support/support-hours';
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
  readonly isOpen: boolean;
  readonly slots: readonly AppointmentSlot[];
}

/** What a week is made of: `free` hours are those of any technician. */
interface WeekParts {
  readonly free: readonly { readonly startsAt: string }[];
  readonly appointments: readonly AppointmentView[];
  readonly technicians: readonly ShownTechnician[];
}

/** The hours at which an appointment of one hour begins, within the hours of support. Source: spec §9. */
const HOURS = [8, 9, 10, 11, 12, 13, 14, 15];
const WORKING_DAYS = [0, 1, 2, 3, 4];

/** The Monday of a day's week. */
export const mondayOf = (day: string): string => addDays(day, -((weekday(day) + 6) % 7));

/** The Monday of the week in which a visit is next possible: on a Friday night, that of the week to come. */
export function startingMonday(now: Date): string {
  const support = supportState(now);
  return mondayOf(support.isOpen ? quebecClock(now).today : support.opensOn);
}

/** A week's hours, day by day, of the technicians who are shown: who is free at each, and what is booked. */
export function appointmentWeek(monday: string, { free, appointments, technicians }: WeekParts): AppointmentDay[] {
  const freeAt = new Map(free.map(({ startsAt }) => [keyOf(startsAt), startsAt]));
  const shown = new Set(technicians.map(({ id }) => id));
  return WORKING_DAYS.map((offset) => {
    const day = addDays(monday, offset);
    return {
      day,
      isOpen: isSupportDay(day),
      slots: HOURS.map((hour) => {
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

/** Who of the technicians is free at an hour; null when none is. */
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

import type { AppointmentHour } from '../appointments/appointment-hours.ts';
import { weekday } from '../../base/calendar/calendar-day.ts';
import { isOpenDuring, type SupportCalendar } from '../../base/support-settings/support-hours.ts';
import { coversHour, type Absence } from './absence.ts';
import { wallHourOf, type WallHour } from './wall-hour.ts';
import type { WorkingSpan } from './working-hours.ts';

/** Hours and absences of a technician. */
export interface WorkingTimes {
  readonly hours: readonly WorkingSpan[];
  readonly absences: readonly Absence[];
}

/** A technician with whom something can be booked. */
export interface TechnicianPlan extends WorkingTimes {
  readonly id: string;
  readonly name: string;
  /** The beginnings of what is booked with them already. */
  readonly taken: readonly Date[];
}

/** True when a technician works the whole of an hour, whatever is booked. */
export const isAtWork = ({ hours, absences }: WorkingTimes, hour: WallHour): boolean =>
  hours.some((span) => span.weekday === weekday(hour.day) && span.from <= hour.from && hour.until <= span.until) &&
  !absences.some((absence) => coversHour(absence, hour));

/** True when a booked visit can take place: support works then, and its technician is there. Source: decision 147. */
export const canBeKept = (hour: AppointmentHour, times: WorkingTimes | null, calendar: SupportCalendar): boolean =>
  times !== null && isOpenDuring(hour, calendar) && isAtWork(times, wallHourOf(hour));

/** The technicians who work at an hour. */
export function techniciansAtWork(plans: readonly TechnicianPlan[], hour: AppointmentHour): TechnicianPlan[] {
  const wall = wallHourOf(hour);
  return plans.filter((plan) => isAtWork(plan, wall));
}

/** True when nothing is booked with a technician at an hour. */
export const isUntaken = ({ taken }: TechnicianPlan, { startsAt }: AppointmentHour): boolean =>
  taken.every((at) => at.getTime() !== startsAt.getTime());

/** The hours at which at least one technician can come. */
export const freeHours = (hours: readonly AppointmentHour[], plans: readonly TechnicianPlan[]): AppointmentHour[] =>
  hours.filter((hour) => techniciansAtWork(plans, hour).some((plan) => isUntaken(plan, hour)));

/**
 * Returns the technician when none in particular is asked for: the one who was to come already, else the one with the fewest
 * visits among the plans given. Null when none is free. Source: decision 120.
 */
export function chooseTechnician(free: readonly TechnicianPlan[], previousId: string | null): TechnicianPlan | null {
  const previous = free.find(({ id }) => id === previousId);
  return previous ?? [...free].sort((one, other) => one.taken.length - other.taken.length)[0] ?? null;
}

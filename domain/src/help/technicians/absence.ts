import type { Day } from '../../base/calendar/calendar-day.ts';
import type { WallHour } from './wall-hour.ts';

/**
 * A time in which a technician does not come, by the calendar and the clock in Québec. Without times it is whole days, both of
 * them included.
 */
export interface Absence {
  readonly fromOn: Day;
  /** `13:00`, or null for the beginning of the day. */
  readonly fromTime: string | null;
  readonly untilOn: Day;
  /** `15:00`, or null for the end of the day. */
  readonly untilTime: string | null;
}

const beginning = ({ fromOn, fromTime }: Absence): string => `${fromOn} ${fromTime ?? '00:00'}`;
const ending = ({ untilOn, untilTime }: Absence): string => `${untilOn} ${untilTime ?? '24:00'}`;

/** True when an absence ends after it has begun. */
export const isInOrder = (absence: Absence): boolean => beginning(absence) < ending(absence);

/**
 * True when an absence overlaps an hour. Both are compared as the clock shows them: visits are never at night, when an hour of
 * the clock is skipped or comes twice.
 */
export const coversHour = (absence: Absence, { day, from, until }: WallHour): boolean =>
  beginning(absence) < `${day} ${until}` && `${day} ${from}` < ending(absence);

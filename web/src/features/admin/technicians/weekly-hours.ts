import type { WorkingSpan } from '@comptoir/domain/help/technicians/working-hours';

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** Returns the number of hours of a week. */
export const weeklyHours = (spans: readonly WorkingSpan[]): number =>
  spans.reduce((sum, { from, until }) => sum + minutesOf(until) - minutesOf(from), 0) / 60;

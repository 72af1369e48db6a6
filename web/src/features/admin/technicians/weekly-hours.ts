import type { WorkingSpan } from '@comptoir/domain/help/technicians/working-hours';

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** How many hours a week has. */
export const weeklyHours = (spans: readonly WorkingSpan[]): number =>
  spans.reduce((sum, { from, until }) => sum + minutesOf(until) - minutesOf(from), 0) / 60;

import { accept, refuse, type Result } from '../../base/results/result.ts';
import { SUPPORT_HOURS } from '../support/support-hours.ts';

/** The days of a technician's week: 1 is Monday, 5 Friday. */
export const WORKING_DAYS = [1, 2, 3, 4, 5] as const;

/** A stretch of a weekday in which a technician works, by the clock in Québec: `08:00` to `12:00`. */
export interface WorkingSpan {
  /** 1 is Monday, 5 Friday. */
  readonly weekday: number;
  readonly from: string;
  readonly until: string;
}

export type HoursRefusal = 'before-start' | 'outside-support-hours' | 'overlaps';

/** A week as long as support's. */
export const FULL_WEEK: readonly WorkingSpan[] = WORKING_DAYS.map((weekday) => ({
  weekday,
  from: SUPPORT_HOURS.opens,
  until: SUPPORT_HOURS.closes,
}));

/** A technician's week, in the order of time. No one visits outside of support hours. Source: spec §9. */
export function checkWorkingHours(spans: readonly WorkingSpan[]): Result<readonly WorkingSpan[], HoursRefusal> {
  if (spans.some(({ from, until }) => until <= from)) return refuse('before-start');
  if (spans.some(({ from, until }) => from < SUPPORT_HOURS.opens || until > SUPPORT_HOURS.closes))
    return refuse('outside-support-hours');
  const sorted = [...spans].sort((one, other) => one.weekday - other.weekday || (one.from < other.from ? -1 : 1));
  const overlaps = sorted.some((span, index) => {
    const before = sorted[index - 1];
    return before?.weekday === span.weekday && span.from < before.until;
  });
  return overlaps ? refuse('overlaps') : accept(sorted);
}

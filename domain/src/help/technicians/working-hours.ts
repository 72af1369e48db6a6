import { accept, refuse, type Result } from '../../base/results/result.ts';
import { SUPPORT_HOURS, type SupportCalendar } from '../../base/support-settings/support-hours.ts';

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

/** Bounds of visits: the hours of support. */
type Bounds = Pick<SupportCalendar, 'opens' | 'closes'>;

/** A week as long as support's. */
export const fullWeek = ({ opens, closes }: Bounds): readonly WorkingSpan[] =>
  WORKING_DAYS.map((weekday) => ({ weekday, from: opens, until: closes }));

/** A week as long as that of support with its usual hours. */
export const FULL_WEEK: readonly WorkingSpan[] = fullWeek(SUPPORT_HOURS);

/** Limits of a technician's week. */
interface WeekLimits {
  readonly bounds: Bounds;
  /** The week as it was: what it has beyond hours of support that have become shorter may stay, and opens nothing. */
  readonly known?: readonly WorkingSpan[];
}

/** A technician's week, in the order of time. No one visits outside of support hours. Source: spec §9, decision 147. */
export function checkWorkingHours(
  spans: readonly WorkingSpan[],
  { bounds: { opens, closes }, known = [] }: WeekLimits,
): Result<readonly WorkingSpan[], HoursRefusal> {
  if (spans.some(({ from, until }) => until <= from)) return refuse('before-start');
  const beyond = spans.filter(({ from, until }) => from < opens || until > closes);
  if (!beyond.every((span) => known.some((one) => isSame(one, span)))) return refuse('outside-support-hours');
  const sorted = [...spans].sort((one, other) => one.weekday - other.weekday || (one.from < other.from ? -1 : 1));
  const overlaps = sorted.some((span, index) => {
    const before = sorted[index - 1];
    return before?.weekday === span.weekday && span.from < before.until;
  });
  return overlaps ? refuse('overlaps') : accept(sorted);
}

const isSame = (one: WorkingSpan, other: WorkingSpan): boolean =>
  one.weekday === other.weekday && one.from === other.from && one.until === other.until;

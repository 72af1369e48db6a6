import { Temporal } from 'temporal-polyfill';
import { addDays, type Day } from '../calendar/calendar-day.ts';

/** Days of the books, both included, `YYYY-MM-DD` of Québec time. */
export interface FigurePeriod {
  readonly from: Day;
  readonly to: Day;
}

/** Fault of a period: the field and the rule it breaks. */
export interface FigurePeriodFault {
  readonly path: 'from';
  readonly rule: 'after-end' | 'too-long';
}

/** The longest period of a report: a leap year. */
const LONGEST_DAYS = 366;

/**
 * Returns the faults that keep a report from being made; empty when there are none. A period may end in the future: a month is
 * asked for by its last day, and what is not billed yet is not in it.
 */
export function faultsOfFigurePeriod({ from, to }: FigurePeriod): FigurePeriodFault[] {
  if (from > to) return [{ path: 'from', rule: 'after-end' }];
  return addDays(from, LONGEST_DAYS - 1) < to ? [{ path: 'from', rule: 'too-long' }] : [];
}

/**
 * Returns the period that another is compared with. One that begins with a month is moved back by its months, so that a month
 * in progress is compared with the same days of the month before; any other is moved back by its days.
 */
export function periodBefore({ from, to }: FigurePeriod): FigurePeriod {
  const [first, last] = [Temporal.PlainDate.from(from), Temporal.PlainDate.from(to)];
  if (first.day !== 1) {
    const days = first.until(last, { largestUnit: 'days' }).days + 1;
    return { from: addDays(from, -days), to: addDays(to, -days) };
  }
  const months = (last.year - first.year) * 12 + last.month - first.month + 1;
  const moved = last.subtract({ months });
  const end = last.day === last.daysInMonth ? moved.with({ day: moved.daysInMonth }) : moved;
  return { from: first.subtract({ months }).toString(), to: end.toString() };
}

/** A row of a report that stands for a part of its period. */
export interface PeriodPart extends FigurePeriod {
  /** `2026-06`, or the Monday that a week begins with. */
  readonly key: string;
}

/** The months or weeks that a period touches, in order, each with those of its days that are in the period. */
export function partsOfPeriod({ from, to }: FigurePeriod, by: 'month' | 'week'): PeriodPart[] {
  const parts: PeriodPart[] = [];
  for (let day = from; day <= to;) {
    const [key, next] = by === 'month' ? monthOf(day) : weekOf(day);
    const last = addDays(next, -1);
    parts.push({ key, from: day, to: last < to ? last : to });
    day = next;
  }
  return parts;
}

const monthOf = (day: Day) => [day.slice(0, 7), `${addDays(`${day.slice(0, 7)}-01`, 31).slice(0, 7)}-01`] as const;

function weekOf(day: Day) {
  const monday = addDays(day, 1 - Temporal.PlainDate.from(day).dayOfWeek);
  return [monday, addDays(monday, 7)] as const;
}

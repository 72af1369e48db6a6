import { Temporal } from 'temporal-polyfill';
import { addDays, type Day } from '../../base/calendar/local-day.ts';

/** Days of the books, both included, `YYYY-MM-DD` of Québec time. */
export interface RevenuePeriod {
  readonly from: Day;
  readonly to: Day;
}

/** What is wrong with a period: the field and the rule it breaks. */
export interface RevenuePeriodFault {
  readonly path: 'from';
  readonly rule: 'after-end' | 'too-long';
}

/** The longest period of a report: a leap year. */
const LONGEST_DAYS = 366;

/**
 * What keeps a report from being made; empty when nothing does. A period may end in the future: a month is asked for by its
 * last day, and what is not billed yet is not in it.
 */
export function faultsOfRevenuePeriod({ from, to }: RevenuePeriod): RevenuePeriodFault[] {
  if (from > to) return [{ path: 'from', rule: 'after-end' }];
  return addDays(from, LONGEST_DAYS - 1) < to ? [{ path: 'from', rule: 'too-long' }] : [];
}

/**
 * What a period is compared with. One that begins with a month is moved back by its months, so that a month in progress is
 * compared with the same days of the month before; any other is moved back by its days.
 */
export function periodBefore({ from, to }: RevenuePeriod): RevenuePeriod {
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

/** The months that a period touches, `YYYY-MM`, in order. */
export function monthsOf({ from, to }: RevenuePeriod): string[] {
  const [first, last] = [Temporal.PlainYearMonth.from(from.slice(0, 7)), Temporal.PlainYearMonth.from(to.slice(0, 7))];
  const { months } = first.until(last, { largestUnit: 'months' });
  return Array.from({ length: months + 1 }, (_, index) => first.add({ months: index }).toString());
}

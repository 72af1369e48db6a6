import { Temporal } from 'temporal-polyfill';
import type { ReportPeriod } from './report-period.ts';

/**
 * Returns the period that another is compared with: as many whole months before it when it is of whole months (a quarter with
 * the quarter before), otherwise as many days.
 */
export function periodBefore({ from, to }: ReportPeriod): ReportPeriod {
  const [first, next] = [Temporal.PlainDate.from(from), Temporal.PlainDate.from(to).add({ days: 1 })];
  const isOfMonths = first.day === 1 && next.day === 1;
  const start = isOfMonths
    ? first.subtract({ months: first.until(next, { largestUnit: 'months' }).months })
    : first.subtract({ days: first.until(next, { largestUnit: 'days' }).days });
  return { from: start.toString(), to: first.subtract({ days: 1 }).toString() };
}

import { Temporal } from 'temporal-polyfill';
import type { ReportPeriod } from './report-period.ts';

/** A fiscal year, named for the calendar year in which it ends. `firstMonth`: 1 for one that is the calendar year. */
export interface FiscalYear {
  readonly year: number;
  readonly firstMonth: number;
}

/** The days of a fiscal year, both included. */
export function daysOfYear({ year, firstMonth }: FiscalYear): ReportPeriod {
  const first = Temporal.PlainDate.from({ year: firstMonth === 1 ? year : year - 1, month: firstMonth, day: 1 });
  return { from: first.toString(), to: first.add({ years: 1 }).subtract({ days: 1 }).toString() };
}

/** The fiscal year that ended with the month before a day, `YYYY-MM-DD`. */
export function yearEndedBefore(day: string): FiscalYear {
  const { year, month } = Temporal.PlainDate.from(day);
  return { year: month === 1 ? year - 1 : year, firstMonth: month };
}

/** The months of whole months or of a part of them, in their order: `2026-03`. */
export function monthsOf({ from, to }: ReportPeriod): string[] {
  const months: string[] = [];
  for (let month = Temporal.PlainYearMonth.from(from); ; month = month.add({ months: 1 })) {
    if (month.toString() > to.slice(0, 7)) return months;
    months.push(month.toString());
  }
}

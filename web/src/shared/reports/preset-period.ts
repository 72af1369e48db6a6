import { addDays, weekday } from '@comptoir/domain/base/calendar/calendar-day';
import type { ReportPeriod } from '@comptoir/domain/sales/reports/report-period';

/** Reports count days of Québec, wherever a merchant is. */
export const REPORT_TIME_ZONE = 'America/Montreal';

/** Periods that are asked for most, by name. */
export const PRESETS = ['this-month', 'last-month', 'last-30-days'] as const;

/** Those that merchants ask for, whose taxes are due by the quarter. */
export const MERCHANT_PRESETS = [
  'today',
  'this-week',
  'last-week',
  'this-month',
  'last-month',
  'this-quarter',
  'last-quarter',
  'this-year',
  'last-year',
] as const;
export type Preset = (typeof PRESETS)[number] | (typeof MERCHANT_PRESETS)[number];

/** A named period as seen on a day, `2026-06-20`: one that is not over ends with that day. Weeks begin on Monday. */
export function presetPeriod(preset: Preset, today: string): ReportPeriod {
  const firstOfMonth = `${today.slice(0, 8)}01`;
  const firstOfQuarter = firstOfMonthIn(today, quarterMonth(today));
  const firstOfYear = firstOfMonthIn(today, 0);
  const monday = addDays(today, -((weekday(today) + 6) % 7));
  const periods: Readonly<Record<Preset, () => ReportPeriod>> = {
    today: () => ({ from: today, to: today }),
    'this-week': () => ({ from: monday, to: today }),
    'last-week': () => ({ from: addDays(monday, -7), to: addDays(monday, -1) }),
    'this-month': () => ({ from: firstOfMonth, to: today }),
    'last-month': () => endingBefore(firstOfMonth, 1),
    'last-30-days': () => ({ from: addDays(today, -29), to: today }),
    'this-quarter': () => ({ from: firstOfQuarter, to: today }),
    'last-quarter': () => endingBefore(firstOfQuarter, 3),
    'this-year': () => ({ from: firstOfYear, to: today }),
    'last-year': () => endingBefore(firstOfYear, 12),
  };
  return periods[preset]();
}

/** So many whole months, the last of them the one before a first of a month. */
function endingBefore(first: string, months: number): ReportPeriod {
  const monthIndex = Number(first.slice(5, 7)) - 1;
  return { from: firstOfMonthIn(first, monthIndex - months), to: addDays(first, -1) };
}

const quarterMonth = (day: string): number => Math.floor((Number(day.slice(5, 7)) - 1) / 3) * 3;

/** The first of a month counted from January of a day's year, which may be of the year before. */
const firstOfMonthIn = (day: string, month: number): string =>
  new Date(Date.UTC(Number(day.slice(0, 4)), month, 1)).toISOString().slice(0, 10);

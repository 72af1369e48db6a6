import type { Language } from '@comptoir/domain/base/merchants/merchant-information';
import { formatCalendarDay, formatLongDay, formatMonth, formatShortDay } from '../lib/format.ts';
import type { ChartPoint } from './chart-data.ts';

/** From so many days on months are named instead of days. */
const MANY = 93;

/** Days (`2026-11-03`) in their order as the points of a chart. */
export function daysAsPoints(days: readonly string[], language: Language): ChartPoint[] {
  const isLong = days.length > MANY;
  return days.map((day) => {
    const label = isLong ? formatLongDay(day, language) : formatCalendarDay(day, language);
    if (!isLong) return { label, tick: formatShortDay(day, language) };
    return day.endsWith('-01') ? { label, tick: formatMonth(day, language) } : { label };
  });
}

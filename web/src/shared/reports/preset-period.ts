import type { ReportPeriod } from '@comptoir/domain/sales/reports/report-period';

/** Reports count days of Québec, wherever a merchant is. */
export const REPORT_TIME_ZONE = 'America/Montreal';

/** Periods that are asked for most, by name. */
export const PRESETS = ['this-month', 'last-month', 'last-30-days'] as const;
export type Preset = (typeof PRESETS)[number];

/** A named period as seen on a day, `2026-06-20`. */
export function presetPeriod(preset: Preset, today: string): ReportPeriod {
  const firstOfMonth = `${today.slice(0, 8)}01`;
  if (preset === 'this-month') return { from: firstOfMonth, to: today };
  if (preset === 'last-30-days') return { from: dayBefore(today, 29), to: today };
  const lastOfMonthBefore = dayBefore(firstOfMonth, 1);
  return { from: `${lastOfMonthBefore.slice(0, 8)}01`, to: lastOfMonthBefore };
}

function dayBefore(day: string, days: number): string {
  const date = new Date(day);
  date.setUTCDate(date.getUTCDate() - days);
  return date.toISOString().slice(0, 10);
}

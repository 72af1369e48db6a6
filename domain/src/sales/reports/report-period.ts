/** A period of days, both included, `YYYY-MM-DD` of Québec time. */
export interface ReportPeriod {
  readonly from: string;
  readonly to: string;
}

/** Fault of a period: the field and the rule it breaks. */
export interface PeriodFault {
  readonly path: 'from' | 'to';
  readonly rule: 'after-end' | 'in-future' | 'too-long';
}

/** The longest period of a report: a leap year. */
export const LONGEST_PERIOD_DAYS = 366;

/**
 * Returns the faults that keep a report from being made; empty when there are none. Dates may be today at the latest, as for
 * exports. Source: spec §5 "Log export".
 */
export function faultsOfPeriod({ from, to }: ReportPeriod, today: string): PeriodFault[] {
  const faults: PeriodFault[] = [];
  if (from > to) faults.push({ path: 'from', rule: 'after-end' });
  if (to > today) faults.push({ path: 'to', rule: 'in-future' });
  if (daysBetween(from, to) + 1 > LONGEST_PERIOD_DAYS) faults.push({ path: 'from', rule: 'too-long' });
  return faults;
}

const DAY_MS = 86_400_000;
const daysBetween = (from: string, to: string): number => Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);

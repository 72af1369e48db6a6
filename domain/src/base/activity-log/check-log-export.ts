import type { Day } from '../calendar/calendar-day.ts';
import { accept, refuse, type Result } from '../results/result.ts';

/** Choice of a user for an export of the activity log; days of the merchant's calendar, both included. */
export interface LogExportChoice {
  readonly from: Day | undefined;
  readonly to: Day | undefined;
  readonly devices: number;
  readonly events: number;
}

/** Reason that a choice is no export. */
export type LogExportRefusal = 'choose-devices-and-events' | 'choose-dates' | 'dates-ahead' | 'dates-reversed';

/**
 * Checks that a choice can be exported: at least one device and one event, both dates, neither after today (the merchant's),
 * the first not after the last. What is missing is said before what is wrong. Source: spec §5.
 */
export function checkLogExport(
  { from, to, devices, events }: LogExportChoice,
  today: Day,
): Result<{ from: Day; to: Day }, LogExportRefusal> {
  if (devices === 0 || events === 0) return refuse('choose-devices-and-events');
  if (!from || !to) return refuse('choose-dates');
  if (from > today || to > today) return refuse('dates-ahead');
  return from > to ? refuse('dates-reversed') : accept({ from, to });
}

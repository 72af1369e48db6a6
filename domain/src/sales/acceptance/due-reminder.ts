import { addDays, type Day } from '../../base/calendar/calendar-day.ts';

/** An estimate that waits for its customer, in days of the merchant's zone. */
export interface WaitingEstimate {
  readonly sentOn: Day;
  /** The last day. */
  readonly validUntil: Day;
  readonly today: Day;
  /** Reminders that have been sent. */
  readonly sent: readonly Reminder[];
}

/** The first reminder, some days before the end, and the last one, on the day before. */
export type Reminder = 1 | 2;

const DAYS_BEFORE: Readonly<Record<Reminder, number>> = { 1: 5, 2: 1 };

/**
 * Returns the reminder that is due, if any: at most two, none on the day of sending, none once the last day is over. After days
 * without a server the later one alone is sent, and never the earlier one after it.
 */
export function dueReminder({ sentOn, validUntil, today, sent }: WaitingEstimate): Reminder | null {
  if (today > validUntil) return null;
  const reached = ([2, 1] as const).find((reminder) => today >= dayOf(reminder, validUntil));
  if (!reached || sentOn >= dayOf(reached, validUntil)) return null;
  return sent.some((one) => one >= reached) ? null : reached;
}

const dayOf = (reminder: Reminder, validUntil: Day): Day => addDays(validUntil, -DAYS_BEFORE[reminder]);

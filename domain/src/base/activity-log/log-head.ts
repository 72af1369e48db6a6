import { addDays, dayAfter, type Day } from '../calendar/calendar-day.ts';
import { dayIn, midnightOf } from '../calendar/local-day.ts';
import type { MerchantTimeZone } from '../merchants/merchant-information.ts';

/** A line of the log as a hash covers it: every column, instants in ISO form to the microsecond. */
export type SealedLine = Readonly<Record<string, unknown>> & { readonly id: string };

/** Head that the first day of a log is joined to. */
export const LOG_START = '0'.repeat(64);

/**
 * Returns the text that a day's hash begins with: merchant and day, and the head of the day before. Each line follows, all of
 * them ended by a line break.
 */
export const headText = (head: { merchantId: string; day: Day; previous: string }): string =>
  `${JSON.stringify(inOneOrder(head))}\n`;

/** A line in the hash of its day, its fields in one order: the same text in the database and in an archive. */
export const lineText = (line: SealedLine): string => `${JSON.stringify(inOneOrder(line))}\n`;

/** A day to be sealed, from one instant to another, which is not in it. */
export interface DayToSeal {
  readonly day: Day;
  readonly startsAt: Date;
  readonly endsAt: Date;
}

/**
 * The days that have ended since the last one that was sealed, oldest first, `most` at a time. A day begins where the one before ended, also
 * when the merchant has moved to another zone since: no line is in two days, and none in between.
 */
export function daysToSeal(
  last: { readonly day: Day; readonly endsAt: Date },
  { zone, until, most }: { readonly zone: MerchantTimeZone; readonly until: Date; readonly most: number },
): DayToSeal[] {
  const days: DayToSeal[] = [];
  let { day, endsAt } = last;
  while (days.length < most) {
    const next = dayAfter(day);
    const ends = midnightOf(dayAfter(next), zone);
    if (ends > until) break;
    days.push({ day: next, startsAt: endsAt, endsAt: ends });
    [day, endsAt] = [next, ends];
  }
  return days;
}

/** Returns the end of the day before the first of a log, by the instant of the oldest line. */
export function beforeFirstDay(oldest: Date, zone: MerchantTimeZone): { day: Day; endsAt: Date } {
  const first = dayIn(zone, oldest);
  return { day: addDays(first, -1), endsAt: midnightOf(first, zone) };
}

/** A value with the fields of every object sorted by name, because a database gives them back in an order of its own. */
export function inOneOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOneOrder);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value as Readonly<Record<string, unknown>>)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, inner]) => [name, inOneOrder(inner)]),
  );
}

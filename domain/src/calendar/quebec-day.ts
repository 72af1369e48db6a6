import { Temporal } from 'temporal-polyfill';

/** The zone of Québec City and Montréal, in which days of the whole house are counted. */
const QUEBEC = 'America/Montreal';

/** The day it is in Québec at an instant, `YYYY-MM-DD`. */
export const quebecDayOf = (instant: Date): string =>
  Temporal.Instant.fromEpochMilliseconds(instant.getTime()).toZonedDateTimeISO(QUEBEC).toPlainDate().toString();

/** The instants at which a day (`YYYY-MM-DD`) begins and the next one begins in Québec; 23 to 25 hours apart. */
export function boundsOfQuebecDay(day: string): { readonly start: Date; readonly end: Date } {
  const date = Temporal.PlainDate.from(day);
  return { start: startOf(date), end: startOf(date.add({ days: 1 })) };
}

const startOf = (date: Temporal.PlainDate): Date => new Date(date.toZonedDateTime(QUEBEC).epochMilliseconds);

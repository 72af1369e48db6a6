import { Temporal } from 'temporal-polyfill';
import type { MerchantTimeZone } from '../merchants/merchant-information.ts';

/** A day of the calendar, `YYYY-MM-DD`, without zone or time. Days compare as text. */
export type Day = string;

/** The day it is in a zone at an instant. */
export function dayIn(zone: MerchantTimeZone, at: Date): Day {
  return Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(zone).toPlainDate().toString();
}

/** The instant at which a day begins in a zone: 00:00 on the wall, whatever the offset. */
export function midnightOf(day: Day, zone: MerchantTimeZone): Date {
  return new Date(Temporal.PlainDate.from(day).toZonedDateTime(zone).epochMilliseconds);
}

/** The day after. */
export const dayAfter = (day: Day): Day => addDays(day, 1);

/** A day so many days later; earlier for a negative count. */
export const addDays = (day: Day, days: number): Day => Temporal.PlainDate.from(day).add({ days }).toString();

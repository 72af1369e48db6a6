import { Temporal } from 'temporal-polyfill';
import type { MerchantTimeZone } from '../merchants/merchant-information.ts';
import type { Day } from './calendar-day.ts';

/** The day it is in a zone at an instant. */
export function dayIn(zone: MerchantTimeZone, at: Date): Day {
  return Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(zone).toPlainDate().toString();
}

/** The instant at which a day begins in a zone: 00:00 on the wall, whatever the offset. */
export function midnightOf(day: Day, zone: MerchantTimeZone): Date {
  return new Date(Temporal.PlainDate.from(day).toZonedDateTime(zone).epochMilliseconds);
}

/** The instant at which a clock on the wall of a zone shows a time (`17:30`) of a day; one that is left out in spring is an hour later. */
export function instantAt({ day, time }: { readonly day: Day; readonly time: string }, zone: MerchantTimeZone): Date {
  return new Date(Temporal.PlainDate.from(day).toZonedDateTime({ timeZone: zone, plainTime: time }).epochMilliseconds);
}

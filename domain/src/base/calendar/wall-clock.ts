import { Temporal } from 'temporal-polyfill';
import type { MerchantTimeZone } from '../merchants/merchant-information.ts';

/** A moment on the clock of a place: `2026-06-20 13:45:03`, and how far that is from UTC (`-04:00`). */
export interface WallTime {
  readonly wallTime: string;
  readonly offset: string;
}

const HOUR_MS = 3_600_000;

/**
 * A clock that reads many moments in a zone. Offsets change on the hour only (America/Montreal and America/Halifax at 2:00), so
 * that one look at the zone serves a whole hour.
 */
export function wallClock(zone: MerchantTimeZone): (at: Date) => WallTime {
  let known = { hour: Number.NaN, offsetMs: 0, offset: '' };
  return (at) => {
    const hour = Math.floor(at.getTime() / HOUR_MS);
    if (hour !== known.hour) {
      const zoned = Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(zone);
      known = { hour, offsetMs: zoned.offsetNanoseconds / 1e6, offset: zoned.offset };
    }
    const shown = new Date(at.getTime() + known.offsetMs).toISOString();
    return { wallTime: `${shown.slice(0, 10)} ${shown.slice(11, 19)}`, offset: known.offset };
  };
}

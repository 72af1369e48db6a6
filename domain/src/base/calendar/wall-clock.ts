import { Temporal } from 'temporal-polyfill';
import type { MerchantTimeZone } from '../merchants/merchant-information.ts';

/** A moment on the clock of a place: `2026-06-20 13:45:03`, and how far that is from UTC (`-04:00`). */
export interface WallTime {
  readonly wallTime: string;
  readonly offset: string;
}

/** A clock that reads many moments in a zone: one look at the zone serves all that lie between two of its changes. */
export function wallClock(zone: MerchantTimeZone): (at: Date) => WallTime {
  let cached = { from: Infinity, until: -Infinity, offsetMs: 0, offset: '' };
  return (at) => {
    const instant = at.getTime();
    if (instant < cached.from || instant >= cached.until) cached = lookAt(zone, instant);
    const shown = new Date(instant + cached.offsetMs).toISOString();
    return { wallTime: `${shown.slice(0, 10)} ${shown.slice(11, 19)}`, offset: cached.offset };
  };
}

/** Returns the offset of a zone from UTC at an instant, and the instants between which it holds. */
function lookAt(zone: MerchantTimeZone, instant: number) {
  const zoned = Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(zone);
  // at the change itself the zone is past it already
  const from = zoned.add({ nanoseconds: 1 }).getTimeZoneTransition('previous')?.epochMilliseconds ?? -Infinity;
  const until = zoned.getTimeZoneTransition('next')?.epochMilliseconds ?? Infinity;
  return { from, until, offsetMs: zoned.offsetNanoseconds / 1e6, offset: zoned.offset };
}

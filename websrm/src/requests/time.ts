/** Zones where the authority's merchants are: all of Québec, except the Magdalen Islands and the east of the North Shore. */
export type AuthorityZone = 'America/Montreal' | 'America/Halifax';

/** Local time `AAAAMMJJhhmmss`, and the zone's *standard* offset with `A` while daylight time is in force, `N` otherwise. */
export type AuthorityTime = { stamp: string; utc: UtcMark };

/** The four marks the authority knows. */
export type UtcMark = '-05:00A' | '-05:00N' | '-04:00A' | '-04:00N';

/**
 * An instant as the authority writes it at a place. Fractions of a second are cut.
 *
 * Throws `RangeError` for an invalid date or a local year before 2019. Source: SRM-17.
 */
export function toAuthorityTime(instant: Date, zone: AuthorityZone): AuthorityTime {
  const stamp = localStamp(instant, zone);
  const seconds = Math.floor(instant.getTime() / 1000);
  const offsetHours = (utcSeconds(stamp) - seconds) / 3600;
  const standard = STANDARD_OFFSETS[zone];
  return { stamp, utc: `-0${-standard}:00${offsetHours > standard ? 'A' : 'N'}` as UtcMark };
}

/**
 * The instant of a local time and its mark; the inverse of `toAuthorityTime`, also in the hour that autumn repeats.
 *
 * Throws `RangeError` when the stamp is no real calendar time from 2019 on, or the mark is not one of the four. Source: as above.
 */
export function fromAuthorityTime(stamp: string, utc: string): Date {
  if (!isStamp(stamp)) throw new RangeError(`not a time from 2019 on: ${stamp}`);
  const mark = UTC_MARK.exec(utc);
  if (mark === null) throw new RangeError(`not a UTC mark: ${utc}`);
  const offsetHours = -Number(mark[1]) + (mark[2] === 'A' ? 1 : 0);
  return new Date((utcSeconds(stamp) - offsetHours * 3600) * 1000);
}

/** Québec City time, `AAAAMMJJhhmmss`, as the authority's replies state it. Source: SRM-17, SRM-33. */
export function quebecStamp(instant: Date): string {
  return localStamp(instant, 'America/Montreal');
}

/** Returns true when the text is a real calendar time `AAAAMMJJhhmmss` of 2019 or later. Source: SRM-17. */
export function isStamp(text: string): boolean {
  if (!/^(?:2019|20[2-9]\d|2[1-9]\d\d|[3-9]\d{3})\d{10}$/.test(text)) return false;
  return new Date(utcSeconds(text) * 1000).toISOString().replaceAll(/\D/g, '').slice(0, 14) === text;
}

/** The marks as a pattern: hours, then `A` or `N`. */
export const UTC_MARK = /^-0([45]):00([AN])$/;

const STANDARD_OFFSETS: Record<AuthorityZone, -5 | -4> = { 'America/Montreal': -5, 'America/Halifax': -4 };

// a formatter costs far more to build than to use
const FORMATTERS: Record<AuthorityZone, Intl.DateTimeFormat> = {
  'America/Montreal': localFormatter('America/Montreal'),
  'America/Halifax': localFormatter('America/Halifax'),
};

function localFormatter(timeZone: AuthorityZone): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat('en-CA', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
}

function localStamp(instant: Date, zone: AuthorityZone): string {
  if (Number.isNaN(instant.getTime())) throw new RangeError('not a date');
  const parts = new Map(FORMATTERS[zone].formatToParts(instant).map((part) => [part.type, part.value]));
  const stamp = (['year', 'month', 'day', 'hour', 'minute', 'second'] as const).map((type) => parts.get(type)).join('');
  if (!isStamp(stamp)) throw new RangeError(`not a time from 2019 on: ${instant.toISOString()}`);
  return stamp;
}

function utcSeconds(stamp: string): number {
  const at = (start: number, end: number): number => Number(stamp.slice(start, end));
  return Date.UTC(at(0, 4), at(4, 6) - 1, at(6, 8), at(8, 10), at(10, 12), at(12, 14)) / 1000;
}

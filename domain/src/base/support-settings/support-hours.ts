import { addDays, weekday, type Day } from '../calendar/calendar-day.ts';
import { findHoliday, type PublicHoliday } from './public-holidays.ts';

/**
 * Times at which support opens and closes, Québec time, Monday to Friday, until an administrator sets other hours. Source: spec
 * §2 "Contact us", §9.
 */
export const SUPPORT_HOURS = { opens: '08:00', closes: '16:30' } as const;

/** Calendar of support, as administrators set it: times as `08:00`, and days of rest beside weekends and public holidays. */
export interface SupportCalendar {
  readonly opens: string;
  readonly closes: string;
  readonly closedOn: readonly Day[];
}

/** Calendar that counts until another is set. */
export const USUAL_SUPPORT: SupportCalendar = { ...SUPPORT_HOURS, closedOn: [] };

/** The zone whose clock the support hours are on. */
export const SUPPORT_TIME_ZONE = 'America/Montreal';

/** State of support. `opensOn` is the day on which it opens next; never set while it is open. */
export type SupportState =
  | { readonly isOpen: true }
  | {
      readonly isOpen: false;
      readonly opensOn: Day;
      /** Days until then: 0 is today, 1 tomorrow. */
      readonly inDays: number;
      /** The public holiday that today is. */
      readonly holiday: PublicHoliday | null;
    };

/** Returns the state of support at an instant, with its next opening. It rests at weekends, on public holidays and on closing days. */
export function supportState(now: Date, calendar: SupportCalendar = USUAL_SUPPORT): SupportState {
  const { today, time } = quebecClock(now);
  const worksToday = isSupportDay(today, calendar);
  if (worksToday && time >= calendar.opens && time < calendar.closes) return { isOpen: true };
  let inDays = worksToday && time < calendar.opens ? 0 : 1;
  while (!isSupportDay(addDays(today, inDays), calendar)) inDays += 1;
  return { isOpen: false, opensOn: addDays(today, inDays), inDays, holiday: findHoliday(today) };
}

/** Returns true when support answers throughout a time, up to its end. */
export function isOpenDuring(
  { startsAt, endsAt }: { readonly startsAt: Date; readonly endsAt: Date },
  calendar: SupportCalendar = USUAL_SUPPORT,
): boolean {
  const lastInstant = new Date(endsAt.getTime() - 1);
  return [startsAt, lastInstant].every((instant) => supportState(instant, calendar).isOpen);
}

/** Returns true when support works on a day. */
export function isSupportDay(on: Day, { closedOn }: Pick<SupportCalendar, 'closedOn'> = USUAL_SUPPORT): boolean {
  const isWeekend = weekday(on) === 0 || weekday(on) === 6;
  return !isWeekend && findHoliday(on) === null && !closedOn.includes(on);
}

let clock: Intl.DateTimeFormat | undefined;

/** Made when it is first asked for: a browser takes tens of milliseconds for its first clock of another zone. */
const openClock = (): Intl.DateTimeFormat =>
  (clock ??= new Intl.DateTimeFormat('en-CA', {
    timeZone: SUPPORT_TIME_ZONE,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }));

/** The calendar and the clock in Québec at an instant, as texts that compare in the order of time: `2026-06-24` and `08:00`. */
export function quebecClock(now: Date): { today: Day; time: string } {
  const parts = Object.fromEntries(
    openClock()
      .formatToParts(now)
      .map(({ type, value }) => [type, value]),
  );
  return {
    today: `${parts['year']}-${parts['month']}-${parts['day']}`,
    time: `${parts['hour']}:${parts['minute']}`,
  };
}

import { addDays, findHoliday, weekday, type CalendarDay, type PublicHoliday } from './public-holidays.ts';

/** When support opens and closes, Québec time, Monday to Friday. Source: spec §2 "Contact us", §9. */
export const SUPPORT_HOURS = { opens: '08:00', closes: '16:30' } as const;

/** The zone whose clock the support hours are on. */
export const SUPPORT_TIME_ZONE = 'America/Montreal';

/** Whether support answers. `opensOn` is the day on which it opens next; never set while it is open. */
export type SupportState =
  | { readonly isOpen: true }
  | {
      readonly isOpen: false;
      readonly opensOn: CalendarDay;
      /** How far away that day is: 0 is today, 1 tomorrow. */
      readonly inDays: number;
      /** The public holiday that today is. */
      readonly holiday: PublicHoliday | null;
    };

/** Whether support answers at an instant, and if not, when next. It rests at weekends and on public holidays. */
export function supportState(now: Date): SupportState {
  const { today, time } = wallClock(now);
  const worksToday = isSupportDay(today);
  if (worksToday && time >= SUPPORT_HOURS.opens && time < SUPPORT_HOURS.closes) return { isOpen: true };
  let inDays = worksToday && time < SUPPORT_HOURS.opens ? 0 : 1;
  while (!isSupportDay(addDays(today, inDays))) inDays += 1;
  return { isOpen: false, opensOn: addDays(today, inDays), inDays, holiday: findHoliday(today) };
}

/** Whether support works on a day. */
export function isSupportDay(on: CalendarDay): boolean {
  const isWeekend = weekday(on) === 0 || weekday(on) === 6;
  return !isWeekend && findHoliday(on) === null;
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

/** The calendar and the clock in Québec, as texts that compare in the order of time. */
function wallClock(now: Date): { today: CalendarDay; time: string } {
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

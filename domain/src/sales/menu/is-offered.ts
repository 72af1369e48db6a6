import { wallClock } from '../../base/calendar/wall-clock.ts';
import { weekday } from '../../base/calendar/calendar-day.ts';
import type { MerchantTimeZone } from '../../base/merchants/merchant-information.ts';
import { entriesOf, type MenuEntry, type WeekTime } from './menu-entry.ts';

/**
 * True when an item's category is sold at a moment: at any time where no hours name it, and within the hours that do. On the
 * night of a change of clocks the wall counts: what is sold until three is sold until three is shown.
 */
export function isOffered(
  menu: readonly MenuEntry[],
  { category }: { category: string | null },
  { at, zone }: { at: Date; zone: MerchantTimeZone },
): boolean {
  const naming = entriesOf(menu, 'hours').filter(
    ({ categories }) => category !== null && categories.includes(category),
  );
  if (naming.length === 0) return true;
  const { wallTime } = wallClock(zone)(at);
  const moment = { day: weekday(wallTime.slice(0, 10)), time: wallTime.slice(11, 16) };
  return naming.some(({ times }) => times.some((one) => holds(one, moment)));
}

function holds({ days, from, until }: WeekTime, { day, time }: { day: number; time: string }): boolean {
  if (from < until) return days.includes(day) && from <= time && time < until;
  const yesterday = (day + 6) % 7;
  return (days.includes(day) && from <= time) || (days.includes(yesterday) && time < until);
}

import { addDays, type Day } from '../../base/calendar/calendar-day.ts';
import { monthOf, type CommissionEntry, type DatedRate, type Month } from './commission.ts';

export const monthAfter = (month: Month): Month => monthOf(addDays(`${month}-01`, 31));

/** The first day of a month, as the database keeps it. */
export const firstDayOf = (month: Month): Day => `${month}-01`;

/**
 * The months that are over by a day and have no statement yet, oldest first, from the first rate on. `closed`: the last month that has one.
 */
export function monthsToClose({
  rates,
  closed,
  today,
}: {
  readonly rates: readonly DatedRate[];
  readonly closed: Month | null;
  readonly today: Day;
}): Month[] {
  const [first] = rates.map(({ from }) => from).sort();
  if (first === undefined) return [];
  const months: Month[] = [];
  for (let month = closed === null ? first : monthAfter(closed); month < monthOf(today); month = monthAfter(month))
    months.push(month);
  return months;
}

/** Entries by the month of their statement, among months that are not closed: what became known late is in the first of them. */
export function byStatement(
  entries: readonly CommissionEntry[],
  open: readonly Month[],
): Map<Month, CommissionEntry[]> {
  const [first = ''] = open;
  const months = new Map<Month, CommissionEntry[]>(open.map((month) => [month, []]));
  for (const entry of entries) {
    const month = monthOf(entry.on);
    months.get(month < first ? first : month)?.push(entry);
  }
  return months;
}

import { addDays, dayAfter, type Day } from '../calendar/calendar-day.ts';
import { accept, refuse, type Result } from '../results/result.ts';
import { edgesOf, holdsOn, TAX_CLASSES, TAXES, type Tax, type TaxCalendar, type TaxRow } from './tax-calendar.ts';

/** Reasons that a row does not fit into a calendar. */
export type FitRefusal = 'tax-row-overlaps' | 'tax-row-idle' | 'tax-row-two-rates';

/** Reasons that a row cannot be announced. */
export type RowRefusal = FitRefusal | 'tax-row-past' | 'tax-row-backwards' | 'tax-row-far' | 'tax-row-rate';

/** Bounds of what is announced: the highest rate, in millionths, and how many days ahead a row begins or ends at most. */
export const MOST_RATE = 300_000;
export const MOST_DAYS_AHEAD = 3660;

/**
 * Adds a row to a calendar, from a day after `today` on, so that tills have it before it is law, within the bounds of what a slip of a
 * finger would leave. Decision 199.
 */
export function announceRow(calendar: TaxCalendar, row: TaxRow, today: Day): Result<TaxCalendar, RowRefusal> {
  if (row.from <= today) return refuse('tax-row-past');
  if (row.until !== null && row.until < row.from) return refuse('tax-row-backwards');
  if ((row.until ?? row.from) > addDays(today, MOST_DAYS_AHEAD)) return refuse('tax-row-far');
  if (row.rate < 0 || row.rate > MOST_RATE) return refuse('tax-row-rate');
  return addRow(calendar, row);
}

/**
 * Adds a row, which takes the place of what holds until further notice; that goes on after the row's last day. It overlaps no row that has
 * an end or begins later. Decision 199.
 */
export function addRow(calendar: TaxCalendar, row: TaxRow): Result<TaxCalendar, FitRefusal> {
  const touched = calendar.rows.filter((one) => touches(one, row));
  if (touched.some(({ from, until }) => until !== null || from >= row.from)) return refuse('tax-row-overlaps');
  if (touched.every(({ rate }) => rate === row.rate)) return refuse('tax-row-idle');
  const rest = calendar.rows.filter((one) => !touched.includes(one));
  const rows = [...rest, ...touched.flatMap((one) => makeRoom(one, row)), row];
  const announced = { version: calendar.version + 1, rows };
  return findCalendarFaults(announced).length === 0 ? accept(announced) : refuse('tax-row-two-rates');
}

/** Faults of a calendar: a class without a rate, one with two, or two rates above zero of one tax, on a day. */
export type CalendarFault = 'gap' | 'overlap' | 'two-rates';

/** Returns the faults of a calendar, each by its tax and the first day of it; none from anywhere else is read before it has none. */
export function findCalendarFaults(calendar: TaxCalendar): { fault: CalendarFault; tax: Tax; day: Day }[] {
  return edgesOf(calendar).flatMap((day) =>
    TAXES.flatMap((tax) => {
      const rows = calendar.rows.filter((row) => row.tax === tax && holdsOn(row, day));
      const counts = TAX_CLASSES.map((of) => rows.filter(({ classes }) => classes.includes(of)).length);
      const rates = new Set(rows.map(({ rate }) => rate).filter((rate) => rate !== 0));
      return [
        ...(counts.includes(0) ? [{ fault: 'gap' as const, tax, day }] : []),
        ...(counts.some((count) => count > 1) ? [{ fault: 'overlap' as const, tax, day }] : []),
        ...(rates.size > 1 ? [{ fault: 'two-rates' as const, tax, day }] : []),
      ];
    }),
  );
}

const touches = (one: TaxRow, row: TaxRow): boolean =>
  one.tax === row.tax &&
  one.classes.some((of) => row.classes.includes(of)) &&
  (one.until === null || row.from <= one.until) &&
  (row.until === null || one.from <= row.until);

/** The parts of what held until further notice that a row leaves: other classes, the days before it, and those after it. */
function makeRoom(standing: TaxRow, { from, until, classes: taken }: TaxRow): TaxRow[] {
  const classes = standing.classes.filter((of) => taken.includes(of));
  const others = standing.classes.filter((of) => !taken.includes(of));
  return [
    ...(others.length === 0 ? [] : [{ ...standing, classes: others }]),
    { ...standing, classes, until: addDays(from, -1) },
    ...(until === null ? [] : [{ ...standing, classes, from: dayAfter(until) }]),
  ];
}

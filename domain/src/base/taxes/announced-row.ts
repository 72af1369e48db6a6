import type { Day } from '../calendar/calendar-day.ts';
import { accept, refuse, type Result } from '../results/result.ts';
import { addRow, announceRow, type RowRefusal } from './announce-row.ts';
import { TAX_CALENDAR, type TaxCalendar, type TaxRow } from './tax-calendar.ts';

/** Row that an administrator announced. It counts once another one has confirmed it, and until it is withdrawn. Decision 204. */
export interface AnnouncedRow extends TaxRow {
  readonly announcedBy: string;
  readonly isConfirmed: boolean;
  readonly isWithdrawn: boolean;
}

/**
 * States of such a row. `confirmed`: it counts, and its days are to come. `lapsed`: its first day came before anyone confirmed it.
 */
export const TAX_ROW_STATES = ['announced', 'lapsed', 'confirmed', 'in-force', 'ended', 'withdrawn'] as const;
export type TaxRowState = (typeof TAX_ROW_STATES)[number];

/** Reasons that a row is neither confirmed nor withdrawn. */
export type DecisionRefusal = RowRefusal | 'tax-row-own' | 'tax-row-settled' | 'tax-row-needed';

/** Acts that a row allows, by its state, and why not. */
const MOVES: Readonly<Record<TaxRowState, Record<'confirm' | 'withdraw', 'yes' | DecisionRefusal>>> = {
  announced: { confirm: 'yes', withdraw: 'yes' },
  lapsed: { confirm: 'tax-row-past', withdraw: 'yes' },
  confirmed: { confirm: 'tax-row-settled', withdraw: 'yes' },
  'in-force': { confirm: 'tax-row-settled', withdraw: 'tax-row-settled' },
  ended: { confirm: 'tax-row-settled', withdraw: 'tax-row-settled' },
  withdrawn: { confirm: 'tax-row-settled', withdraw: 'tax-row-settled' },
};

/** Lists the acts that a row in a state still allows someone who did not announce it. */
export const openMoves = (state: TaxRowState): ('confirm' | 'withdraw')[] =>
  (['confirm', 'withdraw'] as const).filter((move) => MOVES[state][move] === 'yes');

/** The state of a row on a day in Québec. */
export function taxRowState(row: Omit<AnnouncedRow, 'announcedBy'>, today: Day): TaxRowState {
  if (row.isWithdrawn) return 'withdrawn';
  if (!row.isConfirmed) return row.from <= today ? 'lapsed' : 'announced';
  if (row.from > today) return 'confirmed';
  return row.until !== null && row.until < today ? 'ended' : 'in-force';
}

/**
 * The calendar of the built-in rows and of confirmed ones, in the order in which they were confirmed. Its version is the one of the built-in
 * rows and one more for every confirmation, and for every withdrawal after one. A row that does not fit is left out: a later program has it,
 * or another in its place, among its own.
 */
export function extendCalendar(
  rows: readonly AnnouncedRow[],
  builtIn: TaxCalendar = TAX_CALENDAR,
): { calendar: TaxCalendar; leftOut: readonly AnnouncedRow[] } {
  const leftOut: AnnouncedRow[] = [];
  let calendar = builtIn;
  for (const row of rows.filter(counts)) {
    const added = addRow(calendar, bareRow(row));
    if (added.ok) calendar = added.value;
    else leftOut.push(row);
  }
  const steps = rows.map(({ isConfirmed, isWithdrawn }) => Number(isConfirmed) + Number(isConfirmed && isWithdrawn));
  const version = builtIn.version + steps.reduce((sum, step) => sum + step, 0);
  return { calendar: { version, rows: calendar.rows }, leftOut };
}

/**
 * The calendars that a till may still bill by that has not heard of the one in force: the built-in one, and each that a confirmation made, as
 * if nothing had been withdrawn.
 */
export const calendarsBefore = (rows: readonly AnnouncedRow[]): TaxCalendar[] =>
  [0, ...rows.map((_, index) => index + 1)].map(
    (count) => extendCalendar(rows.slice(0, count).map((row) => ({ ...row, isWithdrawn: false }))).calendar,
  );

/** Decides whether someone may confirm a row: never who announced it, and not what has begun or does not fit any more. */
export function confirmRow(
  row: AnnouncedRow,
  { by, today, calendar }: { by: string; today: Day; calendar: TaxCalendar },
): Result<TaxCalendar, DecisionRefusal> {
  const move = MOVES[taxRowState(row, today)].confirm;
  if (move !== 'yes') return refuse(move);
  return row.announcedBy === by ? refuse('tax-row-own') : announceRow(calendar, bareRow(row), today);
}

/** Decides whether a row may be withdrawn: before its first day, and when those that were confirmed after it fit without it. `rows` are all, it among them. */
export function withdrawRow(
  row: AnnouncedRow,
  { today, rows }: { today: Day; rows: readonly AnnouncedRow[] },
): Result<null, DecisionRefusal> {
  const move = MOVES[taxRowState(row, today)].withdraw;
  if (move !== 'yes') return refuse(move);
  if (!row.isConfirmed) return accept(null);
  const rest = extendCalendar(rows.filter((one) => one !== row));
  return rest.leftOut.length > extendCalendar(rows).leftOut.length ? refuse('tax-row-needed') : accept(null);
}

const counts = ({ isConfirmed, isWithdrawn }: AnnouncedRow): boolean => isConfirmed && !isWithdrawn;

const bareRow = ({ from, until, tax, classes, rate }: TaxRow): TaxRow => ({ from, until, tax, classes, rate });

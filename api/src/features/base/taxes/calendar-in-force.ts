import type { TaxCalendarView } from '@comptoir/contract/base/taxes';
import { ratePeriods, TAX_CALENDAR, type RatePeriod, type TaxCalendar } from '@comptoir/domain/base/taxes/tax-calendar';

interface InForce {
  readonly calendar: TaxCalendar;
  /** The same as periods of equal rates, oldest first, and those of the calendars before it. */
  readonly tables: readonly (readonly RatePeriod[])[];
}

/**
 * The calendar of this process: a process serves one database, and rates are asked for in the depth of whatever prices, checks, writes or
 * reports. Before a database is opened it is the built-in one.
 */
let inForce: InForce = { calendar: TAX_CALENDAR, tables: [ratePeriods(TAX_CALENDAR)] };

/** The calendar that everything on the server goes by: built-in rows and confirmed ones, from memory. Decision 204. */
export const taxCalendar = (): TaxCalendar => inForce.calendar;

/** The rates that a bill may follow from, as the authority's language takes them: those in force first, then what an older till may have. */
export const taxTables = (): InForce['tables'] => inForce.tables;

/** Puts a calendar in force; `open-taxes.ts` alone does, as soon as it has read one. */
export function putInForce(calendar: TaxCalendar, before: readonly TaxCalendar[]): void {
  inForce = { calendar, tables: [calendar, ...before].map(ratePeriods) };
}

/** A calendar as a reply states it. */
export const viewCalendar = ({ version, rows }: TaxCalendar): TaxCalendarView => ({
  version,
  rows: rows.map(({ classes, ...row }) => ({ ...row, classes: [...classes] })),
});

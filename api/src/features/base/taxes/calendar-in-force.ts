import { ratePeriods, TAX_CALENDAR, type RatePeriod, type TaxCalendar } from '@comptoir/domain/base/taxes/tax-calendar';

interface InForce {
  readonly calendar: TaxCalendar;
  /** The same as periods of equal rates, oldest first. */
  readonly periods: readonly RatePeriod[];
}

/**
 * The calendar of this process: a process serves one database, and rates are asked for in the depth of whatever prices, checks, writes or
 * reports. Before a database is opened it is the built-in one.
 */
let inForce: InForce = { calendar: TAX_CALENDAR, periods: ratePeriods(TAX_CALENDAR) };

/** The calendar that everything on the server goes by: built-in rows and confirmed ones, from memory. Decision 204. */
export const taxCalendar = (): TaxCalendar => inForce.calendar;

/** The same as the authority's language takes it. */
export const taxPeriods = (): readonly RatePeriod[] => inForce.periods;

/** Puts a calendar in force; `open-taxes.ts` alone does, as soon as it has read one. */
export function putInForce(calendar: TaxCalendar): void {
  inForce = { calendar, periods: ratePeriods(calendar) };
}

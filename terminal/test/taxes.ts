import { ratePeriods, ratesOn, TAX_CALENDAR } from '@comptoir/domain/base/taxes/tax-calendar';
import type { RateTable } from '@comptoir/websrm/requests/rate-table';
import type { Taxing } from '../src/bills/read-order.ts';

/** A day of which the law is known. */
export const DAY = '2026-11-21';

/** The rates of that day, of both taxes. */
export const RATES = ratesOn(TAX_CALENDAR, DAY);

/** The rates by day, as the authority's language reads them. */
export const TABLE: RateTable = ratePeriods(TAX_CALENDAR);

/** A business that is registered for GST. */
export const TAXING: Taxing = { isGstRegistered: true, calendar: TAX_CALENDAR };

import type { getTaxCalendar } from '@comptoir/contract/base/taxes';
import type { Day } from '@comptoir/domain/base/calendar/calendar-day';
import { ratesOn, TAX_CALENDAR, type Tax, type TaxCalendar } from '@comptoir/domain/base/taxes/tax-calendar';
import type { Language } from '@comptoir/domain/base/merchants/merchant-information';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { dayIn, formatRate } from '../../lib/format.ts';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { useNow } from '../../lib/use-now.ts';
import { call } from '../http/call.ts';

const MINUTE = 60_000;
const QUEBEC = 'America/Toronto';

/** Rates by day, with the changes that were confirmed. */
const taxCalendarQuery = () =>
  queryOptions({
    queryKey: ['taxes', 'calendar'],
    queryFn: ({ signal }) => call<typeof getTaxCalendar>('GET', '/tax-calendar', { signal }),
    staleTime: 10 * MINUTE,
  });

/** The calendar that the server goes by; the built-in one until it is there, for no price may wait for it. */
export const useTaxCalendar = (): TaxCalendar => useQuery(taxCalendarQuery()).data ?? TAX_CALENDAR;

/** The day it is in Québec, whose tax rates are those of today. */
export const useTaxDay = (): Day => dayIn(useNow(MINUTE), QUEBEC);

/** Rates as texts take them: `{gst}`, `{qst}`, and both in one. */
type RatesInWords = Readonly<Record<Tax | 'both', string>>;

/** Rates of today. */
export const useTaxRates = (): RatesInWords => useRatesOn(useTaxDay(), useLanguage());

/** Rates of a day in a language, such as that of an event or of an invoice. */
export function useRatesOn(day: Day, language: Language): RatesInWords {
  const { gst, qst } = ratesOn(useTaxCalendar(), day);
  return {
    gst: formatRate(gst, language),
    qst: formatRate(qst, language),
    both: formatRate(gst + qst, language),
  };
}

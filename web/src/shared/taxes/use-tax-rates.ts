import type { Day } from '@comptoir/domain/base/calendar/calendar-day';
import { ratesOn, TAX_CALENDAR, type Tax } from '@comptoir/domain/base/taxes/tax-calendar';
import type { Language } from '@comptoir/domain/base/merchants/merchant-information';
import { dayIn, formatRate } from '../../lib/format.ts';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { useNow } from '../../lib/use-now.ts';

const MINUTE = 60_000;
const QUEBEC = 'America/Toronto';

/** The day it is in Québec, whose tax rates are those of today. */
export const useTaxDay = (): Day => dayIn(useNow(MINUTE), QUEBEC);

/** Rates as texts take them: `{gst}`, `{qst}`, and both in one. */
type RatesInWords = Readonly<Record<Tax | 'both', string>>;

/** Rates of today. */
export function useTaxRates(): RatesInWords {
  const day = useTaxDay();
  return writeRates(day, useLanguage());
}

/** Rates of a day in a language, such as that of an event or of an invoice. */
export function writeRates(day: Day, language: Language): RatesInWords {
  const { gst, qst } = ratesOn(TAX_CALENDAR, day);
  return {
    gst: formatRate(gst, language),
    qst: formatRate(qst, language),
    both: formatRate(gst + qst, language),
  };
}

import { dateFormat, dollars, numberFormat } from '@comptoir/domain/base/languages/formats';
import type { Day } from '@comptoir/domain/base/calendar/calendar-day';
import type { Language, MerchantTimeZone } from '@comptoir/domain/base/merchants/merchant-information';
import type { RateMillionths } from '@comptoir/domain/base/amounts/cents';

/** Cents as the documents and the mails about them write amounts. */
export const writeAmount = (amountCents: number, language: Language): string => dollars(amountCents, language);

/** A rate as a percentage: `12,5 %`. */
export const writeRate = (rate: RateMillionths, language: Language): string =>
  numberFormat(language, { style: 'percent', maximumFractionDigits: 3 }).format(rate / 1_000_000);

/** A day in words. */
export const writeDay = (day: Day, language: Language): string =>
  dateFormat({ language, timeZone: 'UTC' }, { dateStyle: 'long' }).format(new Date(day));

/** The day of an instant where the merchant is, in words. */
export const writeDayOf = (at: Date, zone: MerchantTimeZone, language: Language): string =>
  dateFormat({ language, timeZone: zone }, { dateStyle: 'long' }).format(at);

import { dollars } from '@comptoir/domain/base/activity-log/log-sentences';
import type { Day } from '@comptoir/domain/base/calendar/local-day';
import type { Language, MerchantTimeZone } from '@comptoir/domain/base/merchants/merchant-information';
import type { RateMillionths } from '@comptoir/domain/base/amounts/cents';

const LOCALES = { fr: 'fr-CA', en: 'en-CA' } as const;

/** Cents as the documents and the mails about them write amounts. */
export const writeAmount = (amountCents: number, language: Language): string => dollars(amountCents, LOCALES[language]);

/** A rate as a percentage: `9,975 %`. */
export const writeRate = (rate: RateMillionths, language: Language): string =>
  (rate / 1_000_000).toLocaleString(LOCALES[language], { style: 'percent', maximumFractionDigits: 3 });

/** A day in words. */
export const writeDay = (day: Day, language: Language): string =>
  new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));

/** The day of an instant where the merchant is, in words. */
export const writeDayOf = (at: Date, zone: MerchantTimeZone, language: Language): string =>
  new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'long', timeZone: zone }).format(at);

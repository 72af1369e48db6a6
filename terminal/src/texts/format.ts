import type { Cents, RateMillionths } from '@comptoir/domain/base/amounts/cents';
import type { Day } from '@comptoir/domain/base/calendar/calendar-day';
import type { Language } from './language.ts';

const CURRENCY = {
  fr: new Intl.NumberFormat('fr-CA', { style: 'currency', currency: 'CAD' }),
  en: new Intl.NumberFormat('en-CA', { style: 'currency', currency: 'CAD' }),
};

/** `5,75 $` or `$5.75`. */
export const formatAmount = (amount: Cents, language: Language): string => CURRENCY[language].format(amount / 100);

/** `2 j 3 h`, `3 h 12 min`, `5 min`: an age, in French and English alike but for the day. */
export function formatAge(milliseconds: number, language: Language): string {
  const minutes = Math.max(0, Math.floor(milliseconds / 60_000));
  const hours = Math.floor(minutes / 60);
  const days = Math.floor(hours / 24);
  if (days > 0) return `${days} ${language === 'fr' ? 'j' : 'd'} ${hours % 24} h`;
  return hours > 0 ? `${hours} h ${minutes % 60} min` : `${minutes} min`;
}

/** `2026-01-15 12:05`, at the place. */
export const formatTime = (instant: string, timeZone: string): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(new Date(instant));

/** A text that another sentence can follow. */
export const asSentence = (text: string): string => (text.endsWith('.') ? text : `${text}.`);

/** `12,5 %` or `12.5%`: a rate in millionths. */
export const formatRate = (rate: RateMillionths, language: Language): string =>
  new Intl.NumberFormat(LOCALES[language], { style: 'percent', maximumFractionDigits: 4 }).format(rate / 1_000_000);

/** `14 décembre 2026` or `December 14, 2026`. */
export const formatDay = (day: Day, language: Language): string =>
  new Intl.DateTimeFormat(LOCALES[language], { timeZone: 'UTC', dateStyle: 'long' }).format(new Date(day));

const LOCALES: Readonly<Record<Language, string>> = { fr: 'fr-CA', en: 'en-CA' };

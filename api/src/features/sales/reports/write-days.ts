import type { Language } from '@comptoir/domain/base/merchants/merchant-information';

const LOCALES: Readonly<Record<Language, string>> = { fr: 'fr-CA', en: 'en-CA' };

/** 20 juin 2026: a day that is the same one in every zone. */
export const writeDay = (day: string, language: Language): string =>
  new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));

/** juin 2026, of `2026-06`. */
export const writeMonth = (month: string, language: Language): string =>
  new Intl.DateTimeFormat(LOCALES[language], { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}-01`),
  );

/** 20 juin 2026, 14 h 05, by the clock of a zone. */
export const writeMoment = (at: string | Date, language: Language, timeZone: string): string =>
  new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'medium', timeStyle: 'short', timeZone })
    .format(new Date(at))
    .replaceAll('\u202F', '\u00A0');

import { dateFormat } from '@comptoir/domain/base/languages/formats';
import type { Language } from '@comptoir/domain/base/merchants/merchant-information';

/** 20 juin 2026: a day that is the same one in every zone. */
export const writeDay = (day: string, language: Language): string =>
  dateFormat({ language, timeZone: 'UTC' }, { dateStyle: 'long' }).format(new Date(day));

/** juin 2026, of `2026-06`. */
export const writeMonth = (month: string, language: Language): string =>
  dateFormat({ language, timeZone: 'UTC' }, { month: 'long', year: 'numeric' }).format(new Date(`${month}-01`));

/** 20 juin 2026, 14 h 05, by the clock of a zone. */
export const writeMoment = (at: string | Date, language: Language, timeZone: string): string =>
  dateFormat({ language, timeZone }, { dateStyle: 'medium', timeStyle: 'short' })
    .format(new Date(at))
    .replaceAll('\u202F', '\u00A0')
    // a time is not torn between two lines
    .replace(/\sh\s(?=\d)/u, '\u00A0h\u00A0');

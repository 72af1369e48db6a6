import { ERRORS as errorsEn } from './errors.en.ts';
import { ERRORS as errorsFr } from './errors.fr.ts';
import { HELP as helpEn } from './help.en.ts';
import { HELP as helpFr } from './help.fr.ts';
import { TILL as tillEn } from './till.en.ts';
import { TILL as tillFr } from './till.fr.ts';

/** Languages of the till's own words. A bill is always in French: the law wants it so. */
export type Language = 'fr' | 'en';

/** All that the till can say. */
export const TEXTS = {
  fr: { errors: errorsFr, till: tillFr, help: helpFr },
  en: { errors: errorsEn, till: tillEn, help: helpEn },
} as const;

/** Values that options of a declaration need, in words that follow the option. */
export const DECLARED_OPTIONS: Readonly<Record<'fr' | 'en', Readonly<Record<string, string>>>> = {
  fr: {
    '--reason': 'nouveau, modification ou fin',
    '--times': 'jour, soir ou nuit, séparés par des virgules',
    '--phone': 'dix chiffres',
    '--extension': 'de un à six chiffres',
    '--neq': 'dix chiffres',
    '--goods': 'au plus 250 caractères',
    '--often': 'au plus 250 caractères',
  },
  en: {
    '--reason': 'new, change or end',
    '--times': 'day, evening or night, with commas between',
    '--phone': 'ten digits',
    '--extension': 'one to six digits',
    '--neq': 'ten digits',
    '--goods': '250 characters at most',
    '--often': '250 characters at most',
  },
};

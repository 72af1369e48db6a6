import type { Language } from '../merchants/merchant-information.ts';

/** Locale of each language in Canada: its days, numbers and amounts. */
export const LOCALES = { fr: 'fr-CA', en: 'en-CA' } as const satisfies Readonly<Record<Language, string>>;

/** In whose words and on whose clock an instant is written. */
export interface Reader {
  readonly language: Language;
  /** A name of the time zone database. */
  readonly timeZone: string;
}

/** Returns a function that makes each format once: making one takes fifty times as long as writing with it. */
export function remember<Asked extends readonly unknown[], Format>(make: (...args: Asked) => Format): typeof make {
  const cached = new Map<string, Format>();
  return (...args) => {
    const key = JSON.stringify(args);
    const format = cached.get(key) ?? make(...args);
    cached.set(key, format);
    return format;
  };
}

/** Writes instants for a reader. */
export const dateFormat = remember(
  ({ language, timeZone }: Reader, options: Intl.DateTimeFormatOptions): DateFormat => {
    const format = new Intl.DateTimeFormat(LOCALES[language], { ...options, timeZone });
    return language === 'fr' ? ordinalFirst(format) : format;
  },
);

type DateFormat = Pick<Intl.DateTimeFormat, 'format' | 'formatToParts'>;

/** A 1 before the name of a month. */
const FIRST_OF_MONTH = /(?<!\d)1(?=\s(?:janv|févr|mars|avr|mai|juin|juil|août|sept|oct|nov|déc))/u;

/** The first day of a month is the only one with an ordinal in French, and the locale's data has none: 1er juin. */
const ordinalFirst = (format: Intl.DateTimeFormat): DateFormat => ({
  format: (at) => format.format(at).replace(FIRST_OF_MONTH, '1er'),
  formatToParts: (at) => format.formatToParts(at),
});

/** Writes numbers in a language. */
export const numberFormat = remember(
  (language: Language, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(LOCALES[language], options),
);

/** 17 h 30 · 5:30 p.m., of a time on a wall as `17:30`. */
export const wallTime = (time: string, language: Language): string =>
  dateFormat({ language, timeZone: 'UTC' }, { timeStyle: 'short' })
    .format(new Date(`1970-01-01T${time}Z`))
    .replaceAll(/\s/g, '\u00A0');

const DOLLARS = { style: 'currency', currency: 'CAD' } as const;

/** 5,75 $ · $5.75, of cents. */
export const dollars = (amountCents: number, language: Language): string =>
  numberFormat(language, DOLLARS).format(amountCents / 100);

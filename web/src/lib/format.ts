import {
  dateFormat,
  dollars,
  LOCALES,
  numberFormat,
  remember,
  type Reader,
} from '@comptoir/domain/base/languages/formats';
import type { Language } from '@comptoir/domain/base/merchants/merchant-information';
import type { Cents, RateMillionths } from '@comptoir/domain/base/amounts/cents';

export type { Reader };

/** 20 juin 2026, 14 h 05 · Jun 20, 2026, 2:05 p.m.; its time is never torn apart. */
export const formatInstant = (at: Date, reader: Reader): string =>
  `${formatDay(at, reader)}, ${formatTime(at, reader)}`;

/** 14 h 05 · 2:05 p.m., on one line. */
export const formatTime = (at: Date, reader: Reader): string =>
  dateFormat(reader, { timeStyle: 'short' }).format(at).replaceAll(/\s/g, '\u00A0');

/** With seconds, for what must be distinguished. */
export const formatExactInstant = (at: Date, reader: Reader): string =>
  dateFormat(reader, { dateStyle: 'medium', timeStyle: 'medium' }).format(at);

/** 20 juin 2026 · Jun 20, 2026 */
export const formatDay = (at: Date, reader: Reader): string => dateFormat(reader, { dateStyle: 'medium' }).format(at);

/** HAE · EDT: the short name of the reader's zone at that instant. */
export function formatZone(at: Date, reader: Reader): string {
  const parts = dateFormat(reader, { timeZoneName: 'short' }).formatToParts(at);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? reader.timeZone;
}

/** Calendar day in the reader's zone as `2026-06-20`, to compare days. */
export const dayIn = (at: Date, timeZone: string): string =>
  dateFormat({ language: 'en', timeZone }, { year: 'numeric', month: '2-digit', day: '2-digit' }).format(at);

/** mercredi 25 décembre · Wednesday, December 25: a day (`2026-12-25`) that is the same one in every zone. */
export const formatCalendarDay = (day: string, language: Language): string =>
  dateFormat({ language, timeZone: 'UTC' }, { weekday: 'long', day: 'numeric', month: 'long' }).format(new Date(day));

/** vendredi 25 décembre 2026 · Friday, December 25, 2026 */
export const formatFullDay = (day: string, language: Language): string =>
  dateFormat({ language, timeZone: 'UTC' }, { dateStyle: 'full' }).format(new Date(day));

/** 25 déc. 2026 · Dec 25, 2026 */
export const formatMediumDay = (day: string, language: Language): string =>
  dateFormat({ language, timeZone: 'UTC' }, { dateStyle: 'medium' }).format(new Date(day));

/** 25 déc. · Dec 25 */
export const formatShortDay = (day: string, language: Language): string =>
  dateFormat({ language, timeZone: 'UTC' }, { day: 'numeric', month: 'short' }).format(new Date(day));

/** nov. 2026 · Nov 2026: the month of a day. */
export const formatMonth = (day: string, language: Language): string =>
  dateFormat({ language, timeZone: 'UTC' }, { month: 'short', year: 'numeric' }).format(new Date(day));

/** avril · April, of 4. */
export const formatMonthName = (month: number, language: Language): string =>
  dateFormat({ language, timeZone: 'UTC' }, { month: 'long' }).format(new Date(Date.UTC(2026, month - 1, 1)));

/** 25 décembre 2026 · December 25, 2026: the same with its year, for what lies further away. */
export const formatLongDay = (day: string, language: Language): string =>
  dateFormat({ language, timeZone: 'UTC' }, { dateStyle: 'long' }).format(new Date(day));

/** 1 234 · 1,234 */
export const formatNumber = (amount: number, language: Language): string => numberFormat(language, {}).format(amount);

/** 482 ko · 482 kB, 2,3 Mo · 2.3 MB: how long a file is. */
export const formatSize = (bytes: number, language: Language): string =>
  bytes < 1_000_000
    ? numberFormat(language, { ...SIZE, unit: 'kilobyte' }).format(Math.ceil(bytes / 1000))
    : numberFormat(language, { ...SIZE, unit: 'megabyte' }).format(bytes / 1_000_000);

const SIZE = { style: 'unit', maximumFractionDigits: 1 } as const;

/** 5,75 $ · $5.75 */
export const formatMoney = (amount: Cents, language: Language): string => dollars(amount, language);

/** 12 k $ · $12K: where there is little room, such as beside an axis. */
export const formatShortMoney = (amount: Cents, language: Language): string =>
  numberFormat(language, {
    style: 'currency',
    currency: 'CAD',
    notation: 'compact',
    minimumFractionDigits: 0,
    maximumFractionDigits: 1,
  }).format(amount / 100);

/** 12,5 % · 12.5%: a rate in millionths. */
export const formatRate = (rate: RateMillionths, language: Language): string =>
  numberFormat(language, { style: 'percent', maximumFractionDigits: 4 }).format(rate / 1_000_000);

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** il y a 3 minutes · 3 minutes ago */
export function formatAgo(at: Date, now: Date, language: Language): string {
  const elapsed = Math.max(0, now.getTime() - at.getTime());
  const words = agoFormat(language);
  if (elapsed < MINUTE) return words.format(0, 'second');
  if (elapsed < HOUR) return words.format(-Math.floor(elapsed / MINUTE), 'minute');
  if (elapsed < DAY) return words.format(-Math.floor(elapsed / HOUR), 'hour');
  return words.format(-Math.floor(elapsed / DAY), 'day');
}

/** 3 h 12 min, and < 1 min for what has only begun; the same in both languages. */
export function formatAge(milliseconds: number): string {
  const minutes = Math.floor(milliseconds / MINUTE);
  if (minutes < 1) return '<\u00A01\u00A0min';
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  if (hours === 0) return `${rest}\u00A0min`;
  return rest === 0 ? `${hours}\u00A0h` : `${hours}\u00A0h\u00A0${rest}\u00A0min`;
}

/** 14:09, for a countdown. */
export function formatCountdown(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

const agoFormat = remember((language: Language) => new Intl.RelativeTimeFormat(LOCALES[language], { numeric: 'auto' }));

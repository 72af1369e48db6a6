import { dateFormat, wallTime } from '@comptoir/domain/base/languages/formats';
import type { Language } from '@comptoir/domain/base/merchants/merchant-information';
import type { WeekTime } from '@comptoir/domain/sales/menu/menu-entry';
import { useTranslations } from 'use-intl';
import { useLanguage } from '../../../lib/i18n/use-language.ts';

/** Days of a week as people here read them, Monday first. */
export const WEEK = [1, 2, 3, 4, 5, 6, 0] as const;

/** A Sunday, from which days are named. */
const SUNDAY = Date.UTC(1970, 0, 4);
const DAY = 86_400_000;

/** lun. · Mon: a day of the week, of which Sunday is 0. */
export const nameDay = (day: number, language: Language): string =>
  dateFormat({ language, timeZone: 'UTC' }, { weekday: 'short' }).format(new Date(SUNDAY + day * DAY));

/** Words for a part of a week, such as “lun., mar. 6 h – 11 h”. */
export function useWeekWords(): (time: WeekTime) => string {
  const t = useTranslations('menu');
  const language = useLanguage();
  return ({ days, from, until }) => {
    const named = WEEK.filter((day) => days.includes(day)).map((day) => nameDay(day, language));
    return `${named.length === WEEK.length ? t('everyDay') : named.join(', ')} ${wallTime(from, language)} – ${wallTime(until, language)}`;
  };
}

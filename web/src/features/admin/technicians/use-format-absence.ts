import type { TechnicianAbsence } from '@comptoir/contract/help/technicians';
import { useTranslations } from 'use-intl';
import { formatMediumDay, formatTime } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';

/** An absence in words: its days, with their hours where it is not whole days, and why. */
export function useFormatAbsence() {
  const t = useTranslations('technicians.absences');
  const language = useLanguage();
  const end = (day: string, time: string | null): string => {
    const words = formatMediumDay(day, language);
    if (time === null) return words;
    return `${words}, ${formatTime(new Date(`${day}T${time}:00Z`), { language, timeZone: 'UTC' })}`;
  };
  return ({ fromOn, fromTime, untilOn, untilTime, reason }: Omit<TechnicianAbsence, 'id'>): string => {
    const until = end(untilOn, untilTime);
    const isOneDay = fromOn === untilOn && fromTime === null && untilTime === null;
    const days = isOneDay ? until : t('between', { from: end(fromOn, fromTime), until });
    return reason ? `${days} (${reason})` : days;
  };
}

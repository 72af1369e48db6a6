import { SUPPORT_TIME_ZONE } from '@comptoir/domain/base/support-settings/support-hours';
import { dayIn, formatCalendarDay, formatTime } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';

/** A visit's day and hour in words, by the clock of Québec whatever the merchant's zone: the technician's day is planned by it. */
export function useFormatHour() {
  const language = useLanguage();
  return (startsAt: string): { day: string; time: string } => {
    const at = new Date(startsAt);
    return {
      day: formatCalendarDay(dayIn(at, SUPPORT_TIME_ZONE), language),
      time: formatTime(at, { language, timeZone: SUPPORT_TIME_ZONE }),
    };
  };
}

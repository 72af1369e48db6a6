import { SUPPORT_HOURS } from '@comptoir/domain/base/support-settings/support-hours';
import { wordSupportHours } from '@comptoir/domain/base/support-settings/word-support-hours';
import { useQuery } from '@tanstack/react-query';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { supportContactQuery } from '../queries/help.ts';

/** Contact details and hours of support, as they are set. */
export const useSupportContact = () => useQuery(supportContactQuery());

/** Hours of support, the usual ones as long as nothing else is known, with the names of its closing days. */
export function useSupportCalendar() {
  const { data } = useSupportContact();
  const { opens, closes } = data ?? SUPPORT_HOURS;
  const closingDays = data?.closingDays ?? [];
  return { opens, closes, closedOn: closingDays.map(({ on }) => on), closingDays };
}

/** From when until when support answers, in words within a sentence. */
export const useSupportHours = (): string => wordSupportHours(useSupportCalendar(), useLanguage());

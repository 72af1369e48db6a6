import type { AppointmentView } from '@comptoir/contract/help/appointments';
import { isOpenDuring } from '@comptoir/domain/base/support-settings/support-hours';
import { useTranslations } from 'use-intl';
import { useSupportCalendar } from '../../../shared/support/use-support-calendar.ts';

/** Returns the reason why a visit that has to be moved cannot take place, in words. */
export function useWhyUnkept() {
  const t = useTranslations('appointments.unkept.why');
  const calendar = useSupportCalendar();
  return ({ startsAt, endsAt }: Pick<AppointmentView, 'startsAt' | 'endsAt'>): string =>
    t(isOpenDuring({ startsAt: new Date(startsAt), endsAt: new Date(endsAt) }, calendar) ? 'away' : 'closed');
}

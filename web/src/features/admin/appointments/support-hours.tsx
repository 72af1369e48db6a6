import { supportState } from '@comptoir/domain/base/support-settings/support-hours';
import { useTranslations } from 'use-intl';
import { formatCalendarDay } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { useNow } from '../../../lib/use-now.ts';
import { useSupportCalendar, useSupportHours } from '../../../shared/support/use-support-calendar.ts';
import { Banner } from '../../../ui/banner.tsx';

/** Hours of support, within which appointments can be, and its present state. */
export function SupportHours() {
  const t = useTranslations('appointments.hours');
  const language = useLanguage();
  const state = supportState(useNow(30_000), useSupportCalendar());
  const next = state.isOpen ? null : formatCalendarDay(state.opensOn, language);
  return (
    <Banner tone={state.isOpen ? 'success' : 'info'}>
      <strong>{next === null ? t('open') : t('closed', { day: next })}</strong>
      <p>{t('hint', { hours: useSupportHours() })}</p>
    </Banner>
  );
}

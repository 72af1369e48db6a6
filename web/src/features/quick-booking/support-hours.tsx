import { SUPPORT_HOURS, supportState } from '@comptoir/domain/support/support-hours';
import { useTranslations } from 'use-intl';
import { formatDay } from '../../lib/format.ts';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { useNow } from '../../lib/use-now.ts';
import { Banner } from '../../ui/banner.tsx';

/** When an appointment can be: the hours of support, and whether it is open now. */
export function SupportHours() {
  const t = useTranslations('quickBooking.hours');
  const language = useLanguage();
  const state = supportState(useNow(30_000));
  // a day has no hour: noon of the same zone is that day everywhere it is read
  const next = state.isOpen ? null : formatDay(new Date(`${state.opensOn}T12:00:00Z`), { language, timeZone: 'UTC' });
  return (
    <Banner tone={state.isOpen ? 'success' : 'info'}>
      <strong>{next === null ? t('open') : t('closed', { day: next })}</strong>
      <p>{t('hint', SUPPORT_HOURS)}</p>
    </Banner>
  );
}

import { nextHoliday } from '@comptoir/domain/help/support/public-holidays';
import { SUPPORT_TIME_ZONE, supportState, type SupportState } from '@comptoir/domain/help/support/support-hours';
import { useTranslations } from 'use-intl';
import { dayIn, formatCalendarDay } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { useNow } from '../../../lib/use-now.ts';
import { useReader } from '../../../shared/sessions/use-reader.ts';
import { SupportContact } from '../../../shared/support/support-contact.tsx';
import { DetailList } from '../../../ui/detail-list.tsx';
import { Section } from '../../../ui/section.tsx';
import { StatusBadge } from '../../../ui/status-badge.tsx';
import styles from './support.module.css';

/** Whether support answers now, or when next, and its hours. */
export function SupportStatus() {
  const t = useTranslations('support.hours');
  const language = useLanguage();
  const { timeZone } = useReader();
  const now = useNow(30_000);
  const state = supportState(now);
  const next = nextHoliday(dayIn(now, SUPPORT_TIME_ZONE));
  return (
    <Section
      title={t('title')}
      aside={
        <StatusBadge tone={state.isOpen ? 'success' : 'neutral'}>{t(state.isOpen ? 'open' : 'closed')}</StatusBadge>
      }
    >
      <Opening state={state} />
      <p className={styles.contact}>
        <SupportContact />
      </p>
      <DetailList
        details={[
          {
            label: t('opensLabel'),
            value: `${t('days')}, ${t('time')} (${t('zone')})`,
            hint: timeZone === SUPPORT_TIME_ZONE ? undefined : t('islands'),
          },
          { label: t('closedDays'), value: t('weekend') },
          {
            label: t('nextHoliday'),
            value: t('onDay', { name: t(`holidays.${next.name}`), day: formatCalendarDay(next.on, language) }),
          },
        ]}
      />
    </Section>
  );
}

/** The sentence that says when support opens; read out when it changes. */
function Opening({ state }: { readonly state: SupportState }) {
  const t = useTranslations('support.hours');
  const language = useLanguage();
  if (state.isOpen) return <output className={styles.opening}>{t('openText')}</output>;
  const day = formatCalendarDay(state.opensOn, language);
  const opening = state.inDays > 1 ? t('later', { day }) : t(state.inDays === 0 ? 'today' : 'tomorrow');
  const holiday = state.holiday ? t('holiday', { name: t(`holidays.${state.holiday}`) }) : '';
  return <output className={styles.opening}>{`${holiday} ${opening}`.trim()}</output>;
}

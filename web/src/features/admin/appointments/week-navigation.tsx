import { addDays } from '@comptoir/domain/base/calendar/calendar-day';
import { useTranslations } from 'use-intl';
import { Button } from '../../../ui/button.tsx';
import { ChevronIcon } from '../../../ui/icons.tsx';
import { Row } from '../../../ui/layout.tsx';
import { formatLongDay } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import styles from './appointments.module.css';

interface WeekNavigationProps {
  readonly monday: string;
  /** The Monday that the screen opened with. */
  readonly start: string;
  readonly onChange: (monday: string) => void;
}

/** Week in view, read out when it changes, and the way to others. */
export function WeekNavigation({ monday, start, onChange }: WeekNavigationProps) {
  const t = useTranslations('appointments.calendar');
  const language = useLanguage();
  return (
    <Row gap="md">
      <Button variant="default" onClick={() => onChange(start)}>
        {t('today')}
      </Button>
      <Button variant="default" aria-label={t('previous')} repeats onClick={() => onChange(addDays(monday, -7))}>
        <span className={styles.back}>
          <ChevronIcon size={18} />
        </span>
      </Button>
      <output className={styles.week}>{t('week', { day: formatLongDay(monday, language) })}</output>
      <Button variant="default" aria-label={t('next')} repeats onClick={() => onChange(addDays(monday, 7))}>
        <span className={styles.forth}>
          <ChevronIcon size={18} />
        </span>
      </Button>
    </Row>
  );
}

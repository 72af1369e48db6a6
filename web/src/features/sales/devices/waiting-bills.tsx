import { waitingUrgency, type WaitingUrgency } from '@comptoir/domain/base/merchants/waiting-urgency';
import { useTranslations } from 'use-intl';
import { formatAge } from '../../../lib/format.ts';
import { StatusBadge, type Tone } from '../../../ui/status-badge.tsx';
import { TimeText } from '../../../shared/sessions/time-text.tsx';
import styles from './devices.module.css';

const TONES: Readonly<Record<WaitingUrgency, Tone>> = {
  calm: 'info',
  warning: 'warning',
  urgent: 'error',
  late: 'error',
};

interface WaitingBillsProps {
  readonly count: number;
  readonly oldestAt: string | null;
  readonly now: Date;
}

/** Bills of a till that the authority does not have yet, the age of the oldest against the 48 hours. */
export function WaitingBills({ count, oldestAt, now }: WaitingBillsProps) {
  const t = useTranslations('devices.waiting');
  if (count === 0) return <span className={styles.faint}>{t('none')}</span>;
  const oldest = oldestAt ? new Date(oldestAt) : now;
  const urgency = waitingUrgency(oldest, now);
  const age = formatAge(now.getTime() - oldest.getTime());
  return (
    <span className={styles.state}>
      <StatusBadge tone={TONES[urgency]}>{t('count', { count })}</StatusBadge>
      <small className={styles.faint}>
        <TimeText at={oldest}>{t(urgency === 'late' ? 'late' : 'age', { age })}</TimeText>
      </small>
    </span>
  );
}

import {
  TRANSMISSION_LIMIT_MS,
  waitingUrgency,
  type WaitingUrgency,
} from '@comptoir/domain/base/merchants/waiting-urgency';
import { useTranslations } from 'use-intl';
import { formatAge } from '../../../lib/format.ts';
import { useNow } from '../../../lib/use-now.ts';
import { SendWaiting } from '../../../shared/transmissions/send-waiting.tsx';
import { Banner } from '../../../ui/banner.tsx';
import styles from './activity-log.module.css';
import { useWaitingBills } from './activity-log.api.ts';

const TONES: Readonly<Record<WaitingUrgency, 'info' | 'warning' | 'error'>> = {
  calm: 'info',
  warning: 'warning',
  urgent: 'error',
  late: 'error',
};

/** Bills that the authority does not have yet, how pressing they are, and the button that sends them. */
export function WaitingBanner() {
  const t = useTranslations('activityLog.waiting');
  const { data } = useWaitingBills();
  const now = useNow(30_000);
  if (!data || data.count === 0) return null;

  const oldest = data.oldestAt ? new Date(data.oldestAt) : now;
  const urgency = waitingUrgency(oldest, now);
  const waited = Math.max(0, now.getTime() - oldest.getTime());

  return (
    <Banner tone={TONES[urgency]} action={<SendWaiting />}>
      <strong>{t('count', { count: data.count })}</strong>{' '}
      {t(urgency === 'late' ? 'late' : 'age', { age: formatAge(waited) })}
      {data.authorityReachable ? null : <p>{t('unreachable')}</p>}
      <div className={styles.clock} aria-hidden="true">
        <span style={{ width: `${Math.min(100, (100 * waited) / TRANSMISSION_LIMIT_MS)}%` }} />
      </div>
    </Banner>
  );
}

import {
  TRANSMISSION_LIMIT_MS,
  waitingUrgency,
  type WaitingUrgency,
} from '@comptoir/domain/base/merchants/waiting-urgency';
import { useTranslations } from 'use-intl';
import { showAlert } from '../../../lib/alerts.ts';
import { failureCode } from '../../../shared/http/api-error.ts';
import { formatAge } from '../../../lib/format.ts';
import { usePermission } from '../../../shared/access/permission.ts';
import { useNow } from '../../../lib/use-now.ts';
import { Button } from '../../../ui/button.tsx';
import { Banner } from '../../../ui/banner.tsx';
import { SendIcon } from '../../../ui/icons.tsx';
import styles from './activity-log.module.css';
import { useTransmitBills, useWaitingBills } from './activity-log.api.ts';

const TONES: Readonly<Record<WaitingUrgency, 'info' | 'warning' | 'error'>> = {
  calm: 'info',
  warning: 'warning',
  urgent: 'error',
  late: 'error',
};

/** Bills that the authority does not have yet, how pressing they are, and for those who may the button that sends them. */
export function WaitingBanner() {
  const t = useTranslations('activityLog.waiting');
  const { data } = useWaitingBills();
  const canSend = usePermission('transmit-transactions');
  const now = useNow(30_000);
  if (!data || data.count === 0) return null;

  const oldest = data.oldestAt ? new Date(data.oldestAt) : now;
  const urgency = waitingUrgency(oldest, now);
  const waited = Math.max(0, now.getTime() - oldest.getTime());

  return (
    <Banner tone={TONES[urgency]} action={canSend ? <SendButton /> : null}>
      <strong>{t('count', { count: data.count })}</strong>{' '}
      {t(urgency === 'late' ? 'late' : 'age', { age: formatAge(waited) })}
      {data.authorityReachable ? null : <p>{t('unreachable')}</p>}
      <div className={styles.clock} aria-hidden="true">
        <span style={{ width: `${Math.min(100, (100 * waited) / TRANSMISSION_LIMIT_MS)}%` }} />
      </div>
    </Banner>
  );
}

function SendButton() {
  const t = useTranslations('activityLog.waiting');
  const tError = useTranslations('errorMessages');
  const { mutate, isPending } = useTransmitBills();

  const send = (): void =>
    mutate(undefined, {
      onSuccess: ({ sent, stillWaiting }) => {
        const text = stillWaiting > 0 ? t('still', { sent, waiting: stillWaiting }) : t('sent', { count: sent });
        showAlert({ tone: sent > 0 ? 'success' : 'info', text });
      },
      onError: (error) => showAlert({ tone: 'error', text: tError(failureCode(error)) }),
    });

  return (
    <Button leftSection={<SendIcon size={16} />} loading={isPending} onClick={send}>
      {t('send')}
    </Button>
  );
}

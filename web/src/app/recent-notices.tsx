import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { formatTime } from '../lib/format.ts';
import { useReader } from '../shared/sessions/use-reader.ts';
import type { RecentAlert } from './recent-alerts.ts';
import styles from './recent-notices.module.css';

/** Notices that were said in passing, each with its hour. */
export function RecentNotices({ alerts }: { readonly alerts: readonly RecentAlert[] }) {
  const t = useTranslations('app.account.notices');
  const tAlert = useTranslations('app.alerts');
  const reader = useReader();
  const id = useId();
  if (alerts.length === 0) return null;
  return (
    <div className={styles.notices}>
      <p id={id} className={styles.title}>
        {t('title')}
      </p>
      <ul aria-labelledby={id} className={styles.list}>
        {alerts.map(({ id: key, alert, at }) => (
          <li key={key} className={styles.notice} data-tone={alert.tone}>
            <span>{'key' in alert ? tAlert(alert.key) : alert.text}</span>
            <time dateTime={at.toISOString()}>{formatTime(at, reader)}</time>
          </li>
        ))}
      </ul>
    </div>
  );
}

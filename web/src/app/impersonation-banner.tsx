import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { formatCountdown } from '../lib/format.ts';
import { useEndImpersonation } from '../shared/impersonation/impersonation.api.ts';
import { useSession } from '../shared/sessions/use-session.ts';
import { useTimeLeft } from '../lib/use-time-left.ts';
import { PersonIcon } from '../ui/icons.tsx';
import styles from './impersonation-banner.module.css';

/** Over every screen while a user acts for a merchant: for whom, for how long, and the way out. */
export function ImpersonationBanner() {
  const t = useTranslations('impersonation');
  const impersonation = useSession()?.user?.impersonation;
  const { mutate, isPending, isError } = useEndImpersonation();
  const left = useTimeLeft(impersonation ? new Date(impersonation.expiresAt) : null);
  const isOver = left !== null && left <= 0;

  useEffect(() => {
    if (isOver) mutate();
  }, [isOver, mutate]);

  return (
    <section className={styles.banner} aria-label={t('region')}>
      <PersonIcon />
      <p className={styles.who}>
        {isError ? (
          <span role="alert">{t('endFailed')}</span>
        ) : (
          <strong>{impersonation ? t('banner', { name: impersonation.companyName }) : t('bannerUnnamed')}</strong>
        )}
      </p>
      {left === null ? null : (
        <span className={styles.left} role="timer" aria-label={t('left', { time: formatCountdown(left) })}>
          {formatCountdown(left)}
        </span>
      )}
      <button type="button" className={styles.end} aria-disabled={isPending} onClick={() => isPending || mutate()}>
        {t('end')}
      </button>
    </section>
  );
}

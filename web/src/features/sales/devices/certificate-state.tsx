import type { DeviceView } from '@comptoir/contract/sales/devices';
import { useTranslations } from 'use-intl';
import { formatDay } from '../../../lib/format.ts';
import { useReader } from '../../../shared/sessions/use-reader.ts';
import { StatusBadge, type Tone } from '../../../ui/status-badge.tsx';
import { TimeText } from '../../../shared/sessions/time-text.tsx';
import styles from './devices.module.css';
import { formatUntil } from './format-until.ts';

type Certificate = DeviceView['certificate'];

const TONES: Readonly<Record<Certificate['state'], Tone>> = {
  none: 'neutral',
  valid: 'success',
  renewable: 'info',
  expiring: 'warning',
  expired: 'error',
  revoked: 'error',
};

interface CertificateStateProps {
  readonly certificate: Certificate;
  readonly now: Date;
}

/** Where a till's certificate stands, by colour and word, until when it holds, and whether its renewal is on the way. */
export function CertificateState({ certificate, now }: CertificateStateProps) {
  const t = useTranslations('devices.certificate');
  const reader = useReader();
  const { state, notAfter, isRenewalRequested } = certificate;
  const end = notAfter && state !== 'none' && state !== 'revoked' ? new Date(notAfter) : null;
  return (
    <div className={styles.stack}>
      <StatusBadge tone={TONES[state]}>{t(state)}</StatusBadge>
      {end ? (
        <small className={styles.faint}>
          <TimeText at={end}>{t(state === 'expired' ? 'ended' : 'until', { day: formatDay(end, reader) })}</TimeText>
        </small>
      ) : null}
      {end && state === 'expiring' ? (
        <small className={styles.soon}>{t('left', { left: formatUntil(end, now, reader.language) })}</small>
      ) : null}
      {isRenewalRequested ? (
        <>
          <StatusBadge tone="info">{t('renewalRequested')}</StatusBadge>
          <small className={styles.faint}>{t('renewalHint')}</small>
        </>
      ) : null}
    </div>
  );
}

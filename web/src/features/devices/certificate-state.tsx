import type { DeviceView } from '@comptoir/contract/devices';
import { useTranslations } from 'use-intl';
import { formatDay } from '../../lib/format.ts';
import { useReader } from '../../lib/use-reader.ts';
import { StatusBadge, type Tone } from '../../ui/status-badge.tsx';
import { TimeText } from '../../ui/time-text.tsx';
import styles from './devices.module.css';

type Certificate = DeviceView['certificate'];

const TONES: Readonly<Record<Certificate['state'], Tone>> = {
  none: 'neutral',
  valid: 'success',
  renewable: 'info',
  expiring: 'warning',
  expired: 'error',
  revoked: 'error',
};

/** Where a till's certificate stands, by colour and word, and until when it holds. */
export function CertificateState({ certificate }: { readonly certificate: Certificate }) {
  const t = useTranslations('devices.certificate');
  const reader = useReader();
  const { state, notAfter } = certificate;
  const end = notAfter && state !== 'none' && state !== 'revoked' ? new Date(notAfter) : null;
  return (
    <div className={styles.stack}>
      <StatusBadge tone={TONES[state]}>{t(state)}</StatusBadge>
      {end ? (
        <small className={styles.faint}>
          <TimeText at={end}>{t(state === 'expired' ? 'ended' : 'until', { day: formatDay(end, reader) })}</TimeText>
        </small>
      ) : null}
    </div>
  );
}

import type { DeviceView } from '@comptoir/contract/sales/devices';
import { useTranslations } from 'use-intl';
import { formatDay } from '../../../lib/format.ts';
import { useReader } from '../../../shared/sessions/use-reader.ts';
import { StatusBadge, type Tone } from '../../../ui/status-badge.tsx';
import { Row, Text } from '../../../ui/layout.tsx';
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
  /** A till that is not linked has none, and says so. */
  readonly isLinked: boolean;
  readonly now: Date;
}

/** State of a till's certificate, by colour and word, its last day, and a renewal on the way. */
export function CertificateState({ certificate, isLinked, now }: CertificateStateProps) {
  const t = useTranslations('devices');
  const { state, isRenewalRequested } = certificate;
  return (
    <Row as="span" isInline isWhole>
      {isLinked ? null : <StatusBadge tone="neutral">{t('notLinked')}</StatusBadge>}
      {isLinked || state !== 'none' ? <StatusBadge tone={TONES[state]}>{t(`certificate.${state}`)}</StatusBadge> : null}
      {isRenewalRequested ? <StatusBadge tone="info">{t('certificate.renewalRequested')}</StatusBadge> : null}
      <Until certificate={certificate} now={now} />
    </Row>
  );
}

/** Last day of a certificate, and the days left when it is near. */
function Until({ certificate: { state, notAfter }, now }: Omit<CertificateStateProps, 'isLinked'>) {
  const t = useTranslations('devices.certificate');
  const reader = useReader();
  if (!notAfter || state === 'none' || state === 'revoked') return null;
  const end = new Date(notAfter);
  return (
    <>
      {state === 'expiring' ? (
        <Text as="small" tone="amber" weight="600">
          {t('left', { left: formatUntil(end, now, reader.language) })}
        </Text>
      ) : null}
      <small className={styles.until}>
        <TimeText at={end}>{t(state === 'expired' ? 'ended' : 'until', { day: formatDay(end, reader) })}</TimeText>
      </small>
    </>
  );
}

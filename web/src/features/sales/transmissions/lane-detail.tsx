import type { TransmissionLane } from '@comptoir/contract/sales/transmissions';
import { isCertificateInTrouble } from '@comptoir/domain/base/certificates/certificate-state';
import { useTranslations } from 'use-intl';
import { formatTime } from '../../../lib/format.ts';
import { useNow } from '../../../lib/use-now.ts';
import { TimeText } from '../../../shared/sessions/time-text.tsx';
import { useReader } from '../../../shared/sessions/use-reader.ts';
import { AuthorityRemark } from './authority-remark.tsx';
import { Stack } from '../../../ui/layout.tsx';

interface LaneProps {
  readonly lane: TransmissionLane;
}

/** Reason that bills wait on a lane and the end of it, and what a person should know beside: the device is gone, or cannot go on signing. */
export function LaneDetail({ lane }: LaneProps) {
  const t = useTranslations('transmissions.detail');
  const { isLinked, certificate, lastAttempt } = lane;
  return (
    <Stack gap="xs">
      <p>
        <Reason lane={lane} /> <NextTry lane={lane} />
      </p>
      {isLinked ? null : <p>{t('notLinked')}</p>}
      {isLinked && isCertificateInTrouble(certificate.state) ? (
        <p>{t(`certificate.${troubleOf(certificate.state)}`)}</p>
      ) : null}
      {lastAttempt?.errors.map((error) => (
        <AuthorityRemark key={error.id} error={error} />
      ))}
    </Stack>
  );
}

function Reason({ lane: { reason } }: LaneProps) {
  const t = useTranslations('transmissions.reasons');
  return reason ? <strong>{t(reason)}</strong> : null;
}

function NextTry({ lane: { reason, nextAttemptAt } }: LaneProps) {
  const t = useTranslations('transmissions.next');
  const reader = useReader();
  const now = useNow(5000);
  if (reason === 'sending') return null;
  if (!nextAttemptAt) return t(reason === 'restored' ? 'afterContact' : 'onSale');
  const next = new Date(nextAttemptAt);
  return <TimeText at={next}>{next <= now ? t('now') : t('at', { time: formatTime(next, reader) })}</TimeText>;
}

/** A certificate that ends soon still signs; the others no longer do. */
const troubleOf = (state: TransmissionLane['certificate']['state']): 'soon' | 'ended' =>
  state === 'expiring' ? 'soon' : 'ended';

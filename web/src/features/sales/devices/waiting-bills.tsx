import { waitingUrgency, type WaitingUrgency } from '@comptoir/domain/base/merchants/waiting-urgency';
import { useTranslations } from 'use-intl';
import { formatAge } from '../../../lib/format.ts';
import { StatusBadge, type Tone } from '../../../ui/status-badge.tsx';
import { Row, Text } from '../../../ui/layout.tsx';
import { TimeText } from '../../../shared/sessions/time-text.tsx';

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
  if (count === 0)
    return (
      <Text as="span" tone="soft">
        {t('none')}
      </Text>
    );
  const oldest = oldestAt ? new Date(oldestAt) : now;
  const urgency = waitingUrgency(oldest, now);
  const age = formatAge(now.getTime() - oldest.getTime());
  return (
    <Row as="span" isInline isWhole>
      <StatusBadge tone={TONES[urgency]}>{t('count', { count })}</StatusBadge>
      <Text as="small" tone="soft">
        <TimeText at={oldest}>{t(urgency === 'late' ? 'late' : 'age', { age })}</TimeText>
      </Text>
    </Row>
  );
}

import type { TransmissionHealthView } from '@comptoir/contract/help/installation';
import { waitingUrgency } from '@comptoir/domain/base/merchants/waiting-urgency';
import { Link } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { useTranslations } from 'use-intl';
import { formatAge, formatAgo, formatNumber } from '../../../lib/format.ts';
import { useNow } from '../../../lib/use-now.ts';
import { Loaded } from '../../../shared/errors/loaded.tsx';
import { useReader } from '../../../shared/sessions/use-reader.ts';
import { DetailList } from '../../../ui/detail-list.tsx';
import { Section } from '../../../ui/section.tsx';
import { StatusBadge } from '../../../ui/status-badge.tsx';
import { Row } from '../../../ui/layout.tsx';
import { useTransmissionHealth } from './merchant-details.api.ts';
import styles from './merchant-details.module.css';

// for the few who have something to send
const SendWaiting = lazy(async () => ({
  default: (await import('../../../shared/transmissions/send-waiting.tsx')).SendWaiting,
}));

const TONES = { calm: 'info', warning: 'warning', urgent: 'error', late: 'error' } as const;

/** Bills that the authority does not have yet or has refused, and the button that sends them. */
export function WaitingSection() {
  const t = useTranslations('merchantDetails.waiting');
  const health = useTransmissionHealth();
  return (
    <Section title={t('title')} aside={health.data ? <Urgency health={health.data} /> : null}>
      <Loaded query={health} rows={3}>
        {(data) => <Facts health={data} />}
      </Loaded>
    </Section>
  );
}

interface OfHealth {
  readonly health: TransmissionHealthView;
}

function Urgency({ health: { oldestWaitingAt } }: OfHealth) {
  const t = useTranslations('merchantDetails.waiting');
  const now = useNow(30_000);
  if (!oldestWaitingAt) return <StatusBadge tone="success">{t('nothing')}</StatusBadge>;
  const oldest = new Date(oldestWaitingAt);
  return (
    <StatusBadge tone={TONES[waitingUrgency(oldest, now)]}>
      {t('since', { age: formatAge(Math.max(0, now.getTime() - oldest.getTime())) })}
    </StatusBadge>
  );
}

function Facts({ health }: OfHealth) {
  const t = useTranslations('merchantDetails.waiting');
  const { language } = useReader();
  const now = useNow(30_000);
  const { waiting, refusedToday, lastAcceptedAt } = health;
  return (
    <>
      <DetailList
        details={[
          { label: t('count'), value: <strong>{formatNumber(waiting, language)}</strong> },
          { label: t('refused'), value: formatNumber(refusedToday, language) },
          {
            label: t('last'),
            value: lastAcceptedAt ? formatAgo(new Date(lastAcceptedAt), now, language) : t('never'),
          },
        ]}
      />
      <Row gap="lg" justify="between" size="md">
        <Row as="span" className={styles.links} gap="xl" align="stretch" size="md">
          <Link to="/sales/transmission">{t('board')}</Link>
          <Link to="/sales">{t('bills')}</Link>
        </Row>
        <Suspense>{waiting > 0 ? <SendWaiting /> : null}</Suspense>
      </Row>
    </>
  );
}

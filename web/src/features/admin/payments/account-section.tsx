import type { SubscriptionView } from '@comptoir/contract/money/subscriptions';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { formatInstant, formatLongDay } from '../../../lib/format.ts';
import { useReader } from '../../../shared/sessions/use-reader.ts';
import { useNextPayment } from '../../../shared/subscriptions/use-next-payment.tsx';
import { usePriceDetails } from '../../../shared/subscriptions/use-price-details.ts';
import { useSubscription } from '../../../shared/subscriptions/use-subscription.ts';
import { DetailList } from '../../../ui/detail-list.tsx';
import { QueryError } from '../../../shared/errors/query-error.tsx';
import { Section } from '../../../ui/section.tsx';
import { SkeletonRows } from '../../../ui/skeleton-rows.tsx';
import { StatusBadge, type Tone } from '../../../ui/status-badge.tsx';
import { Row } from '../../../ui/layout.tsx';

const TONES: Readonly<Record<SubscriptionView['state'], Tone>> = {
  none: 'warning',
  active: 'success',
  pausing: 'info',
  paused: 'neutral',
};

/** State of the account; its card and its seasons are changed where the merchant changes them. */
export function AccountSection({ name }: { readonly name: string }) {
  const t = useTranslations('merchantMoney.account');
  const { data: subscription, error, refetch } = useSubscription();
  return (
    <Section title={name} aside={subscription ? <State subscription={subscription} /> : null}>
      <QueryError error={error} data={subscription} onRetry={() => void refetch()} />
      {subscription || error ? null : <SkeletonRows count={3} />}
      {subscription ? <Facts subscription={subscription} /> : null}
      <Row gap="lg" align="stretch">
        <Link to="/billing">{t('toBilling')}</Link>
        <Link to="/bills">{t('toBills')}</Link>
      </Row>
    </Section>
  );
}

interface OfSubscription {
  readonly subscription: SubscriptionView;
}

function State({ subscription: { state, isPastDue } }: OfSubscription) {
  const t = useTranslations('merchantMoney.account');
  return (
    <Row as="span" gap="lg" align="stretch">
      <StatusBadge tone={TONES[state]}>{t(`states.${state}`)}</StatusBadge>
      {isPastDue ? <StatusBadge tone="error">{t('pastDue')}</StatusBadge> : null}
    </Row>
  );
}

function Facts({ subscription }: OfSubscription) {
  const t = useTranslations('merchantMoney.account');
  const reader = useReader();
  const { installation, subscribedAt, validUntil, promoCode } = subscription;
  const at = (instant: string): string => formatInstant(new Date(instant), reader);
  return (
    <DetailList
      details={[
        { label: t('installation'), value: installation ? t(`installations.${installation}`) : t('none') },
        ...usePriceDetails(subscription),
        { label: t('subscribedAt'), value: subscribedAt ? at(subscribedAt) : t('none') },
        { label: t('validUntil'), value: validUntil ? formatLongDay(validUntil, reader.language) : t('none') },
        useNextPayment(subscription, { value: t('none') }),
        ...(promoCode ? [{ label: t('promoCode'), value: promoCode }] : []),
      ]}
    />
  );
}

import type { SubscriptionView } from '@comptoir/contract/money/subscriptions';
import { useTranslations } from 'use-intl';
import { formatLongDay } from '../../../lib/format.ts';
import { useReader } from '../../../shared/sessions/use-reader.ts';
import { useNextPayment } from '../../../shared/subscriptions/use-next-payment.tsx';
import { usePriceDetails } from '../../../shared/subscriptions/use-price-details.ts';
import { DetailList } from '../../../ui/detail-list.tsx';
import { Section } from '../../../ui/section.tsx';
import { StatusBadge, type Tone } from '../../../ui/status-badge.tsx';

const TONES: Readonly<Record<SubscriptionView['state'], Tone>> = {
  none: 'warning',
  active: 'success',
  pausing: 'info',
  paused: 'neutral',
};

/** Active or not, until when, and the next payment. Source: spec §2 "Payment information". */
export function AccountState({ subscription }: { readonly subscription: SubscriptionView }) {
  const t = useTranslations('subscription.account');
  const reader = useReader();
  const { state, isActive, installation, validUntil, promoCode } = subscription;
  return (
    <Section title={t('title')} aside={<StatusBadge tone={TONES[state]}>{t(`states.${state}`)}</StatusBadge>}>
      <DetailList
        details={[
          { label: t('state'), value: t(isActive ? 'active' : 'inactive'), hint: t(`hints.${state}`) },
          ...(installation ? [{ label: t('plan'), value: t(`plans.${installation}`) }] : []),
          ...(validUntil ? [{ label: t('validUntil'), value: formatLongDay(validUntil, reader.language) }] : []),
          ...usePriceDetails(subscription),
          useNextPayment(subscription, { value: t('none'), hint: t(state === 'none' ? 'noneYet' : 'noneHint') }),
          ...(promoCode ? [{ label: t('promoCode'), value: promoCode }] : []),
        ]}
      />
    </Section>
  );
}

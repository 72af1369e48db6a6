import type { SubscriptionView } from '@comptoir/contract/money/subscriptions';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { formatLongDay } from '../../../lib/format.ts';
import { usePermission } from '../../../shared/access/permission.ts';
import { useReader } from '../../../shared/sessions/use-reader.ts';
import { useNextPayment } from '../../../shared/subscriptions/use-next-payment.tsx';
import { usePriceDetails } from '../../../shared/subscriptions/use-price-details.ts';
import { useSubscription } from '../../../shared/subscriptions/use-subscription.ts';
import { Banner } from '../../../ui/banner.tsx';
import { DetailList } from '../../../ui/detail-list.tsx';
import { Section } from '../../../ui/section.tsx';
import { StatusBadge, type Tone } from '../../../ui/status-badge.tsx';
import { Loaded } from '../../../shared/errors/loaded.tsx';

/** State of the account, the next step for it, and the next payment. */
export function AccountSection() {
  const t = useTranslations('dashboard.account');
  const subscription = useSubscription();
  const state = subscription.data && stateOf(subscription.data);
  return (
    <Section
      title={t('title')}
      aside={state ? <StatusBadge tone={TONES[state]}>{t(`states.${state}`)}</StatusBadge> : null}
    >
      <Loaded query={subscription} rows={2}>
        {(data) => <Account subscription={data} />}
      </Loaded>
    </Section>
  );
}

type State = SubscriptionView['state'] | 'past-due';

const TONES: Readonly<Record<State, Tone>> = {
  none: 'neutral',
  active: 'success',
  pausing: 'info',
  paused: 'neutral',
  'past-due': 'error',
};

/** Puts lateness before the season: it matters more. */
const stateOf = ({ state, isPastDue }: SubscriptionView): State => (isPastDue ? 'past-due' : state);

function Account({ subscription }: { readonly subscription: SubscriptionView }) {
  const t = useTranslations('dashboard.account');
  const { language } = useReader();
  const { installation, validUntil } = subscription;
  return (
    <>
      <ToDo subscription={subscription} />
      <DetailList
        details={[
          useNextPayment(subscription, { value: t('noPayment') }),
          ...usePriceDetails(subscription),
          ...(installation ? [{ label: t('plan'), value: t(`plans.${installation}`) }] : []),
          ...(validUntil ? [{ label: t('validUntil'), value: formatLongDay(validUntil, language) }] : []),
        ]}
      />
    </>
  );
}

/** Steps that the account asks for, of those who may take them. */
function ToDo({ subscription }: { readonly subscription: SubscriptionView }) {
  const t = useTranslations('dashboard.account.toDo');
  const canPay = usePermission('pay-invoice');
  const canSubscribe = usePermission('edit-subscription');
  const state = stateOf(subscription);
  if (state === 'past-due') {
    return (
      <Banner tone="error" action={<Link to="/bills">{t(canPay ? 'pay' : 'seeInvoices')}</Link>}>
        {t('pastDue')}
      </Banner>
    );
  }
  if (state === 'paused') {
    return (
      <Banner tone="info" action={<Link to="/billing">{t(canSubscribe ? 'reactivate' : 'seeAccount')}</Link>}>
        {t('paused')}
      </Banner>
    );
  }
  return null;
}

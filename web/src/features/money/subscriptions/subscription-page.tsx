import type { SubscriptionView } from '@comptoir/contract/money/subscriptions';
import { cents } from '@comptoir/domain/base/amounts/cents';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { formatLongDay, formatMoney } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { ForMerchant } from '../../../shared/merchants/for-merchant.tsx';
import { GUIDE_TAGS } from '../../../shared/guides/guide-tags.tsx';
import { usePermission } from '../../../shared/access/permission.ts';
import { useSubscription } from '../../../shared/subscriptions/use-subscription.ts';
import { Banner } from '../../../ui/banner.tsx';
import { ErrorState } from '../../../shared/errors/error-state.tsx';
import { Page } from '../../../ui/page.tsx';
import { Prose } from '../../../ui/prose.tsx';
import { Section } from '../../../ui/section.tsx';
import { SkeletonRows } from '../../../ui/skeleton-rows.tsx';
import { AccountState } from './account-state.tsx';
import { CardSection } from './card-section.tsx';
import { SeasonSection } from './season-section.tsx';
import { useCard } from '../../../shared/cards/card-entry.api.ts';
import { useMerchant } from '../../../shared/merchants/use-merchant.ts';
import { isAwaited } from '../../../ui/in-order.tsx';
import { useTaxRates } from '../../../shared/taxes/use-tax-rates.ts';

/** State of a merchant's account, the card that pays for it, and its seasons. */
export function SubscriptionPage() {
  const t = useTranslations('subscription');
  const rates = useTaxRates();
  const isThere = !isAwaited(useMerchant(), useSubscription(), useCard());
  return (
    <Page title={t('title')} lead={t('lead')}>
      <ForMerchant>{() => <Account />}</ForMerchant>
      {isThere ? (
        <Section title={t('payment.title')}>
          <Prose>{t.rich('payment.text', { ...GUIDE_TAGS, ...rates })}</Prose>
        </Section>
      ) : null}
    </Page>
  );
}

function Account() {
  const t = useTranslations('subscription');
  const { data: subscription, error, refetch } = useSubscription();
  const canSeeCard = usePermission('read-card');
  const isCardAwaited = isAwaited(useCard());
  if (error && !subscription) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!subscription || isCardAwaited)
    return (
      <Section title={t('account.title')}>
        <SkeletonRows count={5} />
      </Section>
    );
  const isSubscribed = subscription.state !== 'none';
  return (
    <>
      <ToDo subscription={subscription} />
      <ComingPrice subscription={subscription} />
      <AccountState subscription={subscription} />
      {canSeeCard ? <CardSection subscription={subscription} /> : null}
      {isSubscribed ? <SeasonSection subscription={subscription} /> : null}
    </>
  );
}

/** The price that was announced, and from when on it counts. */
function ComingPrice({ subscription: { price, state } }: { readonly subscription: SubscriptionView }) {
  const t = useTranslations('planPrice');
  const language = useLanguage();
  if (!price?.coming) return null;
  const money = (amount: number): string => formatMoney(cents(amount), language);
  const { monthlyServiceCents: to, on } = price.coming;
  return (
    <Banner tone="info">
      <strong>{t('announced', { from: money(price.monthlyServiceCents), to: money(to) })}</strong>{' '}
      {t(state === 'active' ? 'renewed' : 'notRenewed', { on: formatLongDay(on, language) })}
    </Banner>
  );
}

/** Next step for the account: subscribe, or pay what is late. */
function ToDo({ subscription: { state, isPastDue } }: { readonly subscription: SubscriptionView }) {
  const t = useTranslations('subscription.toDo');
  if (state === 'none') {
    return (
      <Banner tone="warning" action={<Link to="/subscribe">{t('subscribeLink')}</Link>}>
        <strong>{t('subscribe')}</strong> {t('subscribeHint')}
      </Banner>
    );
  }
  if (!isPastDue) return null;
  return (
    <Banner tone="error" action={<Link to="/bills">{t('payLink')}</Link>}>
      <strong>{t('pay')}</strong> {t('payHint')}
    </Banner>
  );
}

import type { SubscriptionView } from '@comptoir/contract/money/subscriptions';
import { cents } from '@comptoir/domain/base/amounts/cents';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { ForMerchant } from '../../../shared/merchants/for-merchant.tsx';
import { formatMoney } from '../../../lib/format.ts';
import { paymentMoment } from '../../../shared/subscriptions/payment-moment.ts';
import { GUIDE_TAGS } from '../../../shared/guides/guide-tags.tsx';
import { NextStep } from '../../../shared/installation/next-step.tsx';
import { ProgressBar } from '../../../shared/installation/progress-bar.tsx';
import { useProgress } from '../../../shared/installation/progress.api.ts';
import { useReader } from '../../../shared/sessions/use-reader.ts';
import { CardWarning } from '../../../shared/subscriptions/card-warning.tsx';
import { useSubscription } from '../../../shared/subscriptions/use-subscription.ts';
import { Banner } from '../../../ui/banner.tsx';
import { ErrorState } from '../../../shared/errors/error-state.tsx';
import { Page } from '../../../ui/page.tsx';
import { Prose } from '../../../ui/prose.tsx';
import { Section } from '../../../ui/section.tsx';
import { SkeletonRows } from '../../../ui/skeleton-rows.tsx';
import { AppointmentSection } from '../../../shared/appointments/appointment-section.tsx';

/** Steps after a subscription, in their order. Source: spec §2 "Registration and thank-you page", §4. */
export function ThankYouPage() {
  const t = useTranslations('thankYou');
  return (
    <Page title={t('title')} lead={t('lead')}>
      <ForMerchant>{() => <NextSteps />}</ForMerchant>
    </Page>
  );
}

function NextSteps() {
  const t = useTranslations('thankYou');
  const { data: subscription, error, refetch } = useSubscription();
  if (error && !subscription) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!subscription) return <SkeletonRows count={4} />;
  if (subscription.state === 'none') {
    return (
      <Banner tone="warning" action={<Link to="/subscribe">{t('notYetLink')}</Link>}>
        {t('notYet')}
      </Banner>
    );
  }
  return (
    <>
      <Remaining />
      <Payment subscription={subscription} />
      {subscription.installation === 'assisted' ? (
        <AppointmentSection />
      ) : (
        <Section title={t('install.title')}>
          <Prose>{t.rich('install.text', GUIDE_TAGS)}</Prose>
        </Section>
      )}
    </>
  );
}

function Payment({ subscription }: { readonly subscription: SubscriptionView }) {
  const { nextPaymentAt, nextPaymentCents, cardProblem } = subscription;
  const t = useTranslations('thankYou.payment');
  const reader = useReader();
  return (
    <Section title={t('title')}>
      <CardWarning subscription={subscription} />
      <Prose>
        {cardProblem ? null : (
          <p>
            {nextPaymentAt !== null && nextPaymentCents !== null
              ? t('planned', {
                  amount: formatMoney(cents(nextPaymentCents), reader.language),
                  ...paymentMoment(new Date(nextPaymentAt), reader),
                })
              : t('none')}
          </p>
        )}
        {t.rich('more', GUIDE_TAGS)}
      </Prose>
    </Section>
  );
}

/** The way to the first real bill, with the one thing to do now; nothing once it is gone. */
function Remaining() {
  const t = useTranslations('thankYou');
  const { data: progress, isLoading } = useProgress();
  if (isLoading) return <SkeletonRows count={2} />;
  if (!progress || progress.subscriptionCompleted) return null;
  return (
    <Section title={t('next')}>
      <ProgressBar steps={progress.steps} />
      <NextStep steps={progress.steps} />
    </Section>
  );
}

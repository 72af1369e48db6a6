import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { ForMerchant } from '../../../shared/merchants/for-merchant.tsx';
import { usePermission } from '../../../shared/access/permission.ts';
import { useSubscription } from '../../../shared/subscriptions/use-subscription.ts';
import { Banner } from '../../../ui/banner.tsx';
import { ErrorState } from '../../../shared/errors/error-state.tsx';
import { Page } from '../../../ui/page.tsx';
import { SkeletonRows } from '../../../ui/skeleton-rows.tsx';
import { SubscribeSteps } from './subscribe-steps.tsx';

/** From the choice of a plan to the subscription, in one screen. */
export function SubscribePage() {
  const t = useTranslations('subscribe');
  return (
    <Page title={t('title')} lead={t('lead')}>
      <ForMerchant>{() => <WhoeverMay />}</ForMerchant>
    </Page>
  );
}

/** The steps, for anyone who may take them and has not yet. */
function WhoeverMay() {
  const t = useTranslations('subscribe');
  const { data: subscription, error, refetch } = useSubscription();
  const canEdit = usePermission('edit-subscription');
  if (error && !subscription) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!subscription) return <SkeletonRows count={4} />;
  if (subscription.state !== 'none') {
    return (
      <Banner
        tone="success"
        action={
          <>
            <Link to="/thank-you">{t('already.next')}</Link>
            <Link to="/billing">{t('already.link')}</Link>
          </>
        }
      >
        <strong>{t('already.title')}</strong>
      </Banner>
    );
  }
  return canEdit ? <SubscribeSteps /> : <Banner tone="info">{t('readOnly')}</Banner>;
}

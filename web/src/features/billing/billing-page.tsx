import type { MerchantView } from '@comptoir/contract/merchants';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { ForMerchant } from '../../lib/for-merchant.tsx';
import { GUIDE_TAGS } from '../../lib/guide-tags.tsx';
import { missingInformation } from '../../lib/missing-information.ts';
import { Banner } from '../../ui/banner.tsx';
import { Page } from '../../ui/page.tsx';
import { Prose } from '../../ui/prose.tsx';
import { Section } from '../../ui/section.tsx';
import { AccountState } from './account-state.tsx';

/** Where a merchant's account stands and how its subscription is paid. */
export function BillingPage() {
  const t = useTranslations('billing');
  return (
    <Page title={t('title')} lead={t('lead')}>
      <ForMerchant>
        {(merchant) => (
          <>
            {merchant.subscriptionCompleted ? null : <FinishRegistration merchant={merchant} />}
            <AccountState merchant={merchant} />
          </>
        )}
      </ForMerchant>
      <Section title={t('payment.title')}>
        <Prose>{t.rich('payment.text', GUIDE_TAGS)}</Prose>
      </Section>
      <Section title={t('season.title')}>
        <Prose>{t.rich('season.text', GUIDE_TAGS)}</Prose>
      </Section>
    </Page>
  );
}

function FinishRegistration({ merchant }: { readonly merchant: MerchantView }) {
  const t = useTranslations('billing.finish');
  const count = missingInformation(merchant).length;
  return (
    <Banner tone="warning" action={<Link to="/merchant">{t('link')}</Link>}>
      <strong>{t('text')}</strong> {count > 0 ? t('missing', { count }) : null}
    </Banner>
  );
}

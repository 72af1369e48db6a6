import { useTranslations } from 'use-intl';
import { ForMerchant } from '../../../shared/merchants/for-merchant.tsx';
import { GUIDE_TAGS } from '../../../shared/guides/guide-tags.tsx';
import { Page } from '../../../ui/page.tsx';
import { Prose } from '../../../ui/prose.tsx';
import { Section } from '../../../ui/section.tsx';
import { OwnTickets } from './own-tickets.tsx';
import { SupportForm } from './support-form.tsx';
import { SupportStatus } from './support-status.tsx';
import { SupportDetails } from './support-details.tsx';

/** Hours of support, and what spares a call. */
export function SupportPage() {
  const t = useTranslations('support');
  return (
    <Page title={t('title')} lead={t('lead')}>
      <SupportStatus />
      <OwnTickets />
      <SupportForm />
      <Section title={t('sales.title')}>
        <Prose>{t.rich('sales.text', GUIDE_TAGS)}</Prose>
      </Section>
      <Section title={t('answers.title')}>
        <Prose>{t.rich('answers.text', GUIDE_TAGS)}</Prose>
      </Section>
      <Section title={t('ready.title')} lead={t('ready.lead')}>
        <ForMerchant>{(merchant) => <SupportDetails merchant={merchant} />}</ForMerchant>
      </Section>
    </Page>
  );
}

import type { MerchantView } from '@comptoir/contract/base/merchants';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { ForMerchant } from '../../../shared/merchants/for-merchant.tsx';
import { usePermission } from '../../../shared/access/permission.ts';
import { missingInformation } from '../../../shared/merchants/missing-information.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Page } from '../../../ui/page.tsx';
import { Stack } from '../../../ui/layout.tsx';
import { formOf } from './merchant-form.ts';
import { MerchantEditor } from './merchant-editor.tsx';
import { MerchantRecord } from './merchant-record.tsx';
import styles from './merchant.module.css';
import { ReceiptSection } from './receipt-section.tsx';

/** A merchant's information, what is missing from it, and what its receipts look like. */
export function MerchantPage() {
  const t = useTranslations('merchant');
  const canEdit = usePermission('edit-merchant');
  return (
    <Page title={t('title')} lead={t('lead')}>
      <ForMerchant>
        {(merchant) => (
          <>
            <Completeness merchant={merchant} />
            {canEdit ? <MerchantEditor key={merchant.id} merchant={merchant} /> : <ReadOnly merchant={merchant} />}
          </>
        )}
      </ForMerchant>
    </Page>
  );
}

function ReadOnly({ merchant }: { readonly merchant: MerchantView }) {
  const t = useTranslations('merchant');
  return (
    <>
      <Banner tone="info">{t('readOnly')}</Banner>
      <div className={styles.columns}>
        <Stack className={styles.record} gap="xl">
          <MerchantRecord merchant={merchant} />
        </Stack>
        <ReceiptSection information={formOf(merchant)} />
      </div>
    </>
  );
}

function Completeness({ merchant }: { readonly merchant: MerchantView }) {
  const t = useTranslations('merchant');
  const missing = missingInformation(merchant);
  if (missing.length === 0) {
    const registration = t(`registration.${merchant.subscriptionCompleted ? 'completed' : 'open'}`);
    if (merchant.subscriptionCompleted) return <Banner tone="success">{`${t('whole')} ${registration}.`}</Banner>;
    return (
      <Banner tone="info" action={<Link to="/configuration">{t('registration.steps')}</Link>}>
        {`${t('whole')} ${registration}.`}
      </Banner>
    );
  }
  const names = missing.map((field) => withinSentence(t(`fields.${field}`))).join(', ');
  return (
    <Banner tone="warning">
      <strong>{t('missing.title', { count: missing.length })}</strong> {`${names}. ${t('missing.text')}`}
    </Banner>
  );
}

/** A label as it stands within a sentence: `Numéro de TVQ` begins small, `QST number` does not. */
const withinSentence = (label: string): string => label.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase());

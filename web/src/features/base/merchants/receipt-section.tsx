import type { MerchantInformation } from '@comptoir/domain/base/merchants/merchant-information';
import { normalizeMerchantInformation } from '@comptoir/domain/base/merchants/normalize-merchant-information';
import { lazy, Suspense } from 'react';
import { useTranslations } from 'use-intl';
import { Section } from '../../../ui/section.tsx';
import styles from './merchant.module.css';

// the form need not wait for what lays receipts out
const ReceiptPreview = lazy(async () => ({ default: (await import('./receipt-preview.tsx')).ReceiptPreview }));

/** The receipt that the information makes, as it stands or as it is being typed. */
export function ReceiptSection({ information }: { readonly information: MerchantInformation }) {
  const t = useTranslations('merchant.receipt');
  return (
    <Section title={t('title')} lead={t('lead')}>
      <Suspense fallback={<div className={styles.coming} />}>
        <ReceiptPreview information={normalizeMerchantInformation(information)} />
      </Suspense>
    </Section>
  );
}

import type { MerchantInformation } from '@comptoir/domain/base/merchants/merchant-information';
import { useTranslations } from 'use-intl';
import { PaperReceipt } from '../../../shared/receipts/paper-receipt.tsx';
import { exampleReceipt } from './example-receipt.ts';
import styles from './merchant.module.css';

/** As much as the address behind a real QR code takes, so that this one is as dense; anyone who scans it reads what it is. */
const EXAMPLE_QR = 'EXEMPLE '.repeat(72).trim();

/**
 * A receipt as the till would print it, from information in its form: by the same layout, in French, whatever the language of the screen.
 * Source: spec §2 "Merchant information".
 */
export function ReceiptPreview({ information }: { readonly information: MerchantInformation }) {
  const t = useTranslations('merchant.receipt');
  return (
    <figure className={styles.receipt} aria-label={t('caption')}>
      <PaperReceipt receipt={exampleReceipt(information)} qr={{ text: EXAMPLE_QR, label: t('qr') }} />
      <figcaption className={styles.faint}>{t('note')}</figcaption>
    </figure>
  );
}

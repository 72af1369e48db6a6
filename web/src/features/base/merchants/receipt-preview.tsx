import type { MerchantInformation } from '@comptoir/domain/base/merchants/merchant-information';
import type { Receipt } from '@comptoir/websrm/receipts/receipt';
import { renderReceipt } from '@comptoir/websrm/receipts/render-receipt';
import { memo } from 'react';
import { useTranslations } from 'use-intl';
import { QrCode } from '../../../ui/qr-code.tsx';
import { exampleReceipt } from './example-receipt.ts';
import styles from './merchant.module.css';

/** As wide as the till prints. */
const COLUMNS = 48;

/** As much as the address behind a real QR code takes, so that this one is as dense; anyone who scans it reads what it is. */
const EXAMPLE_QR = 'EXEMPLE '.repeat(72).trim();

/** The same with every letter that is typed: drawn once. */
const StillQrCode = memo(QrCode);

/**
 * A receipt as the till would print it, from information in its form: by the same layout, in French, whatever the language of the screen.
 * Source: spec §2 "Merchant information".
 */
export function ReceiptPreview({ information }: { readonly information: MerchantInformation }) {
  const t = useTranslations('merchant.receipt');
  const { lines } = exampleReceipt(information);
  const qr = lines.findIndex(({ kind }) => kind === 'qr');
  return (
    <figure className={styles.receipt} aria-label={t('caption')}>
      <div lang="fr-CA" className={styles.paper}>
        <Lines lines={lines.slice(0, qr)} />
        <StillQrCode text={EXAMPLE_QR} label={t('qr')} correction="L" />
        <Lines lines={lines.slice(qr + 1)} />
      </div>
      <figcaption className={styles.faint}>{t('note')}</figcaption>
    </figure>
  );
}

const Lines = ({ lines }: Receipt) => <pre>{renderReceipt({ lines }, COLUMNS).join('\n')}</pre>;

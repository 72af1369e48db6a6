import type { MerchantView } from '@comptoir/contract/merchants';
import { cents } from '@comptoir/domain/money/money';
import { taxSubtotal } from '@comptoir/domain/taxes/quebec-taxes';
import { useTranslations } from 'use-intl';
import { formatPhone } from '../../lib/format-phone.ts';
import { formatMoney } from '../../lib/format.ts';
import styles from './merchant.module.css';

/** What the test bill of the guides comes to. */
const EXAMPLE = taxSubtotal(cents(500));

/** A receipt in small, as it would be printed: in French, whoever looks at it. Source: spec §2 "Merchant information". */
export function ReceiptPreview({ merchant }: { readonly merchant: MerchantView }) {
  const t = useTranslations('merchant.receipt');
  const money = (amount: typeof EXAMPLE.total): string => formatMoney(amount, 'fr');
  return (
    <figure className={styles.receipt} aria-label={t('caption')}>
      <div lang="fr-CA" className={styles.paper}>
        <p className={styles.centre}>
          <strong>{merchant.company_name}</strong>
          {addressOf(merchant).map((line) => (
            <span key={line}>{line}</span>
          ))}
        </p>
        <p>TRANSACTION #EXEMPLE-1</p>
        <Amount label="1 Article d’essai" amount={money(EXAMPLE.subtotal)} letters="FP" />
        <Amount label="SOUS-TOTAL" amount={money(EXAMPLE.subtotal)} />
        <p>
          <span>TPS {merchant.gst_number ?? '…'}</span>
          <span>TVQ {merchant.qst_number ?? '…'}</span>
          <span>ARGENT COMPTANT</span>
        </p>
        <hr />
        <Amount label="TPS :" amount={money(EXAMPLE.gst)} />
        <Amount label="TVQ :" amount={money(EXAMPLE.qst)} />
        <Amount label="TOTAL :" amount={money(EXAMPLE.total)} />
        <p className={styles.centre}>
          <strong>PAIEMENT REÇU</strong>
          <span className={styles.qr}>Code QR</span>
          <span>AAAA-MM-JJ hh:mm:ss</span>
          <span>XXXX-XXXX-XXXX-XXXX</span>
        </p>
        <hr />
      </div>
    </figure>
  );
}

interface AmountProps {
  readonly label: string;
  readonly amount: string;
  readonly letters?: string;
}

const Amount = ({ label, amount, letters = '' }: AmountProps) => (
  <p className={styles.amount}>
    <span>{label}</span>
    <span>{`${amount} ${letters}`.trim()}</span>
  </p>
);

function addressOf(merchant: MerchantView): string[] {
  const street = [merchant.civic_number, merchant.address].filter(Boolean).join(', ');
  const city = [merchant.city, merchant.postal_code].filter(Boolean).join('  ');
  const phone = formatPhone(merchant.area_code, merchant.phone_number) ?? '';
  return [street, city, phone].filter((line) => line !== '');
}

import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { ForMerchant } from '../../../shared/merchants/for-merchant.tsx';
import { UnexpectedChargesSection } from '../../../shared/payments/unexpected-charges-section.tsx';
import { Page } from '../../../ui/page.tsx';
import { AccountSection } from './account-section.tsx';
import { InvoicesSection } from './invoices-section.tsx';
import styles from './merchant-money.module.css';

/** A merchant's subscription and invoices as an administrator needs them: how they stand, and what can be put right. */
export function MerchantMoneyPage() {
  const t = useTranslations('merchantMoney');
  return (
    <Page
      title={t('title')}
      lead={t('lead')}
      actions={
        <Link to="/admin/merchantlist" className={styles.back}>
          {t('back')}
        </Link>
      }
    >
      <ForMerchant>
        {({ id, company_name: name }) => (
          <>
            <AccountSection name={name} />
            <UnexpectedChargesSection merchantId={id} />
            <InvoicesSection key={id} merchantId={id} />
          </>
        )}
      </ForMerchant>
    </Page>
  );
}

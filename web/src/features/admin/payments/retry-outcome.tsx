import type { InvoiceState } from '@comptoir/domain/money/invoices/invoice-state';
import { useTranslations } from 'use-intl';
import { Banner } from '../../../ui/banner.tsx';

/** Outcome of an attempt. */
export function RetryOutcome({ state }: { readonly state: InvoiceState }) {
  const t = useTranslations('merchantMoney.invoice.retry');
  if (state === 'paid') {
    return (
      <Banner tone="success" announced="in-turn">
        {t('paid')}
      </Banner>
    );
  }
  return state === 'charging' || state === 'unknown' ? (
    <Banner tone="warning" announced="in-turn">
      {t('unknown')}
    </Banner>
  ) : (
    <Banner tone="error" announced="at-once">
      {t('declined')}
    </Banner>
  );
}

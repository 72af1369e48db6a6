import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { useTaxCheck } from '../../../shared/pos-connection/provider.api.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Bullets } from '../../../ui/layout.tsx';
import { useTaxRates } from '../../../shared/taxes/use-tax-rates.ts';

/** Fault in the taxes at the provider: it makes every bill wrong. Nothing when they are right, or were never read. */
export function TaxFinding() {
  const t = useTranslations('dashboard.taxes');
  const tFinding = useTranslations('provider.taxes.findings');
  const rates = useTaxRates();
  const { data } = useTaxCheck();
  if (data?.state !== 'wrong') return null;
  // two taxes of one name may be wrong alike: their place is the only difference
  const findings = data.findings.map((found, number) => ({ ...found, number }));
  return (
    <Banner
      tone="warning"
      action={
        <Link to="/configuration" hash="taxes">
          {t('remedy')}
        </Link>
      }
    >
      <strong>{t('title')}</strong>
      <Bullets>
        {findings.map(({ finding, tax, number }) => (
          <li key={number}>{tFinding(finding, { ...rates, tax: tax ?? '' })}</li>
        ))}
      </Bullets>
    </Banner>
  );
}

import type { MerchantView } from '@comptoir/contract/merchants';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { Autocomplete } from '../ui/autocomplete.tsx';

/** Picks the merchant in view, which is kept in the address. */
export function MerchantPicker({ merchants }: { readonly merchants: readonly MerchantView[] }) {
  const t = useTranslations('app.merchant');
  const { merchantId } = useSearch({ strict: false });
  const navigate = useNavigate();

  return (
    <Autocomplete
      label={t('label')}
      placeholder={t('placeholder')}
      noMatch={t('noMatch')}
      options={merchants.map(({ id, company_name: name }) => ({ value: id, label: name }))}
      value={merchantId ?? null}
      onChange={(id) => void navigate({ to: '.', search: (before) => ({ ...before, merchantId: id }) })}
    />
  );
}

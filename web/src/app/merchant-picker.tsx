import type { MerchantView } from '@comptoir/contract/base/merchants';
import { useTranslations } from 'use-intl';
import { Autocomplete } from '../ui/autocomplete.tsx';
import { useMerchantInAddress } from './use-merchant-in-address.ts';

/** Picks the merchant in view, which is kept in the address. */
export function MerchantPicker({ merchants }: { readonly merchants: readonly MerchantView[] }) {
  const t = useTranslations('app.merchant');
  const { merchantId, show } = useMerchantInAddress();

  return (
    <Autocomplete
      label={t('label')}
      placeholder={t('placeholder')}
      noMatch={t('noMatch')}
      options={merchants.map(({ id, company_name: name }) => ({ value: id, label: name }))}
      value={merchantId ?? null}
      onChange={(id) => show(id, 'push')}
    />
  );
}

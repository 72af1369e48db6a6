import { useTranslations } from 'use-intl';
import { Filters } from '../../../ui/filters.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import type { MerchantFilters } from './find-merchants.ts';
import type { FiltersInAddress } from './use-merchant-filters.ts';

interface MerchantFilterBarProps {
  readonly filters: MerchantFilters;
  readonly onSearch: FiltersInAddress['type'];
  readonly onChange: FiltersInAddress['change'];
}

/** Search and filters over the list. */
export function MerchantFilterBar({ filters, onSearch, onChange }: MerchantFilterBarProps) {
  const t = useTranslations('merchantList.filters');
  return (
    <Filters label={t('label')}>
      <SearchField label={t('search')} value={filters.search} onChange={onSearch} />
      <SelectField
        label={t('registration')}
        value={filters.registration ?? 'all'}
        options={(['all', 'complete', 'incomplete'] as const).map((value) => ({ value, label: t(value) }))}
        onChange={(registration) => onChange({ registration: registration === 'all' ? undefined : registration })}
      />
      <SelectField
        label={t('account')}
        value={filters.account ?? 'all'}
        options={(['all', 'active', 'inactive'] as const).map((value) => ({ value, label: t(value) }))}
        onChange={(account) => onChange({ account: account === 'all' ? undefined : account })}
      />
    </Filters>
  );
}

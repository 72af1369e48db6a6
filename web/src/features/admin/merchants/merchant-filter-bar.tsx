import { useTranslations } from 'use-intl';
import { Filters } from '../../../ui/filters.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import type { MerchantFilters } from './find-merchants.ts';

interface MerchantFilterBarProps {
  readonly filters: MerchantFilters;
  readonly onChange: (filters: MerchantFilters) => void;
  readonly found: number;
}

/** Search and filters over the list; how many are found is read out. */
export function MerchantFilterBar({ filters, onChange, found }: MerchantFilterBarProps) {
  const t = useTranslations('merchantList.filters');
  const isNarrowed = filters.search !== '' || filters.registration !== 'all' || filters.account !== 'all';
  return (
    <Filters label={t('label')}>
      <SearchField label={t('search')} value={filters.search} onChange={(search) => onChange({ ...filters, search })} />
      <SelectField
        label={t('registration')}
        value={filters.registration}
        options={(['all', 'complete', 'incomplete'] as const).map((value) => ({ value, label: t(value) }))}
        onChange={(registration) => onChange({ ...filters, registration })}
      />
      <SelectField
        label={t('account')}
        value={filters.account}
        options={(['all', 'active', 'inactive'] as const).map((value) => ({ value, label: t(value) }))}
        onChange={(account) => onChange({ ...filters, account })}
      />
      <output className="visually-hidden">{isNarrowed ? t('found', { count: found }) : null}</output>
    </Filters>
  );
}

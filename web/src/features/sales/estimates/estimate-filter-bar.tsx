import { TextInput } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { useSearchText } from '../../../shared/lists/use-search-text.ts';
import { Button } from '../../../ui/button.tsx';
import { Filters } from '../../../ui/filters.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { useEstimateFilters } from './use-estimate-filters.ts';

/** Narrows the list by words and by the day of the occasion. */
export function EstimateFilterBar() {
  const t = useTranslations('estimates.filters');
  const { text, type } = useSearchText();
  const filters = useEstimateFilters();
  return (
    <Filters label={t('label')}>
      <SearchField label={t('search')} value={text} onChange={type} />
      {(['from', 'to'] as const).map((name) => (
        <TextInput
          key={name}
          type="date"
          label={t(name)}
          value={filters[name] ?? ''}
          onChange={({ currentTarget }) => filters.setFilters({ [name]: currentTarget.value || undefined })}
        />
      ))}
      {filters.customerId ? (
        <Button variant="default" onClick={() => filters.setFilters({ customerId: undefined })}>
          {t('anyCustomer')}
        </Button>
      ) : null}
    </Filters>
  );
}

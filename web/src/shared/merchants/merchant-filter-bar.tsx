import { SUB_SECTORS } from '@comptoir/domain/base/merchants/merchant-information';
import { MERCHANT_STATES } from '@comptoir/domain/base/merchants/merchant-state';
import { useTranslations } from 'use-intl';
import { ChoiceFilter } from '../../ui/choice-filter.tsx';
import { Filters } from '../../ui/filters.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import type { useMerchantFilters } from './use-merchant-filters.ts';

interface MerchantFilterBarProps extends Pick<
  ReturnType<typeof useMerchantFilters>,
  'filters' | 'text' | 'type' | 'change'
> {
  readonly partners: readonly { readonly value: string; readonly label: string }[];
}

/** Search and filters over the list. */
export function MerchantFilterBar({ filters, text, type, change, partners }: MerchantFilterBarProps) {
  const t = useTranslations('merchantList');
  return (
    <Filters label={t('filters.label')}>
      <SearchField label={t('filters.search')} value={text} onChange={type} />
      <ChoiceFilter
        label={t('filters.states')}
        choices={MERCHANT_STATES.map((value) => ({ value, label: t(`state.${value}`) }))}
        chosen={filters.accounts ?? []}
        onChange={(accounts) => change({ accounts })}
      />
      <ChoiceFilter
        label={t('filters.subSectors')}
        choices={SUB_SECTORS.map((value) => ({ value, label: t(`subSectors.${value}`) }))}
        chosen={filters.subSectors ?? []}
        onChange={(subSectors) => change({ subSectors })}
      />
      {partners.length > 0 ? (
        <ChoiceFilter
          label={t('filters.partners')}
          choices={partners}
          chosen={filters.partners ?? []}
          onChange={(chosen) => change({ partners: chosen })}
        />
      ) : null}
    </Filters>
  );
}

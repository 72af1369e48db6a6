import { MERCHANT_COLUMNS } from '@comptoir/domain/base/merchants/merchant-columns';
import { SUB_SECTORS } from '@comptoir/domain/base/merchants/merchant-information';
import {
  CERTIFICATE_STANDINGS,
  PAYMENT_STANDINGS,
  SUBSCRIPTION_STANDINGS,
} from '@comptoir/domain/base/merchants/merchant-standing';
import { MERCHANT_STATES } from '@comptoir/domain/base/merchants/merchant-state';
import { useTranslations } from 'use-intl';
import { ChoiceFilter } from '../../ui/choice-filter.tsx';
import { Filters } from '../../ui/filters.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { usePermission } from '../access/permission.ts';
import type { useMerchantFilters } from './use-merchant-filters.ts';

interface MerchantFilterBarProps extends Pick<
  ReturnType<typeof useMerchantFilters>,
  'filters' | 'text' | 'type' | 'change' | 'columns' | 'chooseColumns'
> {
  readonly partners: readonly { readonly value: string; readonly label: string }[];
}

/** Search, filters and columns over the list. */
export function MerchantFilterBar(props: MerchantFilterBarProps) {
  const { filters, text, type, change, partners, columns, chooseColumns } = props;
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
      <StandingFilters filters={filters} change={change} />
      <ChoiceFilter
        label={t('chooseColumns')}
        choices={MERCHANT_COLUMNS.map((value) => ({ value, label: t(`columns.${value}`) }))}
        chosen={columns}
        onChange={chooseColumns}
      />
    </Filters>
  );
}

/** Days without a bill before someone looks at a merchant; each is one choice, as the longest contains the others. */
const QUIET = ['7', '30', '90', 'ever'] as const;
const WAITING = ['true', 'false'] as const;

/** Filters by how merchants stand beside their file. */
function StandingFilters({ filters, change }: Pick<MerchantFilterBarProps, 'filters' | 'change'>) {
  const t = useTranslations('merchantList');
  const seesCards = usePermission('read-card');
  return (
    <>
      <ChoiceFilter
        label={t('filters.plans')}
        choices={SUBSCRIPTION_STANDINGS.map((value) => ({ value, label: t(`subscription.${value}`) }))}
        chosen={filters.plans ?? []}
        onChange={(plans) => change({ plans })}
      />
      <ChoiceFilter
        label={t('filters.payments')}
        choices={PAYMENT_STANDINGS.filter((value) => seesCards || value !== 'no-card').map((value) => ({
          value,
          label: t(`payment.${value}`),
        }))}
        chosen={filters.dues ?? []}
        onChange={(dues) => change({ dues })}
      />
      <ChoiceFilter
        label={t('filters.certificates')}
        choices={CERTIFICATE_STANDINGS.map((value) => ({ value, label: t(`certificates.${value}`) }))}
        chosen={filters.certificates ?? []}
        onChange={(certificates) => change({ certificates })}
      />
      <ChoiceFilter
        label={t('filters.quiet')}
        choices={QUIET.map((value) => ({
          value,
          label: value === 'ever' ? t('quiet.ever') : t('quiet.days', { days: value }),
        }))}
        chosen={QUIET.filter((value) => value === filters.quiet)}
        onChange={(chosen) => change({ quiet: chosen.at(-1) })}
      />
      <ChoiceFilter
        label={t('filters.waiting')}
        choices={WAITING.map((value) => ({ value, label: t(`waitingBills.${value}`) }))}
        chosen={WAITING.filter((value) => value === filters.waiting)}
        onChange={(chosen) => change({ waiting: chosen.at(-1) })}
      />
    </>
  );
}

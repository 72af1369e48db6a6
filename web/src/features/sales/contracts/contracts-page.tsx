import { CONTRACT_STATES } from '@comptoir/domain/sales/contracts/contract-state';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { QueryError } from '../../../shared/errors/query-error.tsx';
import { moreOf } from '../../../shared/lists/more-of.ts';
import { useAddress } from '../../../shared/lists/use-address.ts';
import { useSearchText } from '../../../shared/lists/use-search-text.ts';
import { useMerchant } from '../../../shared/merchants/use-merchant.ts';
import { ChoiceFilter } from '../../../ui/choice-filter.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Filters } from '../../../ui/filters.tsx';
import { ContractIcon } from '../../../ui/icons.tsx';
import { NoMatch } from '../../../ui/no-match.tsx';
import { Page } from '../../../ui/page.tsx';
import { ResultCount } from '../../../ui/result-count.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { SkeletonRows } from '../../../ui/skeleton-rows.tsx';
import { ContractTable } from './contract-table.tsx';
import { useContractNews, useContracts } from './contracts.api.ts';
import { NoMoreCaterer } from './no-more-caterer.tsx';

/** Contracts with customers: what is paid, what is left, what is due next. */
export function ContractsPage() {
  const t = useTranslations('contracts');
  const { text, settled, type } = useSearchText();
  const { search, change } = useAddress();
  const stands = search.stands ?? [];
  const wanted = {
    ...(settled.trim() ? { q: settled.trim() } : {}),
    ...(search.stands ? { states: [...stands] } : {}),
  };
  const query = useContracts(wanted);
  useContractNews();
  return (
    <Page title={t('title')} lead={t('lead')}>
      <Filters label={t('filters.label')}>
        <SearchField label={t('filters.search')} value={text} onChange={type} />
        <ChoiceFilter
          label={t('columns.state')}
          choices={CONTRACT_STATES.map((value) => ({ value, label: t(`states.${value}`) }))}
          chosen={[...stands]}
          onChange={(chosen) => change({ stands: chosen.length > 0 ? chosen : undefined })}
        />
      </Filters>
      <ResultCount
        wanted={wanted}
        count={query.isPlaceholderData ? undefined : query.data?.pages.flatMap(({ items }) => items).length}
        hasMore={query.hasNextPage}
      />
      <QueryError error={query.error} data={query.data} onRetry={() => void query.refetch()} />
      {query.data || !query.error ? (
        <Rows
          query={query}
          isNarrowed={Object.keys(wanted).length > 0}
          onReset={() => change({ q: undefined, stands: undefined })}
        />
      ) : null}
    </Page>
  );
}

interface RowsProps {
  readonly query: ReturnType<typeof useContracts>;
  readonly isNarrowed: boolean;
  readonly onReset: () => void;
}

function Rows({ query, isNarrowed, onReset }: RowsProps) {
  const t = useTranslations('contracts.filters');
  const contracts = query.data?.pages.flatMap(({ items }) => items);
  if (!contracts) return <SkeletonRows count={6} />;
  if (contracts.length === 0) return isNarrowed ? <NoMatch resetLabel={t('reset')} onReset={onReset} /> : <NoneYet />;
  return (
    <>
      <NoMoreCaterer />
      <ContractTable contracts={contracts} more={moreOf(query)} />
    </>
  );
}

/** Origin of contracts; or, for a merchant who does not cater, the merchants that have them. */
function NoneYet() {
  const t = useTranslations('contracts');
  const { data } = useMerchant();
  const isForOthers = data?.isTraiteur === false;
  const [words, to] = isForOthers ? (['others', '/merchant'] as const) : (['empty', '/sales/estimates'] as const);
  return (
    <EmptyState
      icon={<ContractIcon size={24} />}
      title={t(`${words}.title`)}
      action={<Link to={to}>{t(`${words}.link`)}</Link>}
    >
      {t(`${words}.text`)}
    </EmptyState>
  );
}

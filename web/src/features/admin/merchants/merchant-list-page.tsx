import type { MerchantView } from '@comptoir/contract/base/merchants';
import { useTranslations } from 'use-intl';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../shared/errors/error-state.tsx';
import { ShopIcon } from '../../../ui/icons.tsx';
import { NoMatch } from '../../../ui/no-match.tsx';
import { Page } from '../../../ui/page.tsx';
import { ResultCount } from '../../../ui/result-count.tsx';
import { SkeletonRows } from '../../../ui/skeleton-rows.tsx';
import { findMerchants } from './find-merchants.ts';
import { useMerchants } from './merchant-list.api.ts';
import { MerchantFilterBar } from './merchant-filter-bar.tsx';
import { MerchantTable } from './merchant-table.tsx';
import { useMerchantFilters } from './use-merchant-filters.ts';

/** Every merchant: found by name, city or number, opened, or acted for. */
export function MerchantListPage() {
  const t = useTranslations('merchantList');
  const { data, error, refetch } = useMerchants();
  return (
    <Page title={t('title')} lead={data ? t('lead', { count: data.length }) : t('leadLoading')}>
      {error ? <ErrorState error={error} onRetry={() => void refetch()} /> : null}
      {data || !error ? <Merchants merchants={data} /> : null}
    </Page>
  );
}

function Merchants({ merchants }: { readonly merchants: readonly MerchantView[] | undefined }) {
  const t = useTranslations('merchantList');
  const tEmpty = useTranslations('ui.empty');
  const { filters, type, change, reset } = useMerchantFilters();
  if (!merchants) return <SkeletonRows count={6} />;
  if (merchants.length === 0) return <EmptyState icon={<ShopIcon size={24} />} title={tEmpty('nothing')} />;
  const found = findMerchants(merchants, filters);
  return (
    <>
      <MerchantFilterBar filters={filters} onSearch={type} onChange={change} />
      <ResultCount wanted={filters} count={found.length} />
      {found.length > 0 ? <MerchantTable merchants={found} /> : <NoMatch resetLabel={t('reset')} onReset={reset} />}
    </>
  );
}

import type { MerchantCount, MerchantView } from '@comptoir/contract/base/merchants';
import { useTranslations } from 'use-intl';
import { ErrorState } from '../../../shared/errors/error-state.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ShopIcon } from '../../../ui/icons.tsx';
import { NoMatch } from '../../../ui/no-match.tsx';
import { Page } from '../../../ui/page.tsx';
import { Pager } from '../../../ui/pager.tsx';
import { ResultCount } from '../../../ui/result-count.tsx';
import { SkeletonRows } from '../../../ui/skeleton-rows.tsx';
import { MerchantFilterBar } from './merchant-filter-bar.tsx';
import { useMerchants } from './merchant-list.api.ts';
import styles from './merchant-list.module.css';
import { MerchantTable } from './merchant-table.tsx';
import { useMerchantFilters } from './use-merchant-filters.ts';

/** Every merchant: found by name, city or number, opened, or acted for. The server searches, orders and counts. */
export function MerchantListPage() {
  const t = useTranslations('merchantList');
  const filters = useMerchantFilters();
  const { page, count } = useMerchants(filters);
  const { data, error, isPlaceholderData } = page;
  return (
    <Page title={t('title')} lead={<Lead count={count.data} isNarrowed={filters.isNarrowed} />}>
      <MerchantFilterBar {...filters} />
      <Found count={count.isPlaceholderData ? undefined : count.data} filters={filters} />
      {error ? <ErrorState error={error} onRetry={() => void page.refetch()} /> : null}
      {data || !error ? <Merchants merchants={data?.items} filters={filters} /> : null}
      <Pager
        previous={data?.previousCursor ?? null}
        next={data?.nextCursor ?? null}
        isLoading={isPlaceholderData}
        onGo={filters.goTo}
      />
    </Page>
  );
}

interface CountProps {
  /** Undefined while it is on its way. */
  readonly count: MerchantCount | undefined;
}

/** How many there are. */
function Lead({ count, isNarrowed }: CountProps & { readonly isNarrowed: boolean }) {
  const t = useTranslations('merchantList');
  if (!count) return t('leadLoading');
  if (!count.isExact) return t('leadAbout', count);
  return t(isNarrowed ? 'leadFound' : 'lead', count);
}

type FoundProps = CountProps & {
  readonly filters: Pick<ReturnType<typeof useMerchantFilters>, 'wanted' | 'isNarrowed'>;
};

/** The same read out, and that what is found is merely close. There also before: what comes with its words is not read. */
function Found({ count, filters: { wanted, isNarrowed } }: FoundProps) {
  const t = useTranslations('merchantList');
  return (
    <>
      <ResultCount
        wanted={wanted}
        count={count?.count}
        words={count?.isExact === false ? t('leadAbout', count) : undefined}
      />
      {isNarrowed && count?.isNear && count.count > 0 ? <p className={styles.near}>{t('near')}</p> : null}
    </>
  );
}

interface MerchantsProps {
  /** Undefined while they are on their way. */
  readonly merchants: readonly MerchantView[] | undefined;
  readonly filters: ReturnType<typeof useMerchantFilters>;
}

/** The rows, or why there are none. Source: spec §8 "Empty lists". */
function Merchants({ merchants, filters: { sort, onSort, isNarrowed, reset } }: MerchantsProps) {
  const t = useTranslations('merchantList');
  const tEmpty = useTranslations('ui.empty');
  if (!merchants) return <SkeletonRows count={6} />;
  if (merchants.length > 0) return <MerchantTable merchants={merchants} sort={sort} onSort={onSort} />;
  if (isNarrowed) return <NoMatch resetLabel={t('reset')} onReset={reset} />;
  return <EmptyState icon={<ShopIcon size={24} />} title={tEmpty('nothing')} />;
}

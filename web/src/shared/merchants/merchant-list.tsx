import type { MerchantCount, MerchantPage } from '@comptoir/contract/base/merchants';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { NoMatch } from '../../ui/no-match.tsx';
import { Pager } from '../../ui/pager.tsx';
import { ResultCount } from '../../ui/result-count.tsx';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';
import { ErrorState } from '../errors/error-state.tsx';
import { MerchantFilterBar } from './merchant-filter-bar.tsx';
import type { useMerchantList } from './merchant-list.api.ts';
import styles from './merchant-list.module.css';
import { MerchantTable } from './merchant-table.tsx';

interface MerchantListProps {
  readonly list: ReturnType<typeof useMerchantList>;
  /** The partners to filter by, where they are of several. */
  readonly partners?: readonly { readonly value: string; readonly label: string }[];
  /** What is shown when there are none at all. */
  readonly empty: ReactNode;
}

const NONE: NonNullable<MerchantListProps['partners']> = [];

/** Merchants: found by name, city or number, opened, or acted for. The server searches, orders and counts. */
export function MerchantList({ list: { filters, page, count }, partners = NONE, empty }: MerchantListProps) {
  const { data, error, isPlaceholderData } = page;
  const { previousCursor = null, nextCursor = null } = data ?? {};
  return (
    <>
      <MerchantFilterBar {...filters} partners={partners} />
      <Found count={count.isPlaceholderData ? undefined : count.data} filters={filters} />
      {error ? <ErrorState error={error} onRetry={() => void page.refetch()} /> : null}
      {data || !error ? <Merchants page={data} filters={filters} empty={empty} /> : null}
      <Pager previous={previousCursor} next={nextCursor} isLoading={isPlaceholderData} onGo={filters.goTo} />
    </>
  );
}

type Filters = MerchantListProps['list']['filters'];

interface FoundProps {
  /** Undefined while it is on its way. */
  readonly count: MerchantCount | undefined;
  readonly filters: Filters;
}

/** How many there are, read out, and that what is found is merely close. There also before: what comes with its words is not read. */
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

interface MerchantsProps extends Pick<MerchantListProps, 'empty'> {
  /** Undefined while they are on their way. */
  readonly page: MerchantPage | undefined;
  readonly filters: Filters;
}

/** The rows, or why there are none. Source: spec §8 "Empty lists". */
function Merchants({ page, filters: { sort, onSort, isNarrowed, reset }, empty }: MerchantsProps) {
  const t = useTranslations('merchantList');
  if (!page) return <SkeletonRows count={6} />;
  if (page.items.length > 0) return <MerchantTable merchants={page.items} sort={sort} onSort={onSort} />;
  return isNarrowed ? <NoMatch resetLabel={t('reset')} onReset={reset} /> : empty;
}

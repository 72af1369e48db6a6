import type { MerchantCount, MerchantPage, MerchantView } from '@comptoir/contract/base/merchants';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useDrawnAfter } from '../../lib/use-drawn-after.ts';
import { NoMatch } from '../../ui/no-match.tsx';
import { Pager } from '../../ui/pager.tsx';
import { ResultCount } from '../../ui/result-count.tsx';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';
import { ErrorState } from '../errors/error-state.tsx';
import { ExportButton } from './export-button.tsx';
import { MerchantFilterBar } from './merchant-filter-bar.tsx';
import type { useMerchantList } from './merchant-list.api.ts';
import type { Column } from '../../ui/table-column.ts';
import { Text } from '../../ui/layout.tsx';
import { MerchantTable } from './merchant-table.tsx';
import { SelectionBar } from './selection-bar.tsx';
import type { ChosenMerchants } from './use-chosen-merchants.ts';
import { ViewBar } from './view-bar.tsx';

interface MerchantListProps {
  readonly list: ReturnType<typeof useMerchantList>;
  /** The partners to filter by, where they are of several. */
  readonly partners?: readonly { readonly value: string; readonly label: string }[];
  /** Columns that a screen adds. */
  readonly more?: readonly Column<MerchantView>[];
  /** Content when there are none at all. */
  readonly empty: ReactNode;
  /** Actions on many at once, beside taking a file of them. */
  readonly renderActions?: (selection: ChosenMerchants) => ReactNode;
}

const NONE: NonNullable<MerchantListProps['partners']> = [];

/** Merchants: found by name, city or number, opened, or acted for. The server searches, orders and counts. */
export function MerchantList({ list, partners = NONE, more, empty, renderActions }: MerchantListProps) {
  const { filters, page, count, selected } = list;
  const { data, error } = page;
  return (
    <>
      <ViewBar filters={filters}>{selected.chosen ? null : <ExportButton selection={selected} />}</ViewBar>
      <MerchantFilterBar {...filters} partners={partners} />
      <Found count={count.isPlaceholderData ? undefined : count.data} filters={filters} />
      {error ? <ErrorState error={error} onRetry={() => void page.refetch()} /> : null}
      <SelectionBar selection={selected}>
        {renderActions?.(selected)}
        <ExportButton selection={selected} />
      </SelectionBar>
      {data || !error ? <Merchants page={data} list={list} partners={partners} more={more} empty={empty} /> : null}
      <Pages page={page} onGo={filters.goTo} />
    </>
  );
}

function Pages({ page, onGo }: { readonly page: MerchantListProps['list']['page']; readonly onGo: Filters['goTo'] }) {
  const { previousCursor = null, nextCursor = null } = page.data ?? {};
  return <Pager previous={previousCursor} next={nextCursor} isLoading={page.isPlaceholderData} onGo={onGo} />;
}

type Filters = MerchantListProps['list']['filters'];

interface FoundProps {
  /** Undefined while it is on its way. */
  readonly count: MerchantCount | undefined;
  readonly filters: Filters;
}

/** Number of merchants, read out, and that what is found is merely close. There also before: what comes with its words is not read. */
function Found({ count, filters: { wanted, isNarrowed } }: FoundProps) {
  const t = useTranslations('merchantList');
  return (
    <>
      <ResultCount
        wanted={wanted}
        count={count?.count}
        words={count?.isExact === false ? t('leadAbout', count) : undefined}
      />
      {isNarrowed && count?.isNear && count.count > 0 ? <Text tone="soft">{t('near')}</Text> : null}
    </>
  );
}

interface MerchantsProps extends Required<Pick<MerchantListProps, 'empty' | 'list' | 'partners'>> {
  readonly more: MerchantListProps['more'] | undefined;
  /** Undefined while they are on their way. */
  readonly page: MerchantPage | undefined;
}

/** The rows, or why there are none. Source: spec §8 "Empty lists". */
function Merchants({ page, list: { filters, selected }, partners, more, empty }: MerchantsProps) {
  const t = useTranslations('merchantList');
  const { sort, onSort, columns, isNarrowed, reset } = filters;
  const isDrawn = useDrawnAfter(page !== undefined);
  if (!page || !isDrawn) return <SkeletonRows count={6} />;
  if (page.items.length === 0) return isNarrowed ? <NoMatch resetLabel={t('reset')} onReset={reset} /> : empty;
  const table = { columns, partners, sort, onSort, choice: selected.rows, more };
  return <MerchantTable merchants={page.items} {...table} />;
}

import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { usePermission } from '../../../shared/access/permission.ts';
import { QueryError } from '../../../shared/errors/query-error.tsx';
import { ApiError } from '../../../shared/http/api-error.ts';
import { moreOf } from '../../../shared/lists/more-of.ts';
import { useAddress } from '../../../shared/lists/use-address.ts';
import { useCaterer } from '../../../shared/merchants/use-caterer.ts';
import { buttonLook } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { EstimateIcon } from '../../../ui/icons.tsx';
import { NoMatch } from '../../../ui/no-match.tsx';
import { Page } from '../../../ui/page.tsx';
import { ResultCount } from '../../../ui/result-count.tsx';
import { SkeletonRows } from '../../../ui/skeleton-rows.tsx';
import { ViewSwitch } from '../../../ui/view-switch.tsx';
import { EstimateFilterBar } from './estimate-filter-bar.tsx';
import { EstimateSums } from './estimate-sums.tsx';
import { EstimateTable } from './estimate-table.tsx';
import { ForCaterers } from './for-caterers.tsx';
import { useEstimateNews, useEstimates } from './estimates.api.ts';
import { OccasionCalendar } from './occasion-calendar.tsx';
import { useEstimateFilters } from './use-estimate-filters.ts';

/** Estimates of a caterer: by state with amounts, and by the day of the occasion. */
export function EstimatesPage() {
  const t = useTranslations('estimates');
  const isCaterer = useCaterer();
  if (isCaterer) return <OfCaterer />;
  return (
    <Page title={t('title')} lead={t('lead')}>
      {isCaterer === undefined ? <SkeletonRows count={8} /> : <ForCaterers />}
    </Page>
  );
}

function OfCaterer() {
  const t = useTranslations('estimates');
  const canEdit = usePermission('edit-estimates');
  const { search, change } = useAddress();
  const isCalendar = search.view === 'calendar';
  useEstimateNews();
  return (
    <Page
      title={t('title')}
      part={t(`views.${isCalendar ? 'calendar' : 'list'}`)}
      lead={t('lead')}
      actions={
        canEdit ? (
          <Link to="/sales/estimates/new" {...buttonLook({})}>
            {t('new')}
          </Link>
        ) : null
      }
    >
      <ViewSwitch
        label={t('views.label')}
        views={[
          { view: 'list', label: t('views.list') },
          { view: 'calendar', label: t('views.calendar') },
        ]}
        shown={isCalendar ? 'calendar' : 'list'}
        onShow={(view) => change({ view: view === 'calendar' ? view : undefined })}
      />
      {isCalendar ? <OccasionCalendar /> : <EstimateList />}
    </Page>
  );
}

function EstimateList() {
  const { wanted } = useEstimateFilters();
  const query = useEstimates(wanted);
  const estimates = query.data?.pages.flatMap(({ items }) => items);
  if (query.error instanceof ApiError && query.error.code === 'caterers-only') return <ForCaterers />;
  return (
    <>
      <EstimateFilterBar />
      <EstimateSums />
      <ResultCount
        wanted={wanted}
        count={query.isPlaceholderData ? undefined : estimates?.length}
        hasMore={query.hasNextPage}
      />
      <QueryError error={query.error} data={query.data} onRetry={() => void query.refetch()} />
      {estimates || !query.error ? <Rows query={query} /> : null}
    </>
  );
}

function Rows({ query }: { readonly query: ReturnType<typeof useEstimates> }) {
  const t = useTranslations('estimates.filters');
  const { isNarrowed, reset } = useEstimateFilters();
  const estimates = query.data?.pages.flatMap(({ items }) => items);
  if (!estimates) return <SkeletonRows count={8} />;
  if (estimates.length > 0) return <EstimateTable estimates={estimates} more={moreOf(query)} />;
  return isNarrowed ? <NoMatch resetLabel={t('reset')} onReset={reset} /> : <NoneYet />;
}

/** The way to the first estimate, and to the customer that it is for. */
function NoneYet() {
  const t = useTranslations('estimates.empty');
  const canEdit = usePermission('edit-estimates');
  return (
    <EmptyState
      icon={<EstimateIcon size={24} />}
      title={t('title')}
      action={
        canEdit ? (
          <>
            <Link to="/sales/estimates/new" {...buttonLook({})}>
              {t('first')}
            </Link>
            <Link to="/sales/customers">{t('customers')}</Link>
          </>
        ) : null
      }
    >
      {t('text')}
    </EmptyState>
  );
}

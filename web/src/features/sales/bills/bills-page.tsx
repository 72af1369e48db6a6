import type { BillRow } from '@comptoir/contract/sales/bills';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { QueryError } from '../../../shared/errors/query-error.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ReceiptIcon } from '../../../ui/icons.tsx';
import { NoMatch } from '../../../ui/no-match.tsx';
import { Page } from '../../../ui/page.tsx';
import { ResultCount } from '../../../ui/result-count.tsx';
import { SkeletonRows } from '../../../ui/skeleton-rows.tsx';
import { OpenedBill } from './bill-drawer.tsx';
import { BesideList } from './bill-link.tsx';
import { BillFilterBar } from './bill-filter-bar.tsx';
import { useBills } from './bills.api.ts';
import { BillsPager } from './bills-pager.tsx';
import { BillsSum } from './bills-sum.tsx';
import { BillsTable } from './bills-table.tsx';
import { ExportMenu } from './export-menu.tsx';
import { useArrived } from './use-arrived.ts';
import { useBillFilters } from './use-bill-filters.ts';

/** Every bill of the merchant, as it comes. Source: spec §1 "transaction history". */
export function BillsPage() {
  const t = useTranslations('bills');
  const { wanted, cursor, at, reset, goTo } = useBillFilters();
  const { page, sum } = useBills(wanted, { cursor, at });
  const { data, error, isPlaceholderData } = page;
  const isWaited = isPlaceholderData || sum.isPlaceholderData;
  const isNarrowed = Object.keys(wanted).length > 0;
  const arrived = useArrived(
    JSON.stringify([wanted, cursor, at]),
    isPlaceholderData ? undefined : data?.items.map(({ id }) => id),
  );

  return (
    <BesideList value>
      <Page
        title={t('title')}
        lead={
          <>
            {t('lead')} <Link to="/sales/proof">{t('toProof')}</Link>
          </>
        }
        actions={<ExportMenu wanted={wanted} sum={sum.data} />}
      >
        <BillFilterBar />
        <BillsSum sum={sum.data} />
        <ResultCount wanted={[wanted, cursor, at]} count={isWaited ? undefined : sum.data?.count} />
        <QueryError error={error} data={data} onRetry={() => void page.refetch()} />
        {data || !error ? (
          <Bills bills={data?.items} arrived={arrived} isNarrowed={isNarrowed} onReset={reset} />
        ) : null}
        {data ? (
          <BillsPager newer={data.previousCursor} older={data.nextCursor} isLoading={isPlaceholderData} onGo={goTo} />
        ) : null}
        <OpenedBill />
      </Page>
    </BesideList>
  );
}

interface BillsProps {
  /** Undefined while they are on their way. */
  readonly bills: readonly BillRow[] | undefined;
  readonly arrived: ReadonlySet<string>;
  readonly isNarrowed: boolean;
  readonly onReset: () => void;
}

/** The rows, or why there are none. Source: spec §8 "Empty lists". */
function Bills({ bills, arrived, isNarrowed, onReset }: BillsProps) {
  const t = useTranslations('bills');
  const tEmpty = useTranslations('ui.empty');
  if (!bills) return <SkeletonRows count={10} />;
  if (bills.length > 0) return <BillsTable bills={bills} arrived={arrived} />;
  if (isNarrowed) return <NoMatch resetLabel={t('filters.reset')} onReset={onReset} />;
  return (
    <EmptyState icon={<ReceiptIcon size={24} />} title={tEmpty('nothing')}>
      {t('empty')}
    </EmptyState>
  );
}

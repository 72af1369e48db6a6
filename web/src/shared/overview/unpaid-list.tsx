import type { UnpaidAccount, UnpaidAccounts } from '@comptoir/contract/money/invoices';
import { cents } from '@comptoir/domain/base/amounts/cents';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { formatDay, formatMoney } from '../../lib/format.ts';
import { DataTable } from '../../ui/data-table.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { CheckIcon } from '../../ui/icons.tsx';
import { ListSection } from '../../ui/list-section.tsx';
import { Pager } from '../../ui/pager.tsx';
import { ROW_OPENER } from '../../ui/row-opener.ts';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';
import type { Column } from '../../ui/table-column.ts';
import { Text } from '../../ui/layout.tsx';
import { usePermission } from '../access/permission.ts';
import { QueryError } from '../errors/query-error.tsx';
import { useAddress } from '../lists/use-address.ts';
import { useWholeList } from '../lists/use-whole-list.ts';
import { AllLooked } from '../merchants/all-looked.tsx';
import { MerchantLink } from '../merchants/merchant-link.tsx';
import { useReader } from '../sessions/use-reader.ts';
import { useUnpaidAccounts } from './overview.api.ts';

/** Overdue accounts, the longest first, with their sum. */
export function UnpaidList({ partnerId }: { readonly partnerId: string | null }) {
  const t = useTranslations('overview.unpaid');
  const { data, error, refetch } = useUnpaidAccounts(partnerId);
  const { change } = useAddress();
  return (
    <ListSection title={t('title')} aside={<AllLooked />}>
      <QueryError error={error} data={data} onRetry={() => void refetch()} />
      {data || error ? null : <SkeletonRows count={4} />}
      {data ? <Accounts page={data} /> : null}
      <Pager
        previous={data?.previousCursor ?? null}
        next={data?.nextCursor ?? null}
        isLoading={false}
        onGo={(cursor) => change({ cursor })}
      />
    </ListSection>
  );
}

function Accounts({ page: { items, total, nextCursor, previousCursor } }: { readonly page: UnpaidAccounts }) {
  const t = useTranslations('overview.unpaid');
  const { language } = useReader();
  const columns = useColumns();
  const isWhole = nextCursor === null && previousCursor === null;
  const list = useWholeList(
    items,
    columns.map(({ sortBy, ...column }) => (isWhole && sortBy ? { ...column, sortBy } : column)),
  );
  if (total.merchants === 0) return <EmptyState icon={<CheckIcon size={24} />} title={t('none')} />;
  return (
    <>
      <Text tone="soft">{t('sum', { ...total, owed: formatMoney(cents(total.owedCents), language) })}</Text>
      <DataTable {...list} caption={t('title')} columns={columns} idOf={({ merchantId }) => merchantId} />
    </>
  );
}

function useColumns(): Column<UnpaidAccount>[] {
  const t = useTranslations('overview.unpaid');
  const reader = useReader();
  // who may set an invoice right gets there at once
  const isKeeper = usePermission('edit-invoices');
  return [
    {
      key: 'name',
      header: t('columns.name'),
      sortBy: ({ company_name: name }) => name,
      cell: ({ merchantId, company_name: name }) =>
        isKeeper ? (
          <Link to="/admin/merchant-money" search={{ merchantId }} className={ROW_OPENER}>
            {name}
          </Link>
        ) : (
          <MerchantLink id={merchantId} name={name} />
        ),
    },
    {
      key: 'owed',
      header: t('columns.owed'),
      isFigure: true,
      phone: 'primary',
      sortBy: ({ owedCents }) => owedCents,
      cell: ({ owedCents }) => formatMoney(cents(owedCents), reader.language),
    },
    {
      key: 'invoices',
      header: t('columns.invoices'),
      isFigure: true,
      isLabelled: true,
      sortBy: ({ invoices }) => invoices,
      cell: ({ invoices }) => invoices,
    },
    {
      key: 'since',
      header: t('columns.since'),
      isLabelled: true,
      sortBy: ({ oldestDueAt }) => oldestDueAt,
      cell: ({ oldestDueAt }) => formatDay(new Date(oldestDueAt), reader),
    },
    {
      key: 'next',
      header: t('columns.next'),
      phone: 'hidden',
      sortBy: ({ nextAttemptAt }) => nextAttemptAt,
      cell: ({ nextAttemptAt }) => (nextAttemptAt ? formatDay(new Date(nextAttemptAt), reader) : t('noNext')),
    },
  ];
}

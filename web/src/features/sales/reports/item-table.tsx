import type { ItemFigures } from '@comptoir/contract/sales/report-items';
import { cents } from '@comptoir/domain/base/amounts/cents';
import type { ReportPeriod } from '@comptoir/domain/sales/reports/report-period';
import { useTranslations } from 'use-intl';
import { formatMoney, formatNumber } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { ErrorState } from '../../../shared/errors/error-state.tsx';
import { useWholeList } from '../../../shared/lists/use-whole-list.ts';
import { DataTable } from '../../../ui/data-table.tsx';
import { SkeletonRows } from '../../../ui/skeleton-rows.tsx';
import type { Column } from '../../../ui/table-column.ts';
import { useItemReport } from './merchant-reports.api.ts';

interface Line extends ItemFigures {
  readonly item: string;
}

/** Sales of a period by item, the largest amount first, with the sum of all. */
export function ItemTable({ period }: { readonly period: ReportPeriod }) {
  const t = useTranslations('merchantReports');
  const { data, error, refetch } = useItemReport(period);
  const columns = useColumns();
  const lines: readonly Line[] = data?.items ?? [];
  const { rows, sort, onSort, more } = useWholeList(lines, columns);
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <SkeletonRows count={8} />;
  const others: Line[] = data.others ? [{ ...data.others, item: t('items.others') }] : [];
  const total: Line = { ...data.total, item: t('total') };
  return (
    <DataTable
      caption={t('items.table', { from: data.from, to: data.to })}
      columns={columns}
      rows={more.hasMore ? rows : [...rows, ...others]}
      idOf={({ item }) => item}
      sort={sort}
      onSort={onSort}
      more={more}
      totals={Object.fromEntries(columns.map(({ key, cell }) => [key, cell(total)]))}
    />
  );
}

function useColumns(): Column<Line>[] {
  const t = useTranslations('merchantReports');
  const language = useLanguage();
  const quantity = (key: 'soldQuantity' | 'returnedQuantity', phone?: 'hidden'): Column<Line> => ({
    key,
    header: t(`items.${key}`),
    isFigure: true,
    isLabelled: true,
    ...(phone ? { phone } : {}),
    sortBy: (line) => line[key],
    cell: (line) => formatNumber(line[key], language),
  });
  const amount = (key: 'gross' | 'refunded' | 'net', phone: 'primary' | 'hidden'): Column<Line> => ({
    key,
    header: t(`columns.${key}`),
    isFigure: true,
    keeps: true,
    phone,
    sortBy: (line) => line[`${key}Cents`],
    cell: (line) => formatMoney(cents(line[`${key}Cents`]), language),
  });
  return [
    { key: 'item', grows: true, header: t('by.item'), sortBy: ({ item }) => item, cell: ({ item }) => item },
    quantity('soldQuantity'),
    quantity('returnedQuantity', 'hidden'),
    amount('gross', 'hidden'),
    amount('refunded', 'hidden'),
    amount('net', 'primary'),
  ];
}

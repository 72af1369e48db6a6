import type { ItemFigures, ItemReport } from '@comptoir/contract/sales/report-items';
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
  readonly key: string;
}

interface ItemTableProps {
  readonly period: ReportPeriod;
  readonly by: 'item' | 'category';
}

/** Sales of a period by item, or by the categories that items are in now, the largest amount first, with the sum of all. */
export function ItemTable({ period, by }: ItemTableProps) {
  const t = useTranslations('merchantReports');
  const { data, error, refetch } = useItemReport(period);
  const columns = useColumns(by);
  const { lines, rest } = readLines(data, by);
  const { rows, sort, onSort, more } = useWholeList(lines, columns);
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <SkeletonRows count={8} />;
  const others: Line[] = rest
    ? [{ ...rest, item: t(by === 'item' ? 'items.others' : 'items.uncategorized'), key: '' }]
    : [];
  const total: Line = { ...data.total, item: t('total'), key: '' };
  return (
    <DataTable
      caption={t('items.table', { from: data.from, to: data.to })}
      columns={columns}
      rows={more.hasMore ? rows : [...rows, ...others]}
      idOf={({ key }) => key}
      sort={sort}
      onSort={onSort}
      more={more}
      totals={Object.fromEntries(columns.map(({ key, cell }) => [key, cell(total)]))}
    />
  );
}

function readLines(report: ItemReport | undefined, by: ItemTableProps['by']) {
  if (!report) return { lines: [], rest: null };
  const { items, categories, others, uncategorized } = report;
  const lines: readonly Line[] =
    by === 'item'
      ? items.map((line) => ({ ...line, key: line.code === null ? line.item : `= ${line.code}` }))
      : categories.map(({ category, name, ...line }) => ({ ...line, item: name, key: category }));
  return { lines, rest: by === 'item' ? others : uncategorized };
}

function useColumns(by: ItemTableProps['by']): Column<Line>[] {
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
    { key: 'item', grows: true, header: t(`by.${by}`), sortBy: ({ item }) => item, cell: ({ item }) => item },
    quantity('soldQuantity'),
    quantity('returnedQuantity', 'hidden'),
    amount('gross', 'hidden'),
    amount('refunded', 'hidden'),
    amount('net', 'primary'),
  ];
}

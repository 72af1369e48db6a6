import type { SalesFigures, SalesReport } from '@comptoir/contract/sales/reports';
import { cents } from '@comptoir/domain/base/amounts/cents';
import { useTranslations } from 'use-intl';
import { formatLongDay, formatMoney, formatNumber } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { useWholeList } from '../../../shared/lists/use-whole-list.ts';
import { DataTable } from '../../../ui/data-table.tsx';
import type { Column } from '../../../ui/table-column.ts';
import { ItemTable } from './item-table.tsx';
import { SalesControls, useDimension, type Dimension } from './sales-controls.tsx';

type FigureDimension = Exclude<Dimension, 'item' | 'category'>;

interface Line extends SalesFigures {
  readonly key: string;
  readonly label: string;
}

/** The figures along one dimension, which the address names, with their sum; as a file, too. */
export function SalesTable({ report }: { readonly report: SalesReport }) {
  const by = useDimension();
  const period = { from: report.from, to: report.to };
  return (
    <>
      <SalesControls period={period} by={by} />
      {by === 'item' || by === 'category' ? (
        <ItemTable period={period} by={by} />
      ) : (
        <FigureTable report={report} by={by} />
      )}
    </>
  );
}

function FigureTable({ report, by }: { readonly report: SalesReport; readonly by: FigureDimension }) {
  const t = useTranslations('merchantReports');
  const columns = useColumns(by);
  const lines = useLines(report, by);
  const { rows, sort, onSort, more } = useWholeList(lines, columns);
  const total: Line = { ...report.total, key: '', label: t('total') };
  return (
    <DataTable
      caption={t('table', { from: report.from, to: report.to })}
      columns={columns}
      rows={rows}
      idOf={({ key }) => key}
      sort={sort}
      onSort={onSort}
      more={more}
      totals={Object.fromEntries(columns.map(({ key, cell }) => [key, cell(total)]))}
    />
  );
}

function useLines({ days, kinds, payments, devices, employees }: SalesReport, by: FigureDimension): Line[] {
  const t = useTranslations('merchantReports');
  const language = useLanguage();
  const lines: Readonly<Record<FigureDimension, () => Line[]>> = {
    day: () => days.map((line) => ({ ...line, key: line.day, label: formatLongDay(line.day, language) })),
    kind: () => kinds.map((line) => ({ ...line, key: line.kind, label: t(`kinds.${line.kind}`) })),
    payment: () => payments.map((line) => ({ ...line, key: line.payment, label: t(`payments.${line.payment}`) })),
    device: () => devices.map((line) => ({ ...line, key: line.deviceId, label: line.deviceName })),
    employee: () =>
      employees.map((line) => ({ ...line, key: line.employee ?? '', label: line.employee ?? t('noEmployee') })),
  };
  return lines[by]();
}

function useColumns(by: FigureDimension): Column<Line>[] {
  const t = useTranslations('merchantReports');
  const language = useLanguage();
  const amount = (key: keyof typeof AMOUNTS, phone: 'primary' | 'hidden'): Column<Line> => ({
    key,
    header: t(`columns.${key}`),
    isFigure: true,
    keeps: true,
    phone,
    sortBy: (line) => line[AMOUNTS[key]],
    cell: (line) => formatMoney(cents(line[AMOUNTS[key]]), language),
  });
  return [
    {
      key: 'label',
      header: t(`by.${by}`),
      sortBy: ({ key, label }) => (by === 'day' ? key : label),
      cell: ({ label }) => label,
    },
    {
      key: 'sales',
      header: t('columns.sales'),
      isFigure: true,
      isLabelled: true,
      sortBy: ({ sales }) => sales,
      cell: ({ sales }) => formatNumber(sales, language),
    },
    amount('gross', 'hidden'),
    amount('refunded', 'hidden'),
    amount('net', 'primary'),
    amount('gst', 'hidden'),
    amount('qst', 'hidden'),
    amount('sold', 'hidden'),
  ];
}

const AMOUNTS = {
  gross: 'grossCents',
  refunded: 'refundedCents',
  net: 'netCents',
  gst: 'gstCents',
  qst: 'qstCents',
  sold: 'soldCents',
} as const;

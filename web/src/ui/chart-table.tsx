import { useTranslations } from 'use-intl';
import { bandsAt, type ChartContent } from './chart-data.ts';
import { DataTable } from './data-table.tsx';
import type { Column } from './table-column.ts';

interface ChartTableProps {
  readonly caption: string;
  readonly pointHeader: string;
  readonly content: ChartContent;
}

/** The values of a chart, one row for each point. */
export function ChartTable({ caption, pointHeader, content }: ChartTableProps) {
  const t = useTranslations('ui.chart');
  const { points, series, bands, format } = content;
  const columns: Column<number>[] = [
    { key: 'point', header: pointHeader, grows: true, cell: (index) => points[index]?.label },
    ...series.map(({ label, values }, rank) => ({
      key: `series-${rank}`,
      header: label,
      isFigure: true,
      isLabelled: true,
      cell: (index: number) => {
        const value = values[index] ?? null;
        return value === null ? t('unknown') : format(value);
      },
    })),
    ...(bands && bands.items.length > 0
      ? [
          {
            key: 'bands',
            header: bands.label,
            isLabelled: true,
            cell: (index: number) => bandsAt(index, bands) || null,
          },
        ]
      : []),
  ];
  return <DataTable caption={caption} columns={columns} rows={[...points.keys()]} idOf={String} />;
}

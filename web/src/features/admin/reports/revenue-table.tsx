import type { RevenueReport } from '@comptoir/contract/money/revenue';
import type { RevenueFigure, RevenueGroup } from '@comptoir/domain/money/revenue/revenue-figures';
import { cents } from '@comptoir/domain/base/amounts/cents';
import type { ReportPeriod } from '@comptoir/domain/sales/reports/report-period';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { formatMoney } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { DataTable } from '../../../ui/data-table.tsx';
import type { Column } from '../../../ui/table-column.ts';
import { amountOf, type ShownFigure, SHOWN } from './shown-figures.ts';
import type { NamedRow } from './use-revenue-words.ts';

interface RevenueTableProps {
  readonly part: keyof typeof SHOWN;
  readonly period: ReportPeriod;
  readonly groupBy: RevenueGroup;
  readonly total: RevenueReport['total'];
  readonly rows: readonly NamedRow[];
}

/** A row and what is asked about it: without a key it is the total. */
type Line = Pick<NamedRow, 'figures' | 'label'> & { readonly key: string | undefined };

/** Every figure of every row, each leading to the merchants behind it. */
export function RevenueTable({ total, rows, ...asked }: RevenueTableProps) {
  const t = useTranslations('revenue');
  const columns = useColumns(asked);
  const whole: Line = { key: undefined, label: t('all'), figures: total };
  return (
    <DataTable
      isFacts
      caption={t(`captions.${asked.part}`, asked.period)}
      columns={columns}
      rows={rows}
      idOf={({ key }) => key ?? ''}
      totals={Object.fromEntries(columns.map(({ key, cell }) => [key, cell(whole)]))}
    />
  );
}

function useColumns({ part, period, groupBy }: Omit<RevenueTableProps, 'total' | 'rows'>): Column<Line>[] {
  const t = useTranslations('revenue');
  const figure = (shown: ShownFigure): Column<Line> => ({
    key: shown,
    header: t(`figures.${shown}`),
    isFigure: true,
    isLabelled: true,
    cell: (line) => <Figure line={line} shown={shown} period={period} groupBy={groupBy} />,
  });
  const name: Column<Line> = { key: 'name', header: t(`groups.${groupBy}`), cell: ({ label }) => label };
  return [name, ...SHOWN[part].map((shown) => figure(shown))];
}

interface FigureProps extends Pick<RevenueTableProps, 'period' | 'groupBy'> {
  readonly line: Line;
  readonly shown: ShownFigure;
}

/** An amount that leads to its merchants; taxes lead to those of the invoices. */
function Figure({ line: { key, label, figures }, shown, period, groupBy }: FigureProps) {
  const t = useTranslations('revenue');
  const text = formatMoney(cents(amountOf(figures, shown)), useLanguage());
  const figure: RevenueFigure = shown === 'gst' || shown === 'qst' ? 'invoiced' : shown;
  if (figures[figure].count === 0) return text;
  const name = t('show', { figure: t(`figures.${shown}`), row: label });
  return (
    <Link
      to="/reports"
      search={{ ...period, section: 'revenue', by: groupBy, figure, ...(key ? { key } : {}) }}
      replace
      resetScroll={false}
      aria-label={`${text}. ${name}`}
    >
      {text}
    </Link>
  );
}

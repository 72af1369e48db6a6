import type { ShownColumn } from '@comptoir/domain/base/figures/report-section';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import type { FigureSectionName } from '@comptoir/domain/figure-sections';
import type { FigureQuery, ShownFigures } from '../../../shared/queries/figures.ts';
import { DataTable } from '../../../ui/data-table.tsx';
import type { Column } from '../../../ui/table-column.ts';
import { amountOf, useFigureWords, type NamedRow } from './use-figure-words.ts';

interface FigureTableProps {
  readonly name: FigureSectionName;
  readonly part: string;
  readonly columns: readonly ShownColumn[];
  readonly query: FigureQuery;
  readonly total: ShownFigures;
  readonly rows: readonly NamedRow[];
}

/** A row and what is asked about it: without a key it is the total. */
type Line = Pick<NamedRow, 'figures' | 'label'> & { readonly key: string | undefined };

/** Every figure of every row, each leading to the merchants behind it. */
export function FigureTable({ total, rows, ...asked }: FigureTableProps) {
  const { name, part, query } = asked;
  const t = useTranslations('figures');
  const { own, shared } = useFigureWords(name);
  const columns = useColumns(asked);
  const whole: Line = { key: undefined, label: shared.all, figures: total };
  return (
    <DataTable
      isFacts
      caption={t('caption', { part: own.parts[part] ?? part, from: query.from, to: query.to })}
      columns={columns}
      rows={rows}
      idOf={({ key }) => key ?? ''}
      totals={Object.fromEntries(columns.map(({ key, cell }) => [key, cell(whole)]))}
    />
  );
}

type Asked = Omit<FigureTableProps, 'total' | 'rows'>;

function useColumns(asked: Asked): Column<Line>[] {
  const { name, query } = asked;
  const { shared, column: headerOf } = useFigureWords(name);
  return [
    { key: 'name', header: shared.groups[query.groupBy], cell: ({ label }) => label },
    ...asked.columns.map((column): Column<Line> => ({
      key: `${column.figure} ${column.shows}`,
      header: headerOf(column),
      isFigure: true,
      isLabelled: true,
      cell: (line) => <Figure asked={asked} line={line} column={column} />,
    })),
  ];
}

interface FigureProps {
  readonly asked: Asked;
  readonly line: Line;
  readonly column: ShownColumn;
}

/** A figure that leads to its merchants; taxes and days lead to those of what they are of. */
function Figure({ asked: { name, query }, line: { key, label, figures }, column }: FigureProps) {
  const t = useTranslations('figures');
  const { column: headerOf, value } = useFigureWords(name);
  const { from, to, groupBy } = query;
  const { figure } = column;
  const text = value(column, amountOf(figures, column));
  if ((figures[figure]?.count ?? 0) === 0) return text;
  return (
    <Link
      to="/reports"
      search={{ from, to, section: name, by: groupBy, figure, ...(key ? { key } : {}) }}
      replace
      resetScroll={false}
      aria-label={`${text}. ${t('show', { figure: headerOf(column), row: label })}`}
    >
      {text}
    </Link>
  );
}

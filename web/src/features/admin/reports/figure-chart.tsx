import type { ShownColumn } from '@comptoir/domain/base/figures/report-section';
import { cents } from '@comptoir/domain/base/amounts/cents';
import type { FigureGroup } from '@comptoir/domain/base/figures/figure-section';
import { useTranslations } from 'use-intl';
import { formatNumber, formatShortMoney } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import type { FigureSectionName } from '@comptoir/domain/figure-sections';
import type { ShownReport } from '../../../shared/queries/figures.ts';
import { Chart } from '../../../ui/chart.tsx';
import { amountOf, sectionOf, useFigureWords, type NamedRow } from './use-figure-words.ts';

/** More than these are read in the table. */
const MOST_POINTS = 60;

interface FigureChartProps {
  readonly name: FigureSectionName;
  readonly groupBy: FigureGroup;
  readonly report: ShownReport;
  readonly rows: readonly NamedRow[];
}

/** A figure along the rows, or several beside each other, with the period before. */
export function FigureChart({ name, groupBy, report, rows }: FigureChartProps) {
  const t = useTranslations('figures');
  const language = useLanguage();
  const { own, shared, figure, value } = useFigureWords(name);
  const { picture } = sectionOf(name).layout;
  const points = 'along' in picture ? alongRows(picture.along, rows) : besideEachOther(picture.beside, report, figure);
  const [column] = 'along' in picture ? [picture.along] : picture.beside;
  if (!column || points.length > MOST_POINTS) return null;
  const isMoney = column.shows !== 'count';
  return (
    <Chart
      caption={'along' in picture ? t('chartAlong', { figure: figure(picture.along.figure) }) : own.title}
      pointHeader={'along' in picture ? shared.groups[groupBy] : shared.figure}
      points={points.map(({ label }) => ({ label, tick: label }))}
      series={[
        { label: shared.period, shape: 'bar', tone: 'green', values: points.map(({ now }) => now) },
        {
          label: shared.before,
          ...comparisonOf('along' in picture, groupBy),
          tone: 'soft',
          values: points.map(({ before }) => before),
        },
      ]}
      format={(amount) => value(column, amount)}
      formatTick={(amount) => (isMoney ? formatShortMoney(cents(amount), language) : formatNumber(amount, language))}
      finest={isMoney ? 100 : 1}
    />
  );
}

/** A line from one partner to the next would say that there is something between them. */
const comparisonOf = (isAlong: boolean, groupBy: FigureGroup) =>
  isAlong && (groupBy === 'month' || groupBy === 'week')
    ? ({ shape: 'line', isComparison: true } as const)
    : ({ shape: 'mark' } as const);

const alongRows = (column: ShownColumn, rows: readonly NamedRow[]) =>
  rows.map(({ label, figures, before }) => ({
    label,
    now: amountOf(figures, column),
    before: amountOf(before, column),
  }));

const besideEachOther = (
  columns: readonly ShownColumn[],
  { total, totalBefore }: ShownReport,
  nameOf: (figure: string) => string,
) =>
  columns.map((column) => ({
    label: nameOf(column.figure),
    now: amountOf(total, column),
    before: amountOf(totalBefore, column),
  }));

import { useSearch } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { formatLongDay } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import type { FigureSectionName } from '@comptoir/domain/figure-sections';
import type { FigureQuery, ShownReport } from '../../../shared/queries/figures.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ReportIcon } from '../../../ui/icons.tsx';
import { Section } from '../../../ui/section.tsx';
import { FigureChart } from './figure-chart.tsx';
import { FigureMerchants } from './figure-merchants.tsx';
import { FigureTable } from './figure-table.tsx';
import { sectionOf, useFigureWords, type NamedRow } from './use-figure-words.ts';

interface ShownFiguresProps {
  readonly name: FigureSectionName;
  readonly query: FigureQuery;
  readonly report: ShownReport;
  readonly rows: readonly NamedRow[];
  readonly onClose: () => void;
}

/** The picture, the tables, and the merchants behind the figure that is looked into. */
export function ShownFigures({ name, query, report, rows, onClose }: ShownFiguresProps) {
  const t = useTranslations('figures');
  const language = useLanguage();
  const { own, shared } = useFigureWords(name);
  const { figure, key } = useSearch({ strict: false });
  const section = sectionOf(name);
  const { from, to } = report.before;
  if (!hasFigures(report)) return <EmptyState icon={<ReportIcon size={24} />} title={own.empty} />;
  return (
    <>
      <p>
        {t('before', { from: formatLongDay(from, language), to: formatLongDay(to, language) })} {own.note}
      </p>
      <FigureChart name={name} groupBy={query.groupBy} report={report} rows={rows} />
      {Object.entries(section.layout.parts).map(([part, columns]) => (
        <Section key={part} title={own.parts[part] ?? part}>
          <FigureTable name={name} part={part} columns={columns} query={query} total={report.total} rows={rows} />
        </Section>
      ))}
      {figure && section.figures.includes(figure) ? (
        <FigureMerchants
          name={name}
          query={{ ...query, figure, ...(key ? { key } : {}) }}
          row={rows.find((row) => row.key === key)?.label ?? shared.all}
          onClose={onClose}
        />
      ) : null}
    </>
  );
}

/** True when there is anything to show, of this period or the one before. */
export const hasFigures = ({ total, totalBefore }: ShownReport): boolean =>
  [total, totalBefore].some((figures) => Object.values(figures).some(({ count }) => count !== 0));

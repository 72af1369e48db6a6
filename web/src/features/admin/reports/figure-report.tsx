import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import type { FigureGroup } from '@comptoir/domain/base/figures/figure-section';
import { QueryError } from '../../../shared/errors/query-error.tsx';
import type { FigureSectionName } from '@comptoir/domain/figure-sections';
import { figureReportQuery, type FigureQuery, type ShownReport } from '../../../shared/queries/figures.ts';
import { REPORT_TIME_ZONE } from '../../../shared/reports/preset-period.ts';
import { usePeriod } from '../../../shared/reports/use-period.ts';
import { Page } from '../../../ui/page.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { Shape } from '../../../ui/shape.tsx';
import { SkeletonRows } from '../../../ui/skeleton-rows.tsx';
import { FigureDownloads } from './figure-downloads.tsx';
import { FigureTiles } from './figure-tiles.tsx';
import { hasFigures, ShownFigures } from './shown-figures.tsx';
import { ReportedPeriod } from '../../../shared/reports/reported-period.tsx';
import { ReportSections } from './report-sections.tsx';
import { sectionOf, useFigureWords } from './use-figure-words.ts';

/** A section of figures: period by period, row by row, and the merchants behind each figure. */
export function FigureReport({ name }: { readonly name: FigureSectionName }) {
  const t = useTranslations('figures');
  const tReports = useTranslations('reports');
  const { own, shared } = useFigureWords(name);
  const section = sectionOf(name);
  const { today, period, setPeriod } = usePeriod(REPORT_TIME_ZONE);
  const { by } = useSearch({ strict: false });
  const groupBy = section.groups.find((group) => group === by) ?? 'month';
  const query = { ...period, groupBy };
  const { data, error, refetch } = useQuery(figureReportQuery(name, query));
  const navigate = useNavigate();
  const show = (chosen: FigureGroup): void => {
    void navigate({ to: '.', search: { ...period, section: name, by: chosen }, replace: true, resetScroll: false });
  };

  return (
    <Page
      title={tReports('title')}
      part={own.title}
      lead={own.lead}
      actions={data && hasFigures(data) ? <FigureDownloads name={name} query={query} /> : null}
    >
      <ReportSections />
      <ReportedPeriod today={today} period={period} onChange={setPeriod}>
        <SelectField
          label={t('group')}
          value={groupBy}
          options={section.groups.map((value) => ({ value, label: shared.groups[value] }))}
          onChange={show}
        />
      </ReportedPeriod>
      <QueryError error={error} data={data} onRetry={() => void refetch()} />
      {data || !error ? <Loaded name={name} query={query} report={data} onClose={() => show(groupBy)} /> : null}
    </Page>
  );
}

interface LoadedProps {
  readonly name: FigureSectionName;
  readonly query: FigureQuery;
  readonly report: ShownReport | undefined;
  readonly onClose: () => void;
}

function Loaded({ name, query, report, onClose }: LoadedProps) {
  const { row: wordsOf } = useFigureWords(name);
  const rows = report?.rows.map((row) => ({ ...row, label: wordsOf(row, query.groupBy) })) ?? [];
  return (
    <>
      <FigureTiles name={name} report={report} />
      {report ? <ShownFigures name={name} query={query} report={report} rows={rows} onClose={onClose} /> : null}
      {report ? null : (
        <>
          {/* as high as a chart with its words */}
          <Shape height="19rem" width="100%" />
          <SkeletonRows count={3} />
        </>
      )}
    </>
  );
}

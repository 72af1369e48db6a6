import type { TransmissionReportRow } from '@comptoir/contract/sales/reports';
import type { ReportPeriod } from '@comptoir/domain/sales/reports/report-period';
import { useTranslations } from 'use-intl';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { QueryError } from '../../../shared/errors/query-error.tsx';
import { ReportIcon } from '../../../ui/icons.tsx';
import { Page } from '../../../ui/page.tsx';
import { SkeletonRows } from '../../../ui/skeleton-rows.tsx';
import { DownloadReport } from './download-report.tsx';
import { ReportedPeriod } from './reported-period.tsx';
import { ReportSections } from './report-sections.tsx';
import { ReportTable } from './report-table.tsx';
import { useTransmissionReport } from './reports.api.ts';
import { REPORT_TIME_ZONE } from '../../../shared/reports/preset-period.ts';
import { usePeriod } from '../../../shared/reports/use-period.ts';

/** What each merchant's tills brought to the authority in a period. */
export function TransmissionReport() {
  const t = useTranslations('reports');
  const { today, period: asked, setPeriod } = usePeriod(REPORT_TIME_ZONE);
  const { data, error, refetch } = useTransmissionReport(asked);
  const rows = data?.items;

  return (
    <Page
      title={t('title')}
      lead={t('lead')}
      actions={rows?.length ? <DownloadReport period={asked} rows={rows} /> : null}
    >
      <ReportSections />
      <ReportedPeriod today={today} period={asked} onChange={setPeriod} />
      <QueryError error={error} data={data} onRetry={() => void refetch()} />
      {rows || !error ? <Report period={asked} rows={rows} /> : null}
    </Page>
  );
}

interface ReportProps {
  readonly period: ReportPeriod;
  readonly rows: readonly TransmissionReportRow[] | undefined;
}

function Report({ period, rows }: ReportProps) {
  const t = useTranslations('reports');
  const tEmpty = useTranslations('ui.empty');
  if (!rows) return <SkeletonRows count={6} />;
  if (rows.length > 0) return <ReportTable period={period} rows={rows} />;
  return (
    <EmptyState icon={<ReportIcon size={24} />} title={tEmpty('nothing')}>
      {t('empty')}
    </EmptyState>
  );
}

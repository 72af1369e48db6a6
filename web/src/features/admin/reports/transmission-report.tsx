import type { TransmissionReport as ReportPage } from '@comptoir/contract/sales/reports';
import type { ReportPeriod } from '@comptoir/domain/sales/reports/report-period';
import { useTranslations } from 'use-intl';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { QueryError } from '../../../shared/errors/query-error.tsx';
import { ReportIcon } from '../../../ui/icons.tsx';
import { Page } from '../../../ui/page.tsx';
import { Pager } from '../../../ui/pager.tsx';
import { SkeletonRows } from '../../../ui/skeleton-rows.tsx';
import { DownloadReport } from './download-report.tsx';
import { ReportedPeriod } from '../../../shared/reports/reported-period.tsx';
import { ReportSections } from './report-sections.tsx';
import { ReportTable, type Order } from './report-table.tsx';
import { useTransmissionReport } from './reports.api.ts';
import { REPORT_TIME_ZONE } from '../../../shared/reports/preset-period.ts';
import { usePeriod } from '../../../shared/reports/use-period.ts';

/** Bills that each merchant's tills brought to the authority in a period. */
export function TransmissionReport() {
  const t = useTranslations('reports');
  const { today, period: asked, setPeriod } = usePeriod(REPORT_TIME_ZONE);
  const { page, sort, onSort, goTo } = useTransmissionReport(asked);
  const { data, error, refetch, isPlaceholderData } = page;

  return (
    <Page
      title={t('title')}
      part={t('sections.transmissions')}
      lead={t('lead')}
      actions={data?.total.merchants ? <DownloadReport period={asked} /> : null}
    >
      <ReportSections />
      <ReportedPeriod today={today} period={asked} onChange={setPeriod} />
      <QueryError error={error} data={data} onRetry={() => void refetch()} />
      {data || !error ? <Report period={asked} report={data} sort={sort} onSort={onSort} /> : null}
      <Pager
        previous={data?.previousCursor ?? null}
        next={data?.nextCursor ?? null}
        isLoading={isPlaceholderData}
        onGo={goTo}
      />
    </Page>
  );
}

interface ReportProps extends Order {
  readonly period: ReportPeriod;
  readonly report: ReportPage | undefined;
}

function Report({ report, ...order }: ReportProps) {
  const t = useTranslations('reports');
  const tEmpty = useTranslations('ui.empty');
  if (!report) return <SkeletonRows count={6} />;
  if (report.total.merchants > 0) return <ReportTable report={report} {...order} />;
  return (
    <EmptyState icon={<ReportIcon size={24} />} title={tEmpty('nothing')}>
      {t('empty')}
    </EmptyState>
  );
}

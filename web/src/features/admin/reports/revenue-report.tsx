import { REVENUE_GROUPS, type RevenueGroup } from '@comptoir/domain/money/revenue/revenue-figures';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { ErrorState } from '../../../shared/errors/error-state.tsx';
import { Page } from '../../../ui/page.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { SkeletonRows } from '../../../ui/skeleton-rows.tsx';
import { DownloadRevenue } from './download-revenue.tsx';
import { ReportedPeriod } from './reported-period.tsx';
import { ReportSections } from './report-sections.tsx';
import { isEmpty, RevenueFigures } from './revenue-figures.tsx';
import { RevenueTiles } from './revenue-tiles.tsx';
import { useRevenue } from './revenue.api.ts';
import { REPORT_TIME_ZONE } from '../../../shared/reports/preset-period.ts';
import { usePeriod } from '../../../shared/reports/use-period.ts';
import { useRevenueWords } from './use-revenue-words.ts';

/** What comes in, period by period, and the merchants behind each figure. */
export function RevenueReport() {
  const t = useTranslations('revenue');
  const tReports = useTranslations('reports');
  const { today, period, setPeriod } = usePeriod(REPORT_TIME_ZONE);
  const { by: groupBy = 'month' } = useSearch({ strict: false });
  const navigate = useNavigate();
  const { data, error, refetch } = useRevenue(period, groupBy);
  const wordsOf = useRevenueWords(groupBy);
  const rows = data?.rows.map((row) => ({ ...row, label: wordsOf(row) })) ?? [];
  const show = (by: RevenueGroup): void => {
    void navigate({ to: '.', search: { ...period, section: 'revenue', by }, replace: true, resetScroll: false });
  };

  return (
    <Page
      title={tReports('title')}
      lead={t('lead')}
      actions={data && !isEmpty(data) ? <DownloadRevenue period={period} total={data.total} rows={rows} /> : null}
    >
      <ReportSections />
      <ReportedPeriod today={today} period={period} onChange={setPeriod}>
        <SelectField
          label={t('group')}
          value={groupBy}
          options={REVENUE_GROUPS.map((value) => ({ value, label: t(`groups.${value}`) }))}
          onChange={show}
        />
      </ReportedPeriod>
      {error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <RevenueTiles report={data} />}
      {data ? (
        <RevenueFigures period={period} groupBy={groupBy} report={data} rows={rows} onClose={() => show(groupBy)} />
      ) : null}
      {data || error ? null : <SkeletonRows count={6} />}
    </Page>
  );
}

import type { SalesReport } from '@comptoir/contract/sales/reports';
import { cents } from '@comptoir/domain/base/amounts/cents';
import type { ReportPeriod } from '@comptoir/domain/sales/reports/report-period';
import { useTranslations } from 'use-intl';
import { formatMoney, formatNumber } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { ErrorState } from '../../../shared/errors/error-state.tsx';
import { DetailList } from '../../../ui/detail-list.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ReportIcon } from '../../../ui/icons.tsx';
import { Section } from '../../../ui/section.tsx';
import { SkeletonRows } from '../../../ui/skeleton-rows.tsx';
import { Sums } from '../../../ui/sums.tsx';
import { GivenReport } from './given-report.tsx';
import { useSalesReport } from './merchant-reports.api.ts';
import { SalesChart } from './sales-chart.tsx';
import { SalesTable } from './sales-table.tsx';

/** Sales of a period: at a glance, day by day, in detail. */
export function SalesReportView({ period }: { readonly period: ReportPeriod }) {
  const t = useTranslations('merchantReports');
  const tEmpty = useTranslations('ui.empty');
  const { data, error, refetch } = useSalesReport(period);
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <SkeletonRows count={8} />;
  const { total } = data;
  return (
    <>
      <GivenReport given={data.given} now={total} />
      <Sum report={data} />
      {total.sales + total.refunds + total.tipCents === 0 ? (
        <EmptyState icon={<ReportIcon size={24} />} title={tEmpty('nothing')}>
          {t('empty')}
        </EmptyState>
      ) : (
        <>
          <SalesChart report={data} />
          <SalesTable report={data} />
          <AlsoIn report={data} />
        </>
      )}
    </>
  );
}

function Sum({ report: { total, before } }: { readonly report: SalesReport }) {
  const t = useTranslations('merchantReports.tiles');
  const language = useLanguage();
  const money = (amount: number): string => formatMoney(cents(amount), language);
  const earlier = before.total;
  const parts = [
    { label: t('net'), value: money(total.netCents), hint: t('before', { amount: money(earlier.netCents) }) },
    {
      label: t('sales'),
      value: formatNumber(total.sales, language),
      hint: t('refunds', { count: total.refunds, amount: formatNumber(earlier.sales, language) }),
    },
    {
      label: t('taxes'),
      value: money(total.gstCents + total.qstCents),
      hint: t('before', { amount: money(earlier.gstCents + earlier.qstCents) }),
    },
    { label: t('tips'), value: money(total.tipCents), hint: t('before', { amount: money(earlier.tipCents) }) },
  ];
  return <Sums sums={parts} />;
}

/** Rare amounts, said only when there are any. */
function AlsoIn({ report: { total } }: { readonly report: SalesReport }) {
  const t = useTranslations('merchantReports.more');
  const language = useLanguage();
  const details = (['service', 'alcohol', 'adjustment'] as const)
    .filter((name) => total[`${name}Cents`] !== 0)
    .map((name) => ({ label: t(name), value: formatMoney(cents(total[`${name}Cents`]), language) }));
  if (details.length === 0) return null;
  return (
    <Section title={t('title')}>
      <DetailList details={details} />
    </Section>
  );
}

import { cents } from '@comptoir/domain/base/amounts/cents';
import { useTranslations } from 'use-intl';
import { formatMoney, formatMonth, formatNumber, formatShortMoney } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { ErrorState } from '../../../shared/errors/error-state.tsx';
import { Chart } from '../../../ui/chart.tsx';
import { useRevenueMonths } from './admin-dashboard.api.ts';

/** A year of recurring revenue, and of who came, paused and left, month by month. */
export function RevenueCharts() {
  const t = useTranslations('adminDashboard.charts');
  const language = useLanguage();
  const { data, error, refetch } = useRevenueMonths();
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  const rows = data?.rows ?? [];
  const points = data && rows.map(({ key }) => labelOf(formatMonth(`${key}-01`, language)));
  const countsOf = (figure: string) => rows.map(({ figures }) => figures[figure]?.count ?? null);
  return (
    <>
      <Chart
        caption={t('recurring')}
        pointHeader={t('month')}
        points={points}
        series={[
          {
            label: t('recurring'),
            shape: 'bar',
            tone: 'green',
            values: rows.map(({ figures }) => figures['closing']?.subtotalCents ?? null),
          },
        ]}
        format={(amount) => formatMoney(cents(amount), language)}
        formatTick={(amount) => formatShortMoney(cents(amount), language)}
        finest={100}
      />
      <Chart
        caption={t('movement')}
        pointHeader={t('month')}
        points={points}
        series={[
          { label: t('signUps'), shape: 'bar', tone: 'green', values: countsOf('new') },
          { label: t('paused'), shape: 'bar', tone: 'amber', values: countsOf('paused') },
          { label: t('churned'), shape: 'bar', tone: 'red', values: countsOf('churned') },
        ]}
        format={(count) => formatNumber(count, language)}
      />
    </>
  );
}

const labelOf = (label: string) => ({ label, tick: label });

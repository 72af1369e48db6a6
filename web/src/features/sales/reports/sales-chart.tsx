import type { SalesReport } from '@comptoir/contract/sales/reports';
import { cents } from '@comptoir/domain/base/amounts/cents';
import { useTranslations } from 'use-intl';
import { formatLongDay, formatMoney, formatShortMoney } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { Chart } from '../../../ui/chart.tsx';
import { daysAsPoints } from '../../../ui/chart-days.ts';
import { listDays } from '../../../shared/reports/list-days.ts';

/** Day by day beside the period before, the first day beside its first; a day without a sale is nought. */
export function SalesChart({ report: { from, to, days, before } }: { readonly report: SalesReport }) {
  const t = useTranslations('merchantReports.chart');
  const language = useLanguage();
  const shown = listDays(from, to);
  const net = new Map([...before.days, ...days].map(({ day, netCents }) => [day, netCents]));
  const earlier = listDays(before.from, before.to);
  return (
    <Chart
      caption={t('caption', { from: formatLongDay(from, language), to: formatLongDay(to, language) })}
      pointHeader={t('day')}
      points={daysAsPoints(shown, language)}
      series={[
        { label: t('net'), shape: 'bar', tone: 'green', values: shown.map((day) => net.get(day) ?? 0) },
        {
          label: t('before'),
          shape: 'line',
          tone: 'soft',
          isComparison: true,
          values: shown.map((_, index) => {
            const day = earlier[index];
            return day === undefined ? null : (net.get(day) ?? 0);
          }),
        },
      ]}
      format={(value) => formatMoney(cents(value), language)}
      formatTick={(value) => formatShortMoney(cents(value), language)}
      finest={100}
    />
  );
}

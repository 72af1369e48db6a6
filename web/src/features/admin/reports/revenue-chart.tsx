import type { RevenueGroup } from '@comptoir/domain/money/revenue/revenue-figures';
import { cents } from '@comptoir/domain/base/amounts/cents';
import { useTranslations } from 'use-intl';
import { formatMoney, formatShortMoney } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { Chart } from '../../../ui/chart.tsx';
import type { NamedRow } from './use-revenue-words.ts';

/** More than these are read in the table. */
const MOST_POINTS = 24;

/** What recurs at the end of each row, beside the period before. */
export function RevenueChart({
  rows,
  groupBy,
}: {
  readonly rows: readonly NamedRow[];
  readonly groupBy: RevenueGroup;
}) {
  const t = useTranslations('revenue');
  const language = useLanguage();
  if (rows.length > MOST_POINTS) return null;
  return (
    <Chart
      caption={t('chart')}
      pointHeader={t(`groups.${groupBy}`)}
      points={rows.map(({ label }) => ({ label, tick: label }))}
      series={[
        {
          label: t('chartNow'),
          shape: 'bar',
          tone: 'green',
          values: rows.map(({ figures }) => figures.closing.cents),
        },
        {
          label: t('chartBefore'),
          shape: 'line',
          tone: 'soft',
          isComparison: true,
          values: rows.map(({ before }) => before?.closing.cents ?? null),
        },
      ]}
      format={(value) => formatMoney(cents(value), language)}
      formatTick={(value) => formatShortMoney(cents(value), language)}
      finest={100}
    />
  );
}

import type { Outages } from '@comptoir/contract/sales/report-charts';
import type { SalesFigures, SalesReport } from '@comptoir/contract/sales/reports';
import { useTranslations } from 'use-intl';
import { dayIn, formatLongDay } from '../../../lib/format.ts';
import { useNow } from '../../../lib/use-now.ts';
import { ErrorState } from '../../../shared/errors/error-state.tsx';
import { listDays } from '../../../shared/reports/list-days.ts';
import { useReader } from '../../../shared/sessions/use-reader.ts';
import { Chart } from '../../../ui/chart.tsx';
import { daysAsPoints } from '../../../ui/chart-days.ts';
import { useOutages, useSales } from './dashboard.api.ts';
import { outagesOverDays } from './place-outages.ts';
import { useMeasure, type Measure } from './use-measure.ts';

interface SalesByDayProps {
  readonly measure: Measure;
  /** Number of days, today the last. */
  readonly count: number;
}

/** Day by day beside the period before, the first day beside its first. */
export function SalesByDay({ measure, count }: SalesByDayProps) {
  const { timeZone } = useReader();
  const today = dayIn(useNow(60_000), timeZone);
  const period = { from: daysBefore(today, count - 1), to: today };
  const sales = useSales(period);
  const outages = useOutages(period);
  const failed = [sales, outages].find(({ data, error }) => error && !data);
  const t = useTranslations('dashboard.sales');
  const { language } = useReader();
  const form = useMeasure(measure);
  // both at once: a legend that grows would move the chart
  const drawn = sales.data && outages.data ? { report: sales.data, outages: outages.data } : undefined;
  const bands = useBands(drawn);
  if (failed?.error) return <ErrorState error={failed.error} onRetry={() => void failed.refetch()} />;
  const values = drawn ? valuesOf(drawn.report, measure) : { now: [], before: [] };
  return (
    <Chart
      {...form}
      caption={t(`byDay.${measure}`, {
        from: formatLongDay(period.from, language),
        to: formatLongDay(period.to, language),
      })}
      pointHeader={t('day')}
      points={drawn && daysAsPoints(listDays(drawn.report.from, drawn.report.to), language)}
      series={[
        { label: t(`measures.${measure}`), shape: 'bar', tone: 'green', values: values.now },
        {
          label: t('before', { count: String(count) }),
          shape: 'line',
          tone: 'soft',
          isComparison: true,
          values: values.before,
        },
      ]}
      bands={bands}
    />
  );
}

function useBands(drawn: { readonly report: SalesReport; readonly outages: Outages } | undefined) {
  const t = useTranslations('dashboard.sales');
  const reader = useReader();
  if (!drawn) return undefined;
  const days = listDays(drawn.report.from, drawn.report.to);
  return { label: t('outages'), items: outagesOverDays(drawn.outages.items, days, reader) };
}

/** A day without a sale is nought; of a shop that has sold nothing in either period nothing is known. */
function valuesOf({ from, to, days, before }: SalesReport, measure: Measure) {
  const sold = new Map([...before.days, ...days].map((figures) => [figures.day, measureOf(figures, measure)]));
  const earlier = listDays(before.from, before.to);
  const shown = listDays(from, to);
  if (sold.size === 0) return { now: shown.map(() => null), before: [] };
  return {
    now: shown.map((day) => sold.get(day) ?? 0),
    before: shown.map((_, index) => {
      const day = earlier[index];
      return day === undefined ? null : (sold.get(day) ?? 0);
    }),
  };
}

const measureOf = ({ soldCents, sales, refunds }: SalesFigures, measure: Measure): number =>
  measure === 'amount' ? soldCents : sales + refunds;

const DAY_MS = 86_400_000;
const daysBefore = (day: string, count: number): string =>
  new Date(Date.parse(day) - count * DAY_MS).toISOString().slice(0, 10);

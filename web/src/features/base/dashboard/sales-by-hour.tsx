import type { HourlySales } from '@comptoir/contract/sales/report-charts';
import { useTranslations } from 'use-intl';
import { dayIn, formatCalendarDay } from '../../../lib/format.ts';
import { useNow } from '../../../lib/use-now.ts';
import { ErrorState } from '../../../shared/errors/error-state.tsx';
import { useReader } from '../../../shared/sessions/use-reader.ts';
import { Chart } from '../../../ui/chart.tsx';
import { useHourlySales, useOutages } from './dashboard.api.ts';
import { outagesOverHours } from './place-outages.ts';
import { useMeasure, type Measure } from './use-measure.ts';

/** Hour by hour beside the same weekday a week before; what lies ahead is not known. */
export function SalesByHour({ measure }: { readonly measure: Measure }) {
  const t = useTranslations('dashboard.sales');
  const reader = useReader();
  const today = dayIn(useNow(60_000), reader.timeZone);
  const sales = useHourlySales();
  const outages = useOutages({ from: today, to: today });
  const form = useMeasure(measure);
  const failed = [sales, outages].find(({ data, error }) => error && !data);
  if (failed?.error) return <ErrorState error={failed.error} onRetry={() => void failed.refetch()} />;
  const drawn = sales.data && outages.data ? { hours: sales.data, outages: outages.data } : undefined;
  const values = drawn ? valuesOf(drawn.hours, measure) : { now: [], before: [] };
  const weekday = formatCalendarDay(drawn?.hours.beforeDay ?? today, reader.language);
  return (
    <Chart
      {...form}
      caption={t(`byHour.${measure}`)}
      pointHeader={t('hour')}
      points={drawn?.hours.hours.map(({ hour }) => ({
        label: t('hours.full', { hour: String(hour), next: String(hour + 1) }),
        tick: t('hours.short', { hour: String(hour) }),
      }))}
      series={[
        { label: t('today'), shape: 'bar', tone: 'green', values: values.now },
        { label: weekday, shape: 'line', tone: 'soft', isComparison: true, values: values.before },
      ]}
      bands={
        drawn && {
          label: t('outages'),
          items: outagesOverHours(drawn.outages.items, drawn.hours.day, reader),
        }
      }
    />
  );
}

/** Of a shop that sold nothing on either day nothing is known. */
function valuesOf({ hours }: HourlySales, measure: Measure) {
  const [now, before] = [
    hours.map(({ bills, soldCents }) => (measure === 'amount' ? soldCents : bills)),
    hours.map(({ beforeBills, beforeSoldCents }) => (measure === 'amount' ? beforeSoldCents : beforeBills)),
  ];
  const isAny = hours.some(({ bills, beforeBills }) => (bills ?? 0) + beforeBills > 0);
  return isAny ? { now, before } : { now: now.map(() => null), before: [] };
}

import { useTranslations } from 'use-intl';
import { formatNumber, formatTime } from '../../lib/format.ts';
import { Chart } from '../../ui/chart.tsx';
import { ErrorState } from '../errors/error-state.tsx';
import { useReader } from '../sessions/use-reader.ts';
import { useTransmissionHours } from './overview.api.ts';

/** Outcome of the bills of the last 24 hours: of everyone, or of a partner’s merchants. */
export function TransmissionHours({ partnerId }: { readonly partnerId: string | null }) {
  const t = useTranslations('overview.hours');
  const reader = useReader();
  const { data, error, refetch } = useTransmissionHours(partnerId);
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  const hours = data?.hours ?? [];
  const isAny = hours.some(({ accepted, waiting, refused }) => accepted + waiting + refused > 0);
  const valuesOf = (key: 'accepted' | 'waiting' | 'refused') => hours.map((hour) => (isAny ? hour[key] : null));
  return (
    <Chart
      caption={t('caption')}
      pointHeader={t('hour')}
      points={data && hours.map(({ hourAt }) => labelOf(formatTime(new Date(hourAt), reader)))}
      series={[
        { label: t('accepted'), shape: 'bar', tone: 'green', values: valuesOf('accepted') },
        { label: t('waiting'), shape: 'bar', tone: 'amber', values: valuesOf('waiting') },
        { label: t('refused'), shape: 'bar', tone: 'red', values: valuesOf('refused') },
      ]}
      format={(count) => formatNumber(count, reader.language)}
    />
  );
}

const labelOf = (label: string) => ({ label, tick: label });

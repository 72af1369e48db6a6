import type { DatedPricesView } from '@comptoir/contract/money/plan';
import { cents } from '@comptoir/domain/base/amounts/cents';
import { useTranslations } from 'use-intl';
import { formatInstant, formatMoney, formatNumber } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { QueryError } from '../../../shared/errors/query-error.tsx';
import { DataTable } from '../../../ui/data-table.tsx';
import { SkeletonRows } from '../../../ui/skeleton-rows.tsx';
import { StatusBadge, type Tone } from '../../../ui/status-badge.tsx';
import type { Column } from '../../../ui/table-column.ts';
import { usePrices } from './plan.api.ts';

const TONES: Readonly<Record<DatedPricesView['state'], Tone>> = {
  'to-come': 'info',
  'in-force': 'success',
  past: 'neutral',
};

/** The prices that were, are and will be in force, and how many subscriptions keep each. */
export function PriceTable() {
  const t = useTranslations('plan.dated');
  const { data, error, refetch } = usePrices();
  const columns = useColumns();
  if (!data && !error) return <SkeletonRows count={2} />;
  return (
    <>
      <QueryError error={error} data={data} onRetry={() => void refetch()} />
      {data && data.items.length > 0 ? (
        <DataTable caption={t('title')} columns={columns} rows={data.items} idOf={({ id }) => id} />
      ) : null}
    </>
  );
}

function useColumns(): Column<DatedPricesView>[] {
  const t = useTranslations('plan.dated');
  const language = useLanguage();
  const money = (amount: number): string => formatMoney(cents(amount), language);
  const at = (instant: string): string => formatInstant(new Date(instant), { language, timeZone: 'America/Montreal' });
  return [
    { key: 'from', header: t('from'), phone: 'primary', cell: ({ countsFrom }) => at(countsFrom) },
    {
      key: 'state',
      header: t('state'),
      phone: 'primary',
      keeps: true,
      cell: ({ state }) => <StatusBadge tone={TONES[state]}>{t(`states.${state}`)}</StatusBadge>,
    },
    {
      key: 'monthly',
      header: t('monthly'),
      isFigure: true,
      isLabelled: true,
      cell: ({ monthlyServiceCents }) => money(monthlyServiceCents),
    },
    {
      key: 'installations',
      header: t('installations'),
      isFigure: true,
      isLabelled: true,
      cell: ({ installation: { autonomousCents, assistedCents } }) =>
        `${money(autonomousCents)} / ${money(assistedCents)}`,
    },
    {
      key: 'subscriptions',
      header: t('subscriptions'),
      isFigure: true,
      isLabelled: true,
      cell: ({ subscriptions }) => formatNumber(subscriptions, language),
    },
    { key: 'by', header: t('by'), grows: true, phone: 'hidden', cell: ({ changedBy }) => changedBy ?? '–' },
  ];
}

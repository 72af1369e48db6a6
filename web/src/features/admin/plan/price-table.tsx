import type { DatedPricesView } from '@comptoir/contract/money/plan';
import { cents } from '@comptoir/domain/base/amounts/cents';
import { lazy, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { formatInstant, formatMoney, formatNumber } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { QueryError } from '../../../shared/errors/query-error.tsx';
import { DataTable } from '../../../ui/data-table.tsx';
import { Menu } from '../../../ui/menu.tsx';
import { SkeletonRows } from '../../../ui/skeleton-rows.tsx';
import { StatusBadge, type Tone } from '../../../ui/status-badge.tsx';
import type { Column } from '../../../ui/table-column.ts';
import { usePrices } from './plan.api.ts';

// its form is for the moments when something is changed
const MovePricesDialog = lazy(async () => ({ default: (await import('./move-prices-dialog.tsx')).MovePricesDialog }));

const TONES: Readonly<Record<DatedPricesView['state'], Tone>> = {
  'to-come': 'info',
  'in-force': 'success',
  past: 'neutral',
};

/** The prices that were, are and will be in force, and how many subscriptions keep each. */
export function PriceTable() {
  const { data, error, refetch } = usePrices();
  const [moved, setMoved] = useState<DatedPricesView | null>(null);
  if (!data && !error) return <SkeletonRows count={2} />;
  return (
    <>
      <QueryError error={error} data={data} onRetry={() => void refetch()} />
      {data && data.items.length > 0 ? <Prices prices={data.items} onMove={setMoved} /> : null}
      <Suspense>
        {moved && data ? (
          <MovePricesDialog from={moved} newer={newerThan(moved, data.items)} onClose={() => setMoved(null)} />
        ) : null}
      </Suspense>
    </>
  );
}

interface PricesProps {
  readonly prices: readonly DatedPricesView[];
  readonly onMove: (from: DatedPricesView) => void;
}

function Prices({ prices, onMove }: PricesProps) {
  const t = useTranslations('plan');
  const tUi = useTranslations('ui');
  const language = useLanguage();
  const columns = useColumns();
  return (
    <DataTable
      isFacts
      caption={t('dated.title')}
      columns={columns}
      rows={prices}
      idOf={({ id }) => id}
      renderActions={(of) => (
        <Menu
          label={tUi('actionsOn', { name: formatMoney(cents(of.monthlyServiceCents), language) })}
          entries={newerThan(of, prices).length > 0 ? [{ key: 'move', label: t('move.open') }] : []}
          onChoose={() => onMove(of)}
        />
      )}
    />
  );
}

/** Prices that the subscriptions of a price may go to: newer ones, at another amount each month. */
const newerThan = (of: DatedPricesView, prices: readonly DatedPricesView[]): DatedPricesView[] =>
  prices.filter(
    ({ countsFrom, monthlyServiceCents }) =>
      countsFrom > of.countsFrom && monthlyServiceCents !== of.monthlyServiceCents,
  );

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
      keeps: true,
      isLabelled: true,
      cell: ({ monthlyServiceCents }) => money(monthlyServiceCents),
    },
    {
      key: 'installations',
      header: t('installations'),
      isFigure: true,
      keeps: true,
      isLabelled: true,
      cell: ({ installation: { autonomousCents, assistedCents } }) =>
        `${money(autonomousCents)} / ${money(assistedCents)}`,
    },
    {
      key: 'subscriptions',
      header: t('subscriptions'),
      isFigure: true,
      keeps: true,
      isLabelled: true,
      cell: ({ subscriptions }) => formatNumber(subscriptions, language),
    },
    { key: 'by', header: t('by'), phone: 'hidden', cell: ({ changedBy }) => changedBy ?? '–' },
  ];
}

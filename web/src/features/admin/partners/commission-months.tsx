import type { CommissionMonth } from '@comptoir/contract/money/commissions';
import { cents } from '@comptoir/domain/base/amounts/cents';
import { useTranslations } from 'use-intl';
import { formatMoney } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { DataTable } from '../../../ui/data-table.tsx';
import { ROW_OPENER } from '../../../ui/row-opener.ts';
import { StatusBadge } from '../../../ui/status-badge.tsx';
import type { Column } from '../../../ui/table-column.ts';
import { useFormatWholeMonth } from './use-format-whole-month.ts';

interface CommissionMonthsProps {
  readonly months: readonly CommissionMonth[];
  readonly onOpen: (month: string) => void;
}

/** The months with their amounts; a row opens the merchants behind them. */
export function CommissionMonths({ months, onOpen }: CommissionMonthsProps) {
  const t = useTranslations('partner.commissions');
  return <DataTable caption={t('title')} columns={useColumns(onOpen)} rows={months} idOf={({ month }) => month} />;
}

function useColumns(onOpen: (month: string) => void): Column<CommissionMonth>[] {
  const t = useTranslations('partner.commissions');
  const language = useLanguage();
  const formatMonth = useFormatWholeMonth();
  const amount = (key: 'netCents' | 'earnedCents' | 'takenBackCents'): Column<CommissionMonth> => ({
    key,
    header: t(`columns.${key}`),
    isFigure: true,
    isLabelled: true,
    cell: (month) => formatMoney(cents(month[key]), language),
  });
  return [
    {
      key: 'month',
      header: t('columns.month'),
      cell: ({ month }) => (
        <button type="button" className={ROW_OPENER} aria-haspopup="dialog" onClick={() => onOpen(month)}>
          {formatMonth(month)}
        </button>
      ),
    },
    amount('netCents'),
    amount('earnedCents'),
    amount('takenBackCents'),
    {
      key: 'totalCents',
      header: t('columns.totalCents'),
      isFigure: true,
      phone: 'primary',
      cell: ({ totalCents }) => formatMoney(cents(totalCents), language),
    },
    {
      key: 'state',
      header: t('columns.state'),
      keeps: true,
      cell: ({ closedAt }) => (
        <StatusBadge tone={closedAt ? 'success' : 'info'}>{t(closedAt ? 'closed' : 'open')}</StatusBadge>
      ),
    },
  ];
}

import type { ContractRow } from '@comptoir/contract/sales/contracts';
import { cents } from '@comptoir/domain/base/amounts/cents';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { formatMediumDay, formatMoney } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { DataTable } from '../../../ui/data-table.tsx';
import type { More } from '../../../ui/more-rows.tsx';
import { ROW_OPENER } from '../../../ui/row-opener.ts';
import type { Column } from '../../../ui/table-column.ts';
import { ContractState } from './contract-state.tsx';

interface ContractTableProps {
  readonly contracts: readonly ContractRow[];
  readonly more: More;
}

export function ContractTable({ contracts, more }: ContractTableProps) {
  const t = useTranslations('contracts');
  return <DataTable caption={t('caption')} columns={useColumns()} rows={contracts} idOf={({ id }) => id} more={more} />;
}

function useColumns(): Column<ContractRow>[] {
  const t = useTranslations('contracts');
  const language = useLanguage();
  const money = (amount: number) => formatMoney(cents(amount), language);
  return [
    {
      key: 'customer',
      header: t('columns.customer'),
      grows: true,
      cell: ({ id, customer }) => (
        <Link to="/sales/contracts/$idContract" params={{ idContract: id }} className={ROW_OPENER}>
          {customer.company || customer.name}
        </Link>
      ),
    },
    { key: 'occasion', header: t('columns.occasion'), grows: true, cell: ({ occasion }) => occasion.name },
    {
      key: 'total',
      header: t('columns.total'),
      isFigure: true,
      keeps: true,
      phone: 'primary',
      cell: ({ totalCents }) => money(totalCents),
    },
    {
      key: 'due',
      header: t('columns.due'),
      isFigure: true,
      keeps: true,
      isLabelled: true,
      cell: ({ dueCents }) => money(dueCents),
    },
    {
      key: 'next',
      header: t('columns.next'),
      keeps: true,
      isLabelled: true,
      cell: ({ next }) =>
        next === null ? null : next.dueOn === null ? t('now') : formatMediumDay(next.dueOn, language),
    },
    { key: 'state', header: t('columns.state'), keeps: true, cell: ({ state }) => <ContractState state={state} /> },
    { key: 'number', header: t('columns.number'), keeps: true, phone: 'hidden', cell: ({ number }) => number },
  ];
}

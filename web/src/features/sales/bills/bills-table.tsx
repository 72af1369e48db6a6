import type { BillRow } from '@comptoir/contract/sales/bills';
import { cents } from '@comptoir/domain/base/amounts/cents';
import { useTranslations } from 'use-intl';
import { formatInstant, formatMoney } from '../../../lib/format.ts';
import { useReader } from '../../../shared/sessions/use-reader.ts';
import { DataTable } from '../../../ui/data-table.tsx';
import { ROW_OPENER } from '../../../ui/row-opener.ts';
import { StatusBadge } from '../../../ui/status-badge.tsx';
import type { Column } from '../../../ui/table-column.ts';
import { STATE_TONES } from '../../../shared/transmissions/state-tones.ts';
import { BillLink } from './bill-link.tsx';

interface BillsTableProps {
  readonly bills: readonly BillRow[];
  readonly arrived: ReadonlySet<string>;
}

/** Date, number, amount, kind, payment, device, employee, state. */
export function BillsTable({ bills, arrived }: BillsTableProps) {
  const t = useTranslations('bills');
  return (
    <DataTable
      caption={t('caption')}
      columns={useColumns()}
      rows={bills}
      idOf={({ id }) => id}
      isNew={({ id }) => arrived.has(id)}
    />
  );
}

function useColumns(): Column<BillRow>[] {
  const t = useTranslations('bills');
  const reader = useReader();
  return [
    {
      key: 'date',
      header: t('columns.date'),
      cell: ({ id, signedAt }) => (
        <BillLink id={id} className={ROW_OPENER}>
          <time dateTime={signedAt}>{formatInstant(new Date(signedAt), reader)}</time>
        </BillLink>
      ),
    },
    { key: 'number', header: t('columns.number'), cell: ({ noTrans }) => noTrans },
    {
      key: 'amount',
      header: t('columns.amount'),
      isFigure: true,
      keeps: true,
      phone: 'primary',
      cell: ({ totalCents }) => formatMoney(cents(totalCents), reader.language),
    },
    { key: 'kind', header: t('columns.kind'), cell: ({ kind }) => t(`kinds.${kind}`) },
    { key: 'payment', header: t('columns.payment'), phone: 'hidden', cell: ({ payment }) => t(`payments.${payment}`) },
    { key: 'device', header: t('columns.device'), phone: 'hidden', cell: ({ deviceName }) => deviceName },
    { key: 'employee', header: t('columns.employee'), phone: 'hidden', cell: ({ employee }) => employee },
    {
      key: 'state',
      header: t('columns.state'),
      keeps: true,
      cell: ({ state }) => <StatusBadge tone={STATE_TONES[state]}>{t(`states.${state}`)}</StatusBadge>,
    },
  ];
}

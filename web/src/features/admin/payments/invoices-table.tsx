import type { InvoiceView } from '@comptoir/contract/money/invoices';
import { cents } from '@comptoir/domain/base/amounts/cents';
import { useTranslations } from 'use-intl';
import { formatDay, formatInstant, formatMoney } from '../../../lib/format.ts';
import { InvoiceState } from '../../../shared/invoices/invoice-state.tsx';
import { RowLink } from '../../../shared/lists/row-link.tsx';
import { useReader } from '../../../shared/sessions/use-reader.ts';
import { DataTable } from '../../../ui/data-table.tsx';
import type { More } from '../../../ui/more-rows.tsx';
import type { Column } from '../../../ui/table-column.ts';

interface InvoicesTableProps {
  readonly invoices: readonly InvoiceView[];
  readonly more: More;
}

/** Invoices with how each stands and when it is tried next. */
export function InvoicesTable({ invoices, more }: InvoicesTableProps) {
  const t = useTranslations('merchantMoney.invoices');
  return <DataTable caption={t('title')} columns={useColumns()} rows={invoices} idOf={({ id }) => id} more={more} />;
}

function useColumns(): Column<InvoiceView>[] {
  const t = useTranslations('merchantMoney.invoices');
  const reader = useReader();
  const money = (amount: number): string => formatMoney(cents(amount), reader.language);
  const day = (at: string): string => formatDay(new Date(at), reader);
  return [
    {
      key: 'number',
      header: t('columns.number'),
      cell: ({ id, number }) => <RowLink id={id}>{number}</RowLink>,
    },
    {
      key: 'createdOn',
      header: t('columns.createdOn'),
      cell: ({ createdAt }) => <time dateTime={createdAt}>{day(createdAt)}</time>,
    },
    {
      key: 'state',
      header: t('columns.state'),
      phone: 'primary',
      keeps: true,
      cell: ({ state }) => <InvoiceState state={state} />,
    },
    {
      key: 'nextAttempt',
      header: t('columns.nextAttempt'),
      phone: 'hidden',
      cell: ({ nextAttemptAt }) => (nextAttemptAt ? formatInstant(new Date(nextAttemptAt), reader) : null),
    },
    {
      key: 'due',
      header: t('columns.due'),
      isFigure: true,
      isLabelled: true,
      cell: ({ amountDueCents }) => money(amountDueCents),
    },
    {
      key: 'total',
      header: t('columns.total'),
      isFigure: true,
      phone: 'primary',
      cell: ({ totalCents }) => money(totalCents),
    },
  ];
}

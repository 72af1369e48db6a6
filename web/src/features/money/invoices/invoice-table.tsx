import type { InvoiceView } from '@comptoir/contract/money/invoices';
import { isPayable } from '@comptoir/domain/money/invoices/invoice-state';
import { cents } from '@comptoir/domain/base/amounts/cents';
import { useTranslations } from 'use-intl';
import { formatDay, formatMoney } from '../../../lib/format.ts';
import { InvoiceState } from '../../../shared/invoices/invoice-state.tsx';
import { usePermission } from '../../../shared/access/permission.ts';
import { RowLink } from '../../../shared/lists/row-link.tsx';
import { useReader } from '../../../shared/sessions/use-reader.ts';
import { DataTable } from '../../../ui/data-table.tsx';
import { Menu } from '../../../ui/menu.tsx';
import type { More } from '../../../ui/more-rows.tsx';
import type { Column } from '../../../ui/table-column.ts';
import type { InvoiceStep } from './invoice-dialog.tsx';
import { useInvoicePdf } from './invoices.api.ts';

interface InvoiceTableProps {
  readonly invoices: readonly InvoiceView[];
  readonly more: More;
  readonly onOpen: (invoice: InvoiceView, step: InvoiceStep) => void;
}

/** Invoices with what can be done with each. The columns are those of spec §2 "Invoices". */
export function InvoiceTable({ invoices, more, onOpen }: InvoiceTableProps) {
  const t = useTranslations('invoices');
  return (
    <DataTable
      caption={t('caption')}
      columns={useColumns()}
      rows={invoices}
      idOf={({ id }) => id}
      more={more}
      renderActions={(invoice) => <InvoiceMenu invoice={invoice} onOpen={(step) => onOpen(invoice, step)} />}
    />
  );
}

function useColumns(): Column<InvoiceView>[] {
  const t = useTranslations('invoices');
  const reader = useReader();
  const money = (amount: number): string => formatMoney(cents(amount), reader.language);
  return [
    {
      key: 'createdOn',
      header: t('columns.createdOn'),
      cell: ({ id, createdAt }) => (
        <RowLink id={id}>
          <time dateTime={createdAt}>{formatDay(new Date(createdAt), reader)}</time>
        </RowLink>
      ),
    },
    { key: 'number', header: t('columns.number'), cell: ({ number }) => number },
    { key: 'client', header: t('columns.client'), phone: 'hidden', cell: ({ client }) => client },
    {
      key: 'state',
      header: t('columns.state'),
      phone: 'primary',
      keeps: true,
      cell: ({ state }) => <InvoiceState state={state} />,
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

interface InvoiceMenuProps {
  readonly invoice: InvoiceView;
  readonly onOpen: (step: InvoiceStep) => void;
}

function InvoiceMenu({ invoice, onOpen }: InvoiceMenuProps) {
  const t = useTranslations('invoices');
  const tUi = useTranslations('ui');
  const canPay = usePermission('pay-invoice');
  const pdf = useInvoicePdf(invoice);
  const pay = canPay && isPayable(invoice.state) ? (['pay'] as const) : [];
  const keys = [...pay, 'details', 'email', 'pdf'] as const;
  return (
    <Menu
      label={tUi('actionsOn', { name: t('number', { number: invoice.number }) })}
      entries={keys.map((key) => ({
        key,
        label: t(`actions.${key}`),
        name: t(`actions.${key}Number`, { number: invoice.number }),
      }))}
      onChoose={(key) => (key === 'pdf' ? pdf.open(false) : onOpen(key))}
    />
  );
}

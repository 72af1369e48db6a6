import type { CustomerView } from '@comptoir/contract/sales/customers';
import { useTranslations } from 'use-intl';
import { RowLink } from '../../../shared/lists/row-link.tsx';
import { DataTable } from '../../../ui/data-table.tsx';
import type { More } from '../../../ui/more-rows.tsx';
import type { Column } from '../../../ui/table-column.ts';

interface CustomerTableProps {
  readonly customers: readonly CustomerView[];
  readonly more: More;
}

export function CustomerTable({ customers, more }: CustomerTableProps) {
  const t = useTranslations('customers');
  return <DataTable caption={t('caption')} columns={useColumns()} rows={customers} idOf={({ id }) => id} more={more} />;
}

function useColumns(): Column<CustomerView>[] {
  const t = useTranslations('customers');
  return [
    { key: 'name', header: t('columns.name'), cell: ({ id, name }) => <RowLink id={id}>{name}</RowLink> },
    { key: 'company', header: t('columns.company'), cell: ({ company }) => company },
    { key: 'email', header: t('columns.email'), phone: 'hidden', cell: ({ email }) => email },
    { key: 'telephone', header: t('columns.telephone'), keeps: true, cell: ({ telephone }) => telephone },
    {
      key: 'language',
      header: t('columns.language'),
      phone: 'hidden',
      cell: ({ language }) => t(`languages.${language}`),
    },
  ];
}

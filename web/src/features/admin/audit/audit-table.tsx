import type { AuditEventView } from '@comptoir/contract/base/audit';
import { useTranslations } from 'use-intl';
import { formatInstant } from '../../../lib/format.ts';
import { RowLink } from '../../../shared/lists/row-link.tsx';
import { useReader } from '../../../shared/sessions/use-reader.ts';
import { DataTable } from '../../../ui/data-table.tsx';
import type { More } from '../../../ui/more-rows.tsx';
import type { Column } from '../../../ui/table-column.ts';
import { WhoDidIt } from './who-did-it.tsx';

interface AuditTableProps {
  readonly events: readonly AuditEventView[];
  readonly more: More;
}

export function AuditTable({ events, more }: AuditTableProps) {
  const t = useTranslations('audit');
  return <DataTable caption={t('caption')} columns={useColumns()} rows={events} idOf={({ id }) => id} more={more} />;
}

function useColumns(): Column<AuditEventView>[] {
  const t = useTranslations('audit');
  const reader = useReader();
  return [
    {
      key: 'at',
      header: t('columns.at'),
      phone: 'secondary',
      cell: ({ id, occurredAt }) => (
        <RowLink id={id}>
          <time dateTime={occurredAt}>{formatInstant(new Date(occurredAt), reader)}</time>
        </RowLink>
      ),
    },
    { key: 'who', header: t('columns.who'), phone: 'primary', cell: (event) => <WhoDidIt event={event} /> },
    { key: 'what', header: t('columns.what'), grows: true, cell: ({ message }) => message },
    {
      key: 'about',
      header: t('columns.about'),
      phone: 'hidden',
      cell: ({ message, group, merchantName, subjectName }) =>
        merchantName ?? (message.includes(subjectName ?? '') ? t(`groups.${group}`) : subjectName),
    },
    { key: 'where', header: t('columns.where'), phone: 'hidden', cell: ({ address }) => address },
  ];
}

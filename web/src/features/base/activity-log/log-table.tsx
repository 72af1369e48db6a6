import type { LogEntryView } from '@comptoir/contract/base/activity-log';
import { useTranslations } from 'use-intl';
import { formatInstant } from '../../../lib/format.ts';
import { RowLink } from '../../../shared/lists/row-link.tsx';
import { useReader } from '../../../shared/sessions/use-reader.ts';
import { DataTable } from '../../../ui/data-table.tsx';
import type { More } from '../../../ui/more-rows.tsx';
import { StatusBadge } from '../../../ui/status-badge.tsx';
import type { Column } from '../../../ui/table-column.ts';

interface LogTableProps {
  readonly entries: readonly LogEntryView[];
  readonly arrived: readonly LogEntryView[];
  readonly more: More;
}

/** Date, event, device, message. Source: spec §3 "Log entry". */
export function LogTable({ entries, arrived, more }: LogTableProps) {
  const t = useTranslations('activityLog');
  const newIds = new Set(arrived.map(({ id }) => id));
  return (
    <DataTable
      caption={t('caption')}
      columns={useColumns()}
      rows={entries}
      idOf={({ id }) => id}
      isNew={({ id }) => newIds.has(id)}
      more={more}
    />
  );
}

function useColumns(): Column<LogEntryView>[] {
  const t = useTranslations('activityLog');
  const reader = useReader();
  return [
    {
      key: 'date',
      header: t('columns.date'),
      cell: ({ id, occurredAt }) => (
        <RowLink id={id}>
          <time dateTime={occurredAt}>{formatInstant(new Date(occurredAt), reader)}</time>
        </RowLink>
      ),
    },
    {
      key: 'event',
      header: t('columns.event'),
      phone: 'primary',
      keeps: true,
      cell: ({ event, level }) => <StatusBadge tone={level}>{t(`events.${event}`)}</StatusBadge>,
    },
    { key: 'device', header: t('columns.device'), cell: ({ deviceName }) => deviceName },
    { key: 'message', header: t('columns.message'), grows: true, cell: ({ message }) => message },
  ];
}

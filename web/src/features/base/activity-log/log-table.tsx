import type { LogEntryView } from '@comptoir/contract/base/activity-log';
import { useTranslations } from 'use-intl';
import { formatInstant } from '../../../lib/format.ts';
import { useReader } from '../../../shared/sessions/use-reader.ts';
import { DataTable } from '../../../ui/data-table.tsx';
import { StatusBadge } from '../../../ui/status-badge.tsx';
import { TimeText } from '../../../shared/sessions/time-text.tsx';
import styles from './activity-log.module.css';

interface LogTableProps {
  readonly entries: readonly LogEntryView[];
  readonly arrived: readonly LogEntryView[];
}

/** Date, event, device, message. Source: spec §3 "Log entry". */
export function LogTable({ entries, arrived }: LogTableProps) {
  const t = useTranslations('activityLog');
  const newIds = new Set(arrived.map(({ id }) => id));
  return (
    <DataTable
      caption={t('caption')}
      headers={{
        date: t('columns.date'),
        event: t('columns.event'),
        device: t('columns.device'),
        message: t('columns.message'),
      }}
      rows={entries.map((entry) => ({
        id: entry.id,
        isNew: newIds.has(entry.id),
        cells: {
          date: <EntryDate at={entry.occurredAt} />,
          event: <StatusBadge tone={entry.level}>{t(`events.${entry.event}`)}</StatusBadge>,
          device: entry.deviceName ?? <span className={styles.faint}>{t('noDevice')}</span>,
          message: entry.message,
        },
      }))}
    />
  );
}

function EntryDate({ at }: { readonly at: string }) {
  const reader = useReader();
  const instant = new Date(at);
  return (
    <span className={styles.date}>
      <TimeText at={instant}>{formatInstant(instant, reader)}</TimeText>
    </span>
  );
}

import type { LogEntryView } from '@comptoir/contract/base/activity-log';
import { useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { formatInstant } from '../../../lib/format.ts';
import { RowLink } from '../../../shared/lists/row-link.tsx';
import { useReader } from '../../../shared/sessions/use-reader.ts';
import { DataTable } from '../../../ui/data-table.tsx';
import type { More } from '../../../ui/more-rows.tsx';
import { StatusBadge } from '../../../ui/status-badge.tsx';
import type { Column } from '../../../ui/table-column.ts';
import { Stack } from '../../../ui/layout.tsx';
import styles from './activity-log.module.css';
import { foldEntries, type FoldedEntry } from '../../../shared/queries/fold-entries.ts';

interface LogTableProps {
  readonly entries: readonly LogEntryView[];
  readonly arrived: readonly LogEntryView[];
  readonly more: More;
}

/** Date, event, device, message. Source: spec §3 "Log entry". */
export function LogTable({ entries, arrived, more }: LogTableProps) {
  const t = useTranslations('activityLog');
  const newIds = new Set(arrived.map(({ id }) => id));
  const [unfolded, setUnfolded] = useState<ReadonlySet<string>>(new Set());
  const toggle = (id: string): void =>
    setUnfolded((before) => new Set(before.has(id) ? [...before].filter((one) => one !== id) : [...before, id]));
  return (
    <DataTable
      caption={t('caption')}
      columns={useColumns(unfolded, toggle)}
      rows={useMemo(() => foldEntries(entries), [entries])}
      idOf={({ id }) => id}
      isNew={({ id }) => newIds.has(id)}
      renderDetail={({ id, folded }) => (unfolded.has(id) ? <FoldedEntries entries={folded} /> : null)}
      more={more}
    />
  );
}

function useColumns(unfolded: ReadonlySet<string>, toggle: (id: string) => void): Column<FoldedEntry>[] {
  const t = useTranslations('activityLog');
  const reader = useReader();
  return [
    {
      key: 'date',
      header: t('columns.date'),
      phone: 'secondary',
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
    {
      key: 'device',
      header: t('columns.device'),
      cell: ({ deviceName }) => (deviceName === null ? null : <span className={styles.device}>{deviceName}</span>),
    },
    {
      key: 'message',
      header: t('columns.message'),
      grows: true,
      cell: (entry) => <Message entry={entry} isOpen={unfolded.has(entry.id)} onToggle={() => toggle(entry.id)} />,
    },
  ];
}

interface MessageProps {
  readonly entry: FoldedEntry;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

/** Text of a line; one that stands for several says how many, and opens on them. */
function Message({ entry: { event, folded, person, message }, isOpen, onToggle }: MessageProps) {
  const t = useTranslations('latestEntries.folded');
  if (folded.length === 0) return message;
  return (
    <button type="button" className={styles.fold} aria-expanded={isOpen} onClick={onToggle}>
      {event === 'signed-in'
        ? t('signIns', { count: folded.length })
        : t('actions', { count: folded.length, person: person ?? '' })}
    </button>
  );
}

function FoldedEntries({ entries }: { readonly entries: readonly LogEntryView[] }) {
  const reader = useReader();
  return (
    <Stack as="ul" gap="xs" size="sm">
      {entries.map(({ id, occurredAt, message }) => (
        <li key={id}>
          <time dateTime={occurredAt}>{formatInstant(new Date(occurredAt), reader)}</time> {message}
        </li>
      ))}
    </Stack>
  );
}

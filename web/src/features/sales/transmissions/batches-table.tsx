import type { BatchView } from '@comptoir/contract/sales/transmissions';
import type { BatchState } from '@comptoir/domain/sales/transmissions/batch-state';
import { useTranslations } from 'use-intl';
import { formatInstant } from '../../../lib/format.ts';
import { useReader } from '../../../shared/sessions/use-reader.ts';
import { DataTable } from '../../../ui/data-table.tsx';
import { ROW_OPENER } from '../../../ui/row-opener.ts';
import { StatusBadge, type Tone } from '../../../ui/status-badge.tsx';
import type { Column } from '../../../ui/table-column.ts';
import { BatchProgress } from './batch-progress.tsx';

const TONES: Readonly<Record<BatchState, Tone>> = {
  running: 'info',
  sent: 'success',
  unanswered: 'warning',
  cancelled: 'neutral',
};

/** The last batches: who asked for each, how it stands, and what has arrived of it. */
export function BatchesTable({
  batches,
  onOpen,
}: {
  readonly batches: readonly BatchView[];
  readonly onOpen: (id: string) => void;
}) {
  const t = useTranslations('transmissions.batches');
  return <DataTable caption={t('title')} columns={useColumns(onOpen)} rows={batches} idOf={({ id }) => id} />;
}

function useColumns(onOpen: (id: string) => void): Column<BatchView>[] {
  const t = useTranslations('transmissions.batches');
  const reader = useReader();
  return [
    {
      key: 'at',
      header: t('at'),
      keeps: true,
      cell: ({ id, requestedAt }) => (
        <button type="button" className={ROW_OPENER} aria-haspopup="dialog" onClick={() => onOpen(id)}>
          {formatInstant(new Date(requestedAt), reader)}
          <span className="visually-hidden"> {t('open')}</span>
        </button>
      ),
    },
    {
      key: 'state',
      header: t('state'),
      keeps: true,
      phone: 'primary',
      cell: ({ state }) => <StatusBadge tone={TONES[state]}>{t(`states.${state}`)}</StatusBadge>,
    },
    { key: 'progress', header: t('progress'), grows: true, cell: (batch) => <BatchProgress batch={batch} /> },
    { key: 'by', header: t('by'), phone: 'hidden', cell: ({ requestedBy }) => requestedBy },
  ];
}

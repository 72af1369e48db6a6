import type { BatchView } from '@comptoir/contract/sales/transmissions';
import type { BatchState } from '@comptoir/domain/sales/transmissions/batch-state';
import { useTranslations } from 'use-intl';
import { formatInstant } from '../../../lib/format.ts';
import { useReader } from '../../../shared/sessions/use-reader.ts';
import { Button } from '../../../ui/button.tsx';
import { DataTable } from '../../../ui/data-table.tsx';
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
  return (
    <DataTable
      caption={t('title')}
      columns={useColumns()}
      rows={batches}
      idOf={({ id }) => id}
      renderActions={({ id }) => (
        <Button variant="default" onClick={() => onOpen(id)}>
          {t('open')}
        </Button>
      )}
    />
  );
}

function useColumns(): Column<BatchView>[] {
  const t = useTranslations('transmissions.batches');
  const reader = useReader();
  return [
    {
      key: 'at',
      header: t('at'),
      keeps: true,
      cell: ({ requestedAt }) => formatInstant(new Date(requestedAt), reader),
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

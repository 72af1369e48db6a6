import type { MerchantBatchView } from '@comptoir/contract/people/merchant-batches';
import { lazy, Suspense } from 'react';
import { useTranslations } from 'use-intl';
import { formatInstant } from '../../../lib/format.ts';
import { RowLink } from '../../../shared/lists/row-link.tsx';
import { useOpenedId } from '../../../shared/lists/use-opened-row.ts';
import { useReader } from '../../../shared/sessions/use-reader.ts';
import { DataTable } from '../../../ui/data-table.tsx';
import { ListSection } from '../../../ui/list-section.tsx';
import { StatusBadge } from '../../../ui/status-badge.tsx';
import type { Column } from '../../../ui/table-column.ts';
import { useMerchantBatches } from './merchant-batches.api.ts';

const BatchDialog = lazy(async () => ({ default: (await import('./batch-dialog.tsx')).BatchDialog }));

/** Acts on many merchants at once, where there were any; the one that the address names is open. */
export function BatchesSection() {
  const t = useTranslations('merchantBatches');
  const { data } = useMerchantBatches();
  const { openId, close } = useOpenedId();
  const columns = useColumns();
  return (
    <>
      {data && data.items.length > 0 ? (
        <ListSection title={t('title')}>
          <DataTable caption={t('title')} columns={columns} rows={data.items} idOf={({ id }) => id} />
        </ListSection>
      ) : null}
      <Suspense>{openId ? <BatchDialog id={openId} onClose={close} /> : null}</Suspense>
    </>
  );
}

export const BATCH_TONES = { running: 'info', done: 'success', cancelled: 'neutral' } as const;

function useColumns(): Column<MerchantBatchView>[] {
  const t = useTranslations('merchantBatches');
  const reader = useReader();
  return [
    {
      key: 'action',
      header: t('columns.action'),
      cell: ({ id, action }) => <RowLink id={id}>{t(`actions.${action}`)}</RowLink>,
    },
    {
      key: 'about',
      header: t('columns.about'),
      phone: 'secondary',
      cell: ({ about }) => about ?? t('noPartner'),
    },
    {
      key: 'askedAt',
      header: t('columns.askedAt'),
      phone: 'secondary',
      cell: ({ askedAt }) => <time dateTime={askedAt}>{formatInstant(new Date(askedAt), reader)}</time>,
    },
    { key: 'askedBy', header: t('columns.askedBy'), phone: 'hidden', cell: ({ askedBy }) => askedBy },
    {
      key: 'progress',
      header: t('columns.progress'),
      isLabelled: true,
      cell: ({ counts: { all, done, unchanged } }) => t('progress', { done: done + unchanged, all }),
    },
    {
      key: 'state',
      header: t('columns.state'),
      phone: 'primary',
      keeps: true,
      cell: ({ state }) => <StatusBadge tone={BATCH_TONES[state]}>{t(`states.${state}`)}</StatusBadge>,
    },
  ];
}

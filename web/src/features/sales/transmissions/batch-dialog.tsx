import type { BatchBill, BatchView } from '@comptoir/contract/sales/transmissions';
import { cents } from '@comptoir/domain/base/amounts/cents';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { formatInstant, formatMoney } from '../../../lib/format.ts';
import { usePermission } from '../../../shared/access/permission.ts';
import { ErrorState } from '../../../shared/errors/error-state.tsx';
import { FormError } from '../../../shared/errors/form-error.tsx';
import { moreOf } from '../../../shared/lists/more-of.ts';
import { useReader } from '../../../shared/sessions/use-reader.ts';
import { STATE_TONES } from '../../../shared/transmissions/state-tones.ts';
import { Button } from '../../../ui/button.tsx';
import { DataTable } from '../../../ui/data-table.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { DialogFooter } from '../../../ui/dialog-footer.tsx';
import type { More } from '../../../ui/more-rows.tsx';
import { SkeletonRows } from '../../../ui/skeleton-rows.tsx';
import { StatusBadge } from '../../../ui/status-badge.tsx';
import type { Column } from '../../../ui/table-column.ts';
import { AuthorityRemark } from './authority-remark.tsx';
import { BatchProgress } from './batch-progress.tsx';
import { useBatch, useCancelBatch } from './transmissions.api.ts';

/** A batch, bill by bill, for as long as it is looked at. */
export function BatchDialog({ id, onClose }: { readonly id: string; readonly onClose: () => void }) {
  const t = useTranslations('transmissions.batches');
  const query = useBatch(id);
  const { data, error, refetch } = query;
  const batch = data?.pages[0]?.batch;
  return (
    <Dialog title={t('detail')} onClose={onClose}>
      {error && !data ? <ErrorState error={error} onRetry={() => void refetch()} /> : null}
      {data || error ? null : <SkeletonRows count={4} />}
      {batch ? <BatchHead batch={batch} /> : null}
      {batch ? (
        <BatchBills
          bills={data.pages.flatMap(({ bills }) => bills)}
          more={{ ...moreOf(query), count: batch.planned }}
        />
      ) : null}
    </Dialog>
  );
}

function BatchBills({ bills, more }: { readonly bills: readonly BatchBill[]; readonly more: More }) {
  const t = useTranslations('transmissions.batches');
  return (
    <DataTable
      caption={t('detail')}
      columns={useBillColumns()}
      rows={bills}
      idOf={({ billId }) => billId}
      more={more}
    />
  );
}

function BatchHead({ batch }: { readonly batch: BatchView }) {
  const t = useTranslations('transmissions.batches');
  const left = batch.leftWaiting ?? 0;
  // what was left when it ended has gone since
  const isMadeGood = left > 0 && batch.waiting === 0;
  return (
    <>
      <BatchProgress batch={batch} />
      <p>{t(`ended.${isMadeGood ? 'since' : batch.state}`, { left })}</p>
      {batch.state === 'running' ? <Cancel id={batch.id} /> : null}
    </>
  );
}

function Cancel({ id }: { readonly id: string }) {
  const t = useTranslations('transmissions.batches');
  const canSend = usePermission('transmit-transactions');
  const cancel = useCancelBatch(id);
  if (!canSend) return null;
  return (
    <>
      <FormError error={cancel.error} />
      <p>{t('cancelHint')}</p>
      <DialogFooter cancel={null}>
        <Button variant="default" loading={cancel.isPending} onClick={() => cancel.mutate(undefined)}>
          {t('cancel')}
        </Button>
      </DialogFooter>
    </>
  );
}

function useBillColumns(): Column<BatchBill>[] {
  const t = useTranslations('bills');
  const reader = useReader();
  return [
    {
      key: 'number',
      header: t('columns.number'),
      cell: ({ billId, noTrans, errors }) => (
        <>
          <Link to="/sales/$idBill" params={{ idBill: billId }} search={(before) => before}>
            {noTrans}
          </Link>
          {errors.map((error) => (
            <AuthorityRemark key={error.id} error={error} />
          ))}
        </>
      ),
    },
    {
      key: 'state',
      header: t('columns.state'),
      keeps: true,
      phone: 'primary',
      cell: ({ state }) => <StatusBadge tone={STATE_TONES[state]}>{t(`states.${state}`)}</StatusBadge>,
    },
    {
      key: 'amount',
      header: t('columns.amount'),
      isFigure: true,
      cell: ({ totalCents }) => formatMoney(cents(totalCents), reader.language),
    },
    {
      key: 'date',
      header: t('columns.date'),
      phone: 'hidden',
      cell: ({ signedAt }) => formatInstant(new Date(signedAt), reader),
    },
    { key: 'device', header: t('columns.device'), phone: 'hidden', cell: ({ deviceName }) => deviceName },
  ];
}

import type { LeftMerchant, MerchantBatchDetails } from '@comptoir/contract/people/merchant-batches';
import { useTranslations } from 'use-intl';
import { useCallOnce } from '../../../lib/use-call-once.ts';
import { showAlert } from '../../../lib/alerts.ts';
import { saveBlob } from '../../../lib/save-file.ts';
import { ErrorState } from '../../../shared/errors/error-state.tsx';
import { failureCode } from '../../../shared/http/api-error.ts';
import { Button } from '../../../ui/button.tsx';
import { DataTable } from '../../../ui/data-table.tsx';
import { DialogFooter } from '../../../ui/dialog-footer.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { DownloadIcon } from '../../../ui/icons.tsx';
import { SkeletonRows } from '../../../ui/skeleton-rows.tsx';
import { StatusBadge } from '../../../ui/status-badge.tsx';
import type { Column } from '../../../ui/table-column.ts';
import { Row } from '../../../ui/layout.tsx';
import { BATCH_TONES } from './batches-section.tsx';
import { fetchLeft, useCancelBatch, useMerchantBatch } from './merchant-batches.api.ts';
import styles from './merchant-batches.module.css';

interface BatchDialogProps {
  readonly id: string;
  readonly onClose: () => void;
}

/** Progress of an act on many merchants, and those it was not done to. */
export function BatchDialog({ id, onClose }: BatchDialogProps) {
  const t = useTranslations('merchantBatches');
  const { data, error, refetch } = useMerchantBatch(id);
  return (
    <Dialog title={data ? t(`detailsTitle.${data.action}`) : t('title')} onClose={onClose}>
      {error && !data ? <ErrorState error={error} onRetry={() => void refetch()} /> : null}
      {data || error ? null : <SkeletonRows count={3} />}
      {data ? <Details batch={data} /> : null}
    </Dialog>
  );
}

function Details({ batch }: { readonly batch: MerchantBatchDetails }) {
  const t = useTranslations('merchantBatches');
  const { id, action, about, state, counts, left } = batch;
  const cancel = useCancelBatch();
  const around = about === null ? t('toNone') : t(action === 'message' ? 'subject' : 'to', { name: about });
  return (
    <>
      <Row as="p">
        {around} <StatusBadge tone={BATCH_TONES[state]}>{t(`states.${state}`)}</StatusBadge>
      </Row>
      <progress
        className={styles.progress}
        aria-label={t('progressLabel')}
        max={counts.all}
        value={counts.all - counts.waiting}
      />
      <output>{state === 'running' ? t('running', { left: counts.waiting }) : <Ended counts={counts} />}</output>
      {left.length > 0 ? <Left id={id} left={left} /> : null}
      <DialogFooter cancel={t('close')}>
        {state === 'running' ? (
          <Button variant="default" color="red" loading={cancel.isPending} onClick={() => cancel.mutate(id)}>
            {t('cancel')}
          </Button>
        ) : null}
      </DialogFooter>
    </>
  );
}

function Ended({ counts }: Pick<MerchantBatchDetails, 'counts'>) {
  const t = useTranslations('merchantBatches');
  const others = (['unchanged', 'refused', 'failed', 'cancelled'] as const).filter((key) => counts[key] > 0);
  return [t('ended', { done: counts.done }), others.map((key) => t(`counts.${key}`, { count: counts[key] })).join(', ')]
    .filter(Boolean)
    .join(' ');
}

function Left({ id, left }: Pick<MerchantBatchDetails, 'id' | 'left'>) {
  const t = useTranslations('merchantBatches');
  const tErrors = useTranslations('errorMessages');
  const { mutate, isPending } = useCallOnce({
    mutationFn: () => fetchLeft(id),
    onSuccess: ({ name, content }) => saveBlob(name, content),
    onError: (error) => showAlert({ tone: 'error', text: tErrors(failureCode(error)) }),
  });
  const columns: Column<LeftMerchant>[] = [
    { key: 'name', header: t('leftColumns.name'), cell: ({ companyName }) => companyName },
    {
      key: 'result',
      header: t('leftColumns.result'),
      cell: ({ outcome, reason }) => (reason ? t(`reasons.${reason}`) : t(`outcomes.${outcome}`)),
    },
  ];
  return (
    <>
      <DataTable caption={t('left')} columns={columns} rows={left} idOf={({ merchantId }) => merchantId} isFacts />
      <p>
        <Button variant="default" leftSection={<DownloadIcon size={18} />} loading={isPending} onClick={() => mutate()}>
          {t('file')}
        </Button>
      </p>
    </>
  );
}
